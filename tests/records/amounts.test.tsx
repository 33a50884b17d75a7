import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { findForm, onlyChild, openApp, signInAs } from '../support/app.tsx';
import { resetDatabase, stored } from '../support/backend.ts';

beforeEach(async () => {
  await resetDatabase();
  await signInAs('Layla Haddad');
});

async function openNewInvoice() {
  const { user } = openApp('/dashboard/finance');
  await user.click(await screen.findByRole('button', { name: 'New Invoice' }));
  const form = within(await findForm('New Invoice'));
  const amount = form.getByLabelText<HTMLInputElement>('Amount ($)');
  const save = async () => {
    await user.click(form.getByRole('button', { name: 'Create' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    return onlyChild(await stored('finance/invoices'));
  };
  return { user, form, amount, save };
}

describe('an amount with a decimal comma', () => {
  it.each([
    ['1250,50', '$1,250.50', 1250.5],
    ['1,250', '$1,250.00', 1250],
    ['1,250.75', '$1,250.75', 1250.75],
    ['1250.5', '$1,250.50', 1250.5],
    ['-3,5', '-$3.50', -3.5],
  ])('is previewed and stored, for the typed text %s', async (typed, preview, value) => {
    const { user, amount, save } = await openNewInvoice();
    await user.type(amount, typed);
    expect(amount).toHaveAccessibleDescription(`Understood as ${preview}`);
    expect((await save())['amount']).toBe(value);
  });

  it.each([
    ['1.250,50', '$1,250.50'],
    ['$ 1,250.50', '$1,250.50'],
  ])('is parsed when pasted as %s: %s', async (text, preview) => {
    const { user, amount } = await openNewInvoice();
    await user.click(amount);
    await user.paste(text);
    expect(amount).toHaveAccessibleDescription(`Understood as ${preview}`);
  });

  it('can be corrected with the keyboard', async () => {
    const { user, amount } = await openNewInvoice();
    await user.type(amount, '12,5');
    await user.keyboard('{Backspace}7');
    expect(amount).toHaveValue(12.7);
  });
});

describe('a date', () => {
  it.each(['0026-12-20', '0202-12-20'])(
    'with the year of %s is rejected with the reason',
    async (day) => {
      const { form } = await openNewInvoice();
      fireEvent.change(form.getByLabelText('Due Date'), { target: { value: day } });
      fireEvent.click(form.getByRole('button', { name: 'Create' }));
      const due = form.getByLabelText('Due Date');
      expect(due).toHaveAccessibleDescription('Use a year of four digits, from 1900 on.');
      expect(due).toHaveFocus();
      expect(await stored('finance/invoices')).toBeNull();
    },
  );
});
