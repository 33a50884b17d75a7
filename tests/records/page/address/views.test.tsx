import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { invoice } from '../../../../src/features/finance/invoice.entity.ts';
import { cellsOf, findForm, go, openApp, signInAs } from '../../../support/app.tsx';
import { seed } from '../../../support/backend.ts';

const INVOICES = {
  a: { idNum: 'INV-2026-1', customer: 'Palm House', amount: 10, status: 'Sent', due: '2026-03-01' },
  b: {
    idNum: 'INV-2026-2',
    customer: 'Dune Hotel',
    amount: 30,
    status: 'Overdue',
    due: '2026-01-01',
  },
  c: {
    idNum: 'INV-2026-3',
    customer: 'Palm Spa',
    amount: 20,
    status: 'Overdue',
    due: '2026-02-01',
  },
};

beforeEach(async () => {
  await seed('finance/invoices', INVOICES);
  await signInAs('Layla Haddad');
});

const numbers = () =>
  cellsOf(screen.getByRole('table', { name: 'Invoices' }))
    .slice(1)
    .map(([number]) => number);

async function expectNumbers(...expected: readonly string[]): Promise<void> {
  await waitFor(() => expect(numbers()).toEqual(expected));
}

/** The parameters of the address. */
const query = () => Object.fromEntries(new URLSearchParams(window.location.hash.split('?')[1]));

describe('the view of a list', () => {
  it('is read from the address: filter, sort order and search', async () => {
    openApp('/dashboard/finance?status=Overdue,Sent&sort=-amount&q=palm');
    await screen.findByRole('table', { name: 'Invoices' });
    await expectNumbers('INV-2026-3', 'INV-2026-1');
    expect(screen.getByRole('searchbox')).toHaveValue('palm');
    expect(screen.getByRole('button', { name: 'Overdue 2' })).toBePressed();
    expect(screen.getByRole('columnheader', { name: 'Amount' })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
  });

  it('finds a status by the name that it had when the address was kept', async () => {
    const { input } = invoice.fields.status;
    Object.assign(input, { formerly: { Late: 'Overdue' } });
    onTestFinished(() => void Object.assign(input, { formerly: undefined }));
    openApp('/dashboard/finance?status=Late');
    expect(await screen.findByRole('button', { name: 'Overdue 2' })).toBePressed();
  });

  it('is written to the address, and leaves what it does not know of alone', async () => {
    openApp('/dashboard/finance?theme=none');
    await screen.findByRole('table', { name: 'Invoices' });
    // Several with Ctrl, and none again with a second click.
    fireEvent.click(screen.getByRole('button', { name: 'Sent 1' }));
    await expectNumbers('INV-2026-1');
    fireEvent.click(screen.getByRole('button', { name: 'Overdue 2' }), { ctrlKey: true });
    await expectNumbers('INV-2026-3', 'INV-2026-2', 'INV-2026-1');
    fireEvent.click(screen.getByRole('button', { name: 'Overdue 2' }));
    fireEvent.click(screen.getByRole('button', { name: 'Overdue 2' }));
    await expectNumbers('INV-2026-3', 'INV-2026-2', 'INV-2026-1');
    fireEvent.click(screen.getByRole('button', { name: 'Overdue 2' }));
    fireEvent.click(screen.getByRole('button', { name: 'Due Date' }));
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: ' dune ' } });
    await expectNumbers('INV-2026-2');
    await waitFor(() =>
      expect(query()).toEqual({ theme: 'none', status: 'Overdue', sort: 'due', q: 'dune' }),
    );
    fireEvent.click(screen.getByRole('button', { name: 'All 3' }));
    fireEvent.click(screen.getByRole('button', { name: 'Due Date' }));
    fireEvent.click(screen.getByRole('button', { name: 'Due Date' }));
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: '' } });
    await waitFor(() => expect(query()).toEqual({ theme: 'none' }));
  });

  it('follows a link to another view of the same page, and is cleared by one to the page', async () => {
    openApp('/dashboard/finance?status=Sent');
    await screen.findByRole('table', { name: 'Invoices' });
    await expectNumbers('INV-2026-1');
    go('/dashboard/finance?status=Overdue');
    await expectNumbers('INV-2026-3', 'INV-2026-2');
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'dune' } });
    await waitFor(() => expect(query()).toEqual({ status: 'Overdue', q: 'dune' }));
    fireEvent.click(screen.getByRole('link', { name: /^Finance/ }));
    await expectNumbers('INV-2026-3', 'INV-2026-2', 'INV-2026-1');
    expect(screen.getByRole('searchbox')).toHaveValue('');
    expect(query()).toEqual({});
  });

  it('ignores a sort order that does not exist, and says that nothing has a status that does not', async () => {
    openApp('/dashboard/finance?sort=-weather');
    await screen.findByRole('table', { name: 'Invoices' });
    await expectNumbers('INV-2026-3', 'INV-2026-2', 'INV-2026-1');
    cleanup();
    openApp('/dashboard/finance?status=Eaten');
    expect(await screen.findByText('Nothing matches this filter.')).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'All 3' }));
    await expectNumbers('INV-2026-3', 'INV-2026-2', 'INV-2026-1');
  });
});

