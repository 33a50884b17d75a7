import type { Page } from '@playwright/test';
import { MODULES } from '../../src/desk/modules.tsx';
import { FORMS, type FormCase } from '../features/formCases.ts';
import { expect, test } from './fixtures.ts';
import { expectFit, fill, goToModule } from './actions.ts';

test('on a phone, opens every form by touch and fills one in, starting at the menu', async ({
  openSignedIn,
}) => {
  const page = await openSignedIn('/#/dashboard', {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  for (const { path, title } of MODULES) {
    await page.getByRole('button', { name: 'Open menu' }).tap();
    await page.getByRole('dialog').getByRole('link', { name: title, exact: true }).tap();
    await expect(page.getByRole('dialog')).toBeHidden();
    for (const form of FORMS.filter((one) => one.page === path)) {
      await openForm(page, form);
      if (form === FORMS[0]) await useForm(page, form);
    }
    await expectFormFits(page);
  }
  // A control half below the header would count as too small.
  await page.evaluate(() => window.scrollTo(0, 0));
});

async function openForm(page: Page, form: FormCase): Promise<void> {
  await page.getByRole('button', { name: form.opener, exact: true }).tap();
  await expect(page.getByRole('dialog', { name: form.create })).toBeVisible();
  await expectFormFits(page);
  // Beside the sheet, which leaves a strip of the page.
  await page.touchscreen.tap(195, 20);
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

async function useForm(page: Page, form: FormCase): Promise<void> {
  const [label = '', own = ''] = Object.entries(form.first.typed)[0] ?? [];
  const mine = `${own} by finger`;
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

test('on a phone, a list has three lines of tools, a ticket its issue, a form no keyboard', async ({
  openSignedIn,
}) => {
  const page = await openSignedIn('/#/dashboard', {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  for (const { path } of MODULES.filter((module) => module.path !== '')) {
    await goToModule(page, path);
    await expect(page.locator('main :is(tbody tr, .deal-card)').first()).toBeVisible();
    for (const toolbar of await page.locator('main .list-toolbar').all()) {
      // Three lines of targets for a finger, and what is around them.
      expect((await toolbar.boundingBox())?.height, path).toBeLessThanOrEqual(3 * 44 + 32);
    }
  }

  await goToModule(page, 'service');
  const issue = page.getByText('Moss taking over the left stone. Client asks for a trim');
  await expect(issue).toBeVisible();
  const [hidden, shown] = await issue.evaluate((text) => [text.scrollHeight, text.clientHeight]);
  expect(hidden).toBeLessThanOrEqual(shown ?? 0);

  await page.getByRole('row').filter({ has: issue }).tap();
  const form = page.getByRole('dialog', { name: 'Edit Ticket' });
  await expect(form.getByRole('heading', { name: 'Edit Ticket' })).toBeFocused();
  const [history, label] = await Promise.all(
    [form.getByRole('heading', { name: 'History' }), form.getByText('Assigned To')].map((part) =>
      part.boundingBox(),
    ),
  );
  expect(history?.x).toBe(label?.x);
});
