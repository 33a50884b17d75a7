import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { findForm, openApp, signInAs } from '../support/app.tsx';
import { resetDatabase, seed, stored } from '../support/backend.ts';

beforeEach(async () => {
  sessionStorage.clear();
  await resetDatabase();
  await seed('sales/deals/d1', {
    title: 'Garden reef',
    customer: 'Al Noor',
    value: 5,
    stage: 'Won',
  });
  await signInAs('Layla Haddad');
});

async function openSales() {
  const { user } = openApp('/dashboard/sales');
  const openNew = async () => {
    await user.click(await screen.findByRole('button', { name: 'New Deal' }));
    return within(await findForm('New Deal'));
  };
  await screen.findByRole('button', { name: /Garden reef/ });
  return { user, openNew };
}

const typeTitle = (form: ReturnType<typeof within>, title: string) =>
  fireEvent.change(form.getByLabelText('Deal Title'), { target: { value: title } });

describe('the draft of a closed form', () => {
  it('is offered by the next form, which opens blank', async () => {
    const { user, openNew } = await openSales();
    typeTitle(await openNew(), 'Koi court');
    await user.keyboard('{Escape}');
    const form = await openNew();
    expect(form.getByLabelText('Deal Title')).toHaveValue('');
    await user.click(form.getByRole('button', { name: 'Restore unsaved input' }));
    expect(form.getByLabelText('Deal Title')).toHaveValue('Koi court');
    expect(form.queryByRole('button', { name: 'Restore unsaved input' })).toBeNull();
    expect(form.getByLabelText('Deal Title')).toHaveFocus();
  });

  it('can be discarded', async () => {
    const { user, openNew } = await openSales();
    typeTitle(await openNew(), 'Koi court');
    await user.keyboard('{Escape}');
    const form = await openNew();
    await user.click(form.getByRole('button', { name: 'Discard it' }));
    expect(form.getByLabelText('Deal Title')).toHaveFocus();
    await user.keyboard('{Escape}');
    expect((await openNew()).queryByText(/did not save it/)).toBeNull();
  });

  it('is offered for its own record only, until it is saved', async () => {
    const { user, openNew } = await openSales();
    await user.click(screen.getByRole('button', { name: /Garden reef/ }));
    const edit = within(await findForm('Edit Deal'));
    typeTitle(edit, 'Garden reef II');
    await user.keyboard('{Escape}');
    expect((await openNew()).queryByText(/did not save it/)).toBeNull();
    await user.keyboard('{Escape}');

    await user.click(screen.getByRole('button', { name: /Garden reef/ }));
    const again = within(await findForm('Edit Deal'));
    await user.click(again.getByRole('button', { name: 'Restore unsaved input' }));
    await user.click(again.getByRole('button', { name: 'Save Changes' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await stored('sales/deals/d1/title')).toBe('Garden reef II');
    await user.click(screen.getByRole('button', { name: /Garden reef II/ }));
    expect(within(await findForm('Edit Deal')).queryByText(/did not save it/)).toBeNull();
  });

  it('is offered after a visit to another page', async () => {
    const first = await openSales();
    typeTitle(await first.openNew(), 'Koi court');
    fireEvent.click(screen.getByRole('link', { name: 'Finance' }));
    await screen.findByRole('heading', { name: 'Finance & Accounting' });
    fireEvent.click(screen.getByRole('link', { name: 'Sales' }));
    const user = first.user;
    await user.click(await screen.findByRole('button', { name: 'New Deal' }));
    const form = within(await findForm('New Deal'));
    await user.click(form.getByRole('button', { name: 'Restore unsaved input' }));
    expect(form.getByLabelText('Deal Title')).toHaveValue('Koi court');
  });
});

describe('a field that a colleague changes', () => {
  const DEAL = { title: 'Garden reef', customer: 'Al Noor', value: 5, stage: 'Won' };

  it('keeps the new value when the draft of another field is restored', async () => {
    const { user } = await openSales();
    await user.click(screen.getByRole('button', { name: /Garden reef/ }));
    typeTitle(within(await findForm('Edit Deal')), 'Garden reef II');
    await user.keyboard('{Escape}');
    await seed('sales/deals/d1/customer', 'Villa Qamar');
    await user.click(await screen.findByRole('button', { name: /Garden reef Villa Qamar/ }));
    const form = within(await findForm('Edit Deal'));
    await user.click(form.getByRole('button', { name: 'Restore unsaved input' }));
    expect(form.getByLabelText('Customer')).toHaveValue('Villa Qamar');
    await user.click(form.getByRole('button', { name: 'Save Changes' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await stored('sales/deals/d1')).toEqual({
      ...DEAL,
      title: 'Garden reef II',
      customer: 'Villa Qamar',
    });
  });

  it('shows the new value while unedited, and as a note once edited', async () => {
    const { user } = await openSales();
    await user.click(screen.getByRole('button', { name: /Garden reef/ }));
    const form = within(await findForm('Edit Deal'));
    typeTitle(form, 'Garden reef II');
    await seed('sales/deals/d1', { ...DEAL, title: 'Garden reef III', customer: 'Villa Qamar' });
    await waitFor(() => expect(form.getByLabelText('Customer')).toHaveValue('Villa Qamar'));
    expect(form.getByLabelText('Deal Title')).toHaveValue('Garden reef II');
    expect(form.getByLabelText('Deal Title')).toHaveAccessibleDescription(
      'Changed by someone else meanwhile: Garden reef III',
    );
  });
});

describe('a generated number that a colleague has taken', () => {
  it('is replaced when the form is saved', async () => {
    const { user } = openApp('/dashboard/finance');
    await user.click(await screen.findByRole('button', { name: 'New Invoice' }));
    const form = within(await findForm('New Invoice'));
    const number = form.getByLabelText<HTMLInputElement>('Invoice #').value;
    await seed('finance/invoices/i1', { idNum: number, customer: 'Taken' });
    await screen.findByText('Taken');
    await user.click(form.getByRole('button', { name: 'Create' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const invoices = Object.values(
      (await stored('finance/invoices')) as Record<string, { idNum: string }>,
    );
    expect(new Set(invoices.map(({ idNum }) => idNum)).size).toBe(2);
  });
});