describe('the open record', () => {
  it('is in the address; Back closes it, and Forward opens it again', async () => {
    openApp('/dashboard/finance?status=Overdue');
    fireEvent.click(await screen.findByRole('button', { name: 'INV-2026-2' }));
    await findForm('Edit Invoice');
    await waitFor(() => expect(query()).toEqual({ status: 'Overdue', record: 'invoices/b' }));
    act(() => window.history.back());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(query()).toEqual({ status: 'Overdue' });
    act(() => window.history.forward());
    const form = within(await findForm('Edit Invoice'));
    expect(form.getByLabelText('Customer')).toHaveValue('Dune Hotel');
    fireEvent.click(form.getByRole('button', { name: 'Cancel' }));
    // What is typed meanwhile is not taken back.
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'palm' } });
    await waitFor(() => expect(query()).toEqual({ status: 'Overdue', q: 'palm' }));
    expect(screen.getByRole('searchbox')).toHaveValue('palm');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('leaves no entry in the history when it is closed: Back leads to the page before', async () => {
    openApp('/dashboard/suppliers');
    fireEvent.click(await screen.findByRole('link', { name: /^Finance/ }));
    fireEvent.click(await screen.findByRole('button', { name: 'INV-2026-2' }));
    const form = within(await findForm('Edit Invoice'));
    await waitFor(() => expect(query()).toEqual({ record: 'invoices/b' }));
    fireEvent.click(form.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(query()).toEqual({}));
    act(() => window.history.back());
    expect(await screen.findByRole('heading', { name: 'Supplier Management' })).toBeVisible();
  });

  it('leaves the address alone that says something else by the time its save closes it', async () => {
    const { user } = openApp('/dashboard/finance');
    await user.click(await screen.findByRole('button', { name: 'INV-2026-1' }));
    const form = within(await findForm('Edit Invoice'));
    fireEvent.change(form.getByLabelText('Customer'), { target: { value: 'Palm Villa 2' } });
    fireEvent.click(form.getByRole('button', { name: 'Save Changes' }));
    // As while the page of the new address is being rendered.
    const address = '#/dashboard/finance?record=invoices/b';
    window.history.pushState({ usr: { isOpenedHere: true } }, '', address);
    expect(await screen.findByText('Invoice changed')).toBeVisible();
    expect(window.location.hash).toBe(address);
  });

  it('that does not exist is reported', async () => {
    openApp('/dashboard/sales?record=deals/gone');
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('This record does not exist.');
    fireEvent.click(within(alert).getByRole('button', { name: 'Show all records' }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    expect(window.location.hash).toBe('#/dashboard/sales');
  });

  it('is one of those with the same id, the one that was chosen', async () => {
    await seed('sales/deals/same', { title: 'Same deal', stage: 'Negotiation' });
    await seed('sales/leads/same', { company: 'Same lead', status: 'New' });
    openApp('/dashboard/sales');
    fireEvent.click(await screen.findByRole('button', { name: 'Same lead' }));
    await findForm('Edit Lead');
    await waitFor(() => expect(query()).toEqual({ record: 'leads/same' }));
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
    await waitFor(() => expect(query()).toEqual({}));
    fireEvent.click(await screen.findByRole('button', { name: /^Same deal/ }));
    await findForm('Edit Deal');
    await waitFor(() => expect(query()).toEqual({ record: 'deals/same' }));
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
  });

  it('leads to the next one in the order shown, stays when it is removed, and Back still leads to the list', async () => {
    openApp('/dashboard/finance?sort=amount');
    fireEvent.click(await screen.findByRole('button', { name: 'INV-2026-1' }));
    await findForm('Edit Invoice');
    fireEvent.click(screen.getByRole('button', { name: 'Next record' }));
    await waitFor(() => expect(screen.getByLabelText('Customer')).toHaveValue('Palm Spa'));
    fireEvent.keyDown(document.body, { key: 'ArrowDown', altKey: true });
    await waitFor(() => expect(screen.getByLabelText('Customer')).toHaveValue('Dune Hotel'));
    fireEvent.keyDown(document.body, { key: 'ArrowUp', altKey: true });
    await waitFor(() => expect(query()).toEqual({ sort: 'amount', record: 'invoices/c' }));
    // It stays when a colleague removes it.
    await seed('finance/invoices/c', null);
    await expectNumbers('INV-2026-1', 'INV-2026-2');
    expect(screen.getByLabelText('Customer')).toHaveValue('Palm Spa');
    act(() => window.history.back());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(query()).toEqual({ sort: 'amount' });
  });
});

describe('a blank form', () => {
  it('whose record the filter hides says that it was created, and leads to it', async () => {
    openApp('/dashboard/finance?status=Paid&record=invoices/new');
    const form = await findForm('New Invoice');
    const number = within(form).getByLabelText<HTMLInputElement>('Invoice #').value;
    fireEvent.click(within(form).getByRole('button', { name: 'Create' }));
    expect(await screen.findByText(`${number} created`)).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Open' }));
    expect(within(await findForm('Edit Invoice')).getByLabelText('Invoice #')).toHaveValue(number);
  });
});
