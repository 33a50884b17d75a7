import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { findForm, onlyChild, openApp, signInAs } from '../../support/app.tsx';
import { resetDatabase, stored } from '../../support/backend.ts';

beforeEach(() => signInAs('Layla Haddad'));

async function openFinance() {
  const { user } = openApp('/dashboard/finance');
  const openNew = async () => {
    await user.click(await screen.findByRole('button', { name: 'New Invoice' }));
    const form = within(await findForm('New Invoice'));
    return { form, amount: form.getByLabelText<HTMLInputElement>('Amount ($)') };
  };
  return { user, openNew };
}

it('a due date before the date of its invoice is pointed out, and can be stored all the same', async () => {
  const { user, openNew } = await openFinance();
  const { form } = await openNew();
  const due = form.getByLabelText('Due Date');
  fireEvent.change(due, { target: { value: '2026-11-02' } });
  expect(due).not.toHaveAccessibleDescription();
  fireEvent.change(form.getByLabelText('Date'), { target: { value: '2026-11-20' } });
  expect(due).toHaveAccessibleDescription('This is before the date of the invoice.');
  await user.click(form.getByRole('button', { name: 'Create' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(onlyChild(await stored('finance/invoices'))['due']).toBe('2026-11-02');
});

describe('an amount with a decimal comma', () => {
  it('is previewed and stored as it is typed', async () => {
    const { user, openNew } = await openFinance();
    for (const [typed, preview, value] of [
      ['1250,50', '$1,250.50', 1250.5],
      ['-3,5', '-$3.50 Below zero: it lowers the totals.', -3.5],
    ] as const) {
      await resetDatabase();
      const { form, amount } = await openNew();
      await user.type(amount, typed);
      expect(amount).toHaveAccessibleDescription(`Understood as ${preview}`);
      await user.click(form.getByRole('button', { name: 'Create' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      expect(onlyChild(await stored('finance/invoices'))['amount']).toBe(value);
    }
  });

  it('is parsed when pasted, and can be corrected with the keyboard', async () => {
    const { user, openNew } = await openFinance();
    const { amount } = await openNew();
    for (const [text, preview] of [
      ['1.250,50', '$1,250.50'],
      ['$ 1,250.50', '$1,250.50'],
    ] as const) {
      await user.clear(amount);
      await user.paste(text);
      expect(amount).toHaveAccessibleDescription(`Understood as ${preview}`);
    }
    await user.clear(amount);
    await user.type(amount, '12,5{Backspace}7');
    expect(amount).toHaveValue(12.7);
  });
});

it('an amount that is pasted in another currency is none', async () => {
  const { user, openNew } = await openFinance();
  const { amount } = await openNew();
  for (const text of ['AED 1,000', '€1000']) {
    await user.clear(amount);
    await user.type(amount, '5');
    await user.paste(text);
    expect(amount).toHaveValue(null);
    expect(amount).toHaveAccessibleDescription(
      'Understood as not a number: it would be saved as 0',
    );
  }
  await user.paste('$1,000');
  expect(amount).toHaveValue(1000);
});

it('a date with a year of two digits is rejected with the reason', async () => {
  const { openNew } = await openFinance();
  const { form } = await openNew();
  const due = form.getByLabelText('Due Date');
  fireEvent.change(due, { target: { value: '0026-12-20' } });
  fireEvent.click(form.getByRole('button', { name: 'Create' }));
  expect(due).toHaveAccessibleDescription('Use a year of four digits, from 1900 on.');
  expect(due).toHaveFocus();
  expect(await stored('finance/invoices')).toBeNull();
});
