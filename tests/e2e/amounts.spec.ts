import { expect, test } from './fixtures.ts';
import { expectAccessible } from './actions.ts';
import { findStored } from './salesPage.ts';

test('reads a decimal comma typed anywhere, and explains a date with a short year', async ({
  openSignedIn,
  product,
}) => {
  const page = await openSignedIn('/#/dashboard/finance', { locale: 'en-US' });
  await page.getByRole('button', { name: 'New Invoice' }).click();
  const form = page.getByRole('dialog');
  const amount = form.getByLabel('Amount ($)');
  const clear = async () => {
    await amount.press('ControlOrMeta+a');
    await amount.press('Delete');
  };
  // In the middle, and instead of a selected part.
  await amount.pressSequentially('1234');
  await amount.press('ArrowLeft');
  await amount.press(',');
  await expect(amount).toHaveAccessibleDescription('Understood as $123.40');
  await clear();
  await amount.pressSequentially('1234');
  for (let n = 0; n < 2; n += 1) await amount.press('Shift+ArrowLeft');
  await amount.pressSequentially(',5');
  await expect(amount).toHaveAccessibleDescription('Understood as $12.50');
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
