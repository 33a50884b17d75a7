import type { Page } from '@playwright/test';
import { MODULES } from '../../src/dashboard/modules.ts';
import { FORMS, type FormCase } from '../dashboard/formCases.ts';
import { expect, test } from './fixtures.ts';
import { expectAccessible, expectFit, fill } from './actions.ts';

test(
  'on a phone, creates and edits every kind of record by touch, starting at the menu',
  { tag: '@try-out' },
  async ({ openSignedIn }) => {
    const page = await openSignedIn('/#/dashboard', {
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
      reducedMotion: 'reduce',
    });
    for (const { path, label } of MODULES) {
      await page.getByRole('button', { name: 'Open menu' }).tap();
      await page.getByRole('dialog').getByRole('link', { name: label, exact: true }).tap();
      await expect(page.getByRole('dialog')).toBeHidden();
      for (const form of FORMS.filter((one) => one.page === path)) await useForm(page, form);
      await expectFormFits(page);
    }
    await expectAccessible(page);
  },
);

async function useForm(page: Page, form: FormCase): Promise<void> {
  const [label = '', own = ''] = Object.entries(form.first.typed)[0] ?? [];
  const mine = `${own} by finger`;
  await page.getByRole('button', { name: form.opener, exact: true }).tap();
  await expectFormFits(page);
  // Beside the sheet, which leaves a strip of the page.
  await page.touchscreen.tap(195, 20);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: form.opener, exact: true }).tap();
  await fill(page, form.create, { ...form.first.typed, [label]: mine }, form.submit);

  const row = page.locator('main tbody tr, main li > button').filter({ hasText: mine }).first();
  await row.tap();
  await expect(page.getByLabel(label, { exact: true })).toHaveValue(mine);
  await expectFormFits(page);
  await fill(page, form.edit, { [label]: `${own} again` }, 'Save Changes');
  await expect(row).toHaveCount(0);
  await expect(page.locator('main').getByText(`${own} again`).first()).toBeVisible();
}

/** The page fits, and the buttons of an open form are reachable. */
async function expectFormFits(page: Page): Promise<void> {
  await expectFit(page);
  for (const button of await page.locator('dialog footer button').all()) {
    await expect(button).toBeInViewport({ ratio: 1 });
  }
}
