import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { getDatabase, goOffline, goOnline } from 'firebase/database';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { fill, findForm, openApp, signInAs } from '../../support/app.tsx';
import { seed, stored } from '../../support/backend.ts';

const INVOICES = {
  a: { idNum: 'INV-2026-1', customer: 'Palm House', date: '', due: '', amount: 10, status: 'Sent' },
  b: { idNum: 'INV-2026-2', customer: 'Dune Hotel', date: '', due: '', amount: 30, status: 'Sent' },
  c: { idNum: 'INV-2026-3', customer: 'Palm Spa', date: '', due: '', amount: 20, status: 'Draft' },
};

beforeEach(async () => {
  await seed('finance/invoices', INVOICES);
  await signInAs('Layla Haddad');
  openApp('/dashboard/finance');
  await screen.findByRole('button', { name: 'INV-2026-1' });
});

const rowOf = (number: string) =>
  within(screen.getByRole('button', { name: number }).closest('tr') as HTMLElement);

function chooseIn(number: string, status: string): void {
  fireEvent.click(rowOf(number).getByRole('button', { name: /^Status:/ }));
  fireEvent.click(screen.getByRole('menuitemradio', { name: status }));
}

/** The subjects of the stored activity, in order. */
async function activity(): Promise<readonly string[]> {
  type Entry = { readonly action: string; readonly subject: string };
  const entries = Object.values(((await stored('activity')) ?? {}) as Record<string, Entry>);
  return entries.map(({ action, subject }) => `${action} ${subject}`);
}

const undo = async (): Promise<void> =>
  void fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));

describe('a status chosen in a row', () => {
  it('is one update with one activity entry, and so is its undo; the current one stores nothing', async () => {
    chooseIn('INV-2026-1', 'Sent');
    chooseIn('INV-2026-1', 'Paid');
    expect(await screen.findByText('INV-2026-1 set to Paid')).toBeVisible();
    expect(await rowOf('INV-2026-1').findByRole('button', { name: 'Status: Paid' })).toBeVisible();
    await waitFor(async () => expect(await activity()).toEqual(['updated invoice INV-2026-1']));
    expect(await stored('finance/invoices')).toEqual({
      ...INVOICES,
      a: { ...INVOICES.a, status: 'Paid' },
    });

    await undo();
    expect(await screen.findByText('Undone')).toBeVisible();
    expect(await stored('finance/invoices')).toEqual(INVOICES);
    expect(await activity()).toEqual(['updated invoice INV-2026-1', 'updated invoice INV-2026-1']);
  });

  it('is not undone once a colleague has changed it, and nothing waits for the user', async () => {
    chooseIn('INV-2026-1', 'Paid');
    await waitFor(async () => expect(await activity()).toHaveLength(1));
    await seed('finance/invoices/a/status', 'Overdue');
    await seed('finance/invoices/a/amount', 99);
    expect(
      await rowOf('INV-2026-1').findByRole('button', { name: 'Status: Overdue' }),
    ).toBeVisible();
    await undo();
    expect(
      await screen.findByText(/^Not undone, since a colleague has changed it meanwhile/),
    ).toBeVisible();
    expect(await stored('finance/invoices/a')).toEqual({
      ...INVOICES.a,
      status: 'Overdue',
      amount: 99,
    });
    expect(await activity()).toHaveLength(1);
    // The undo waits in the tray until it is known to come too late.
    await waitFor(() => expect(screen.queryByText(/needs you/i)).toBeNull());
  });
});

it('a change that waits for a connection is said to wait, also one that creates', async () => {
  goOffline(getDatabase());
  onTestFinished(() => goOnline(getDatabase()));
  chooseIn('INV-2026-1', 'Paid');
  expect(await screen.findByText('Waits to be saved: INV-2026-1 set to Paid')).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'New Invoice' }));
  const form = await findForm('New Invoice');
  // Its row does not match, and so is not on screen.
  fireEvent.change(screen.getByRole('searchbox', { name: /Search invoices/ }), {
    target: { value: 'Dune' },
  });
  fill(form, { Customer: 'Reef Hotel' });
  fireEvent.click(within(form).getByRole('button', { name: 'Create' }));
  expect(await screen.findByText(/^Waits to be saved: INV-.* created$/)).toBeVisible();
  goOnline(getDatabase());
  await waitFor(async () => expect(await activity()).toHaveLength(2));
});

