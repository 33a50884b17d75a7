import { expect, test } from './fixtures.ts';
import { expectAccessible } from './actions.ts';
import { findStored } from './salesPage.ts';

test('reads an amount with a decimal comma as intended and explains a date with a short year', async ({
  openSignedIn,
  product,
}) => {
  const page = await openSignedIn('/#/dashboard/finance', {
    locale: 'en-US',
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  await page.getByRole('button', { name: 'New Invoice' }).click();
  const form = page.getByRole('dialog');
  const amount = form.getByLabel('Amount ($)');
  const clear = async () => {
    await amount.press('ControlOrMeta+a');
    await amount.press('Delete');
  };
  for (const [typed, shown] of [
    ['1250,50', '$1,250.50'],
    ['1,250', '$1,250.00'],
    ['1,250.75', '$1,250.75'],
    [',5', '$0.50'],
    ['-,5', '-$0.50 Below zero: it lowers the totals.'],
  ] as const) {
    await clear();
    await amount.pressSequentially(typed);
    await expect(amount).toHaveAccessibleDescription(`Understood as ${shown}`);
  }
  await page.evaluate(() => navigator.clipboard.writeText('1.250,50'));
  await clear();
  await amount.press('ControlOrMeta+v');
  await expect(amount).toHaveAccessibleDescription('Understood as $1,250.50');
  // Everything is selected, so the next character replaces it.
  await amount.press('ControlOrMeta+a');
  await amount.pressSequentially('9,5');
  await expect(amount).toHaveAccessibleDescription('Understood as $9.50');
  await amount.press('ControlOrMeta+a');
  await amount.pressSequentially(',5');
  await expect(amount).toHaveAccessibleDescription('Understood as $0.50');
  await amount.press('ControlOrMeta+a');
  await amount.pressSequentially('1250,50');
  for (const left of ['$1,250.50', '$1,250.00', '$1,250.00', '$125.00']) {
    await amount.press('Backspace');
    await expect(amount).toHaveAccessibleDescription(`Understood as ${left}`);
  }
  // In the middle, and instead of a selected part.
  await clear();
  await amount.pressSequentially('1234');
  await amount.press('ArrowLeft');
  await amount.press(',');
  await expect(amount).toHaveAccessibleDescription('Understood as $123.40');
  await clear();
  await amount.pressSequentially('1234');
  for (let n = 0; n < 2; n += 1) await amount.press('Shift+ArrowLeft');
  await amount.pressSequentially(',5');
  await expect(amount).toHaveAccessibleDescription('Understood as $12.50');
  await amount.press('ControlOrMeta+a');
  await amount.pressSequentially('--4');
  await expect(amount).toHaveAccessibleDescription('Understood as not a number, so 0');
  await clear();
  await amount.pressSequentially('1250,50');

  const due = form.getByLabel('Due Date');
  await form.getByLabel('Customer').fill('Decimal comma');
  await due.focus();
  await page.keyboard.type('122026');
  await form.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(due).toHaveAccessibleDescription('Use a year of four digits, from 1900 on.');
  await expectAccessible(page, 'dialog');
  await due.fill('');
  await due.focus();
  await page.keyboard.type('12');
  await form.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(due).toHaveAccessibleDescription('This date is not complete.');
  await due.fill('');
  await due.focus();
  await page.keyboard.type('12/20/12026');
  await expect(due).toHaveValue(/^\d{4}-12-20$/);
  await due.fill('2026-12-20');
  await form.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(form).toBeHidden();
  expect(await findStored(product, 'finance/invoices', 'Decimal comma')).toEqual([
    expect.objectContaining({ amount: 1250.5, due: '2026-12-20' }),
  ]);
});
