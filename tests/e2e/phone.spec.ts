import { MODULES } from '../../src/desk/modules.tsx';
import { FORMS } from '../features/formCases.ts';
import { expect, test } from './fixtures.ts';
import { expectFit, fill, goToModule } from './actions.ts';

test('on a phone, a form is opened from the menu and filled in by touch', async ({
  openSignedIn,
}) => {
  const page = await openSignedIn('/#/dashboard', {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  const [form] = FORMS;
  if (form === undefined) throw new Error('There is no form');
  const title = MODULES.find(({ path }) => path === form.page)?.title ?? '';
  await page.getByRole('button', { name: 'Open menu' }).tap();
  await page.getByRole('dialog').getByRole('link', { name: title, exact: true }).tap();
  await expect(page.getByRole('dialog')).toBeHidden();
  const opener = page.getByRole('button', { name: form.opener, exact: true });
  await opener.tap();
  await expect(page.getByRole('dialog', { name: form.create })).toBeVisible();
  // Beside the sheet, which leaves a strip of the page.
  await page.touchscreen.tap(195, 20);
  await expect(page.getByRole('dialog')).toHaveCount(0);

  const [label = '', own = ''] = Object.entries(form.first.typed)[0] ?? [];
  const mine = `${own} by finger`;
  await opener.tap();
  await fill(page, form.create, { ...form.first.typed, [label]: mine }, form.submit);
  const row = page.locator('main tbody tr, main li > button').filter({ hasText: mine }).first();
  await row.tap();
  await expect(page.getByLabel(label, { exact: true })).toHaveValue(mine);
  await expectFit(page);
  await fill(page, form.edit, { [label]: `${own} again` }, 'Save Changes');
  await expect(row).toHaveCount(0);
  await expect(page.locator('main').getByText(`${own} again`).first()).toBeVisible();
});

test('the long menu of exports opens at its row, which it leaves free', async ({
  openSignedIn,
}) => {
  for (const viewport of [
    { width: 390, height: 664 },
    { width: 1366, height: 650 },
  ]) {
    const page = await openSignedIn('/#/dashboard/settings', { viewport });
    const row = page.getByRole('button', { name: /^Export / });
    await row.scrollIntoViewIfNeeded();
    await row.click();
    const [at, menu] = await Promise.all([row.boundingBox(), page.getByRole('menu').boundingBox()]);
    const gaps = [
      (menu?.y ?? 0) - ((at?.y ?? 0) + (at?.height ?? 0)),
      (at?.y ?? 0) - ((menu?.y ?? 0) + (menu?.height ?? 0)),
    ].map(Math.round);
    expect(Math.max(...gaps)).toBe(4);
    await page.keyboard.press('End');
    await expect(page.getByRole('menuitem').last()).toBeInViewport();
  }
});

test('on a phone, a list has three lines of tools, an invoice one of acts, a ticket its issue, a form no keyboard', async ({
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

  await goToModule(page, 'finance');
  await page.getByRole('row').filter({ hasText: 'Overdue' }).first().tap();
  const acts = page.getByRole('dialog').getByRole('group', { name: 'Acts' });
  await expect(acts.getByRole('button', { name: 'Note' })).toBeVisible();
  expect((await acts.boundingBox())?.height).toBeLessThanOrEqual(44);
  await page.getByRole('button', { name: 'Close' }).tap();

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