describe('selected rows', () => {
  it('are chosen by key or click, and change together: one update and one activity entry for each, undone at once', async () => {
    const button = screen.getByRole('button', { name: 'INV-2026-3' });
    button.focus();
    fireEvent.keyDown(button, { key: 'x' });
    fireEvent.keyDown(button, { key: 'ArrowDown' });
    const next = screen.getByRole('button', { name: 'INV-2026-2' });
    expect(next).toHaveFocus();
    fireEvent.keyDown(next, { key: 'x' });
    fireEvent.keyDown(next, { key: 's' });
    expect(screen.getByRole('menu')).toHaveAccessibleName('Set status of 2 selected');
    fireEvent.click(screen.getByRole('button', { name: 'Clear' }));
    expect(screen.queryByText('2 selected')).toBeNull();
    fireEvent.click(screen.getByRole('checkbox', { name: 'Select INV-2026-3' }));
    fireEvent.click(screen.getByRole('checkbox', { name: 'Select INV-2026-1' }), {
      shiftKey: true,
    });
    expect(screen.getByText('3 selected')).toBeVisible();
    fireEvent.click(screen.getByRole('checkbox', { name: 'Select INV-2026-2' }));
    fireEvent.click(screen.getByRole('button', { name: /^Set status/ }));
    fireEvent.click(screen.getByRole('menuitemradio', { name: 'Paid' }));
    expect(await screen.findByText('2 invoices set to Paid')).toBeVisible();
    expect(screen.queryByText(/ selected$/)).toBeNull();
    await waitFor(async () => expect(await activity()).toHaveLength(2));
    expect(await stored('finance/invoices')).toEqual({
      a: { ...INVOICES.a, status: 'Paid' },
      b: INVOICES.b,
      c: { ...INVOICES.c, status: 'Paid' },
    });
    await undo();
    expect(await screen.findByText('Undone')).toBeVisible();
    expect(await stored('finance/invoices')).toEqual(INVOICES);
  });

  it('get the same date, but for those whose number is issued, undone at once', async () => {
    await seed('finance/invoices/c/taxNumber', 7);
    for (const number of ['INV-2026-1', 'INV-2026-2', 'INV-2026-3']) {
      fireEvent.click(rowOf(number).getByRole('checkbox'));
    }
    fireEvent.click(screen.getByRole('button', { name: 'Set field' }));
    const box = within(await screen.findByRole('dialog', { name: 'Set field' }));
    fireEvent.change(await box.findByLabelText('Field'), { target: { value: 'due' } });
    fireEvent.change(box.getByLabelText('Due Date'), { target: { value: '2026-12-01' } });
    expect(await box.findByText('1 invoice with an issued number stays as before.')).toBeVisible();
    fireEvent.click(box.getByRole('button', { name: 'Set for 2 invoices' }));
    expect(await screen.findByText('Due Date of 2 invoices set to 01 Dec 2026')).toBeVisible();
    await waitFor(async () => expect(await activity()).toHaveLength(2));
    expect(await stored('finance/invoices')).toEqual({
      a: { ...INVOICES.a, due: '2026-12-01' },
      b: { ...INVOICES.b, due: '2026-12-01' },
      c: { ...INVOICES.c, taxNumber: 7 },
    });
    await undo();
    expect(await screen.findByText('Undone')).toBeVisible();
    expect(await stored('finance/invoices')).toEqual({
      ...INVOICES,
      c: { ...INVOICES.c, taxNumber: 7 },
    });
  });
});

/** Saves other texts in the form of the first invoice. */
async function save(texts: Readonly<Record<string, string>>): Promise<void> {
  fireEvent.click(screen.getByRole('button', { name: 'INV-2026-1' }));
  const form = await findForm('Edit Invoice');
  fill(form, texts);
  fireEvent.click(within(form).getByRole('button', { name: 'Save Changes' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

describe('a saved form', () => {
  it('is taken back with the key Z, as one update; one that changed nothing stores nothing', async () => {
    await save({});
    await save({ Customer: 'Palm House' });
    expect(screen.queryByText('Invoice changed')).toBeNull();
    await save({ Customer: 'Palm Villa', 'Amount ($)': '75', Status: 'Paid' });
    expect(await screen.findByText('Invoice changed')).toBeVisible();
    expect(await stored('finance/invoices/a')).toMatchObject({ amount: 75, status: 'Paid' });
    fireEvent.keyDown(document.body, { key: 'z' });
    expect(await screen.findByText('Undone')).toBeVisible();
    expect(await stored('finance/invoices')).toEqual(INVOICES);
    expect(await activity()).toHaveLength(2);
  });
});
