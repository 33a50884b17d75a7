import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { openPalette } from '../../../src/features/palette/PaletteHost.tsx';
import { currentUid, openApp, signInAs } from '../../support/app.tsx';
import { seed, stored } from '../../support/backend.ts';

beforeEach(async () => {
  await seed('finance/invoices', {
    a: { idNum: 'INV-1', customer: 'Palm House', date: '2026-01-05', amount: 10, status: 'Sent' },
    b: { idNum: 'INV-2', customer: 'Dune Hotel', date: '2026-02-05', amount: 30, status: 'Paid' },
  });
  await signInAs('Layla Haddad');
});

const headings = () =>
  within(screen.getByRole('table', { name: 'Invoices' }))
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent);

const own = () => stored(`views/${currentUid()}`);

const rows = () => screen.getAllByText(/^INV-/).map(({ textContent }) => textContent);

const chips = () =>
  within(screen.getByRole('group', { name: 'Filter by status' }))
    .getAllByRole('button')
    .map(({ textContent }) => textContent);

async function openView() {
  await screen.findByRole('table', { name: 'Invoices' });
  fireEvent.click(screen.getByRole('button', { name: 'View' }));
  const box = within(await screen.findByRole('dialog', { name: 'View' }));
  await box.findByLabelText('Save what is shown as');
  return box;
}

it('columns are hidden and added, in the address, and the name stays', async () => {
  openApp('/dashboard/finance');
  const box = await openView();
  expect(box.queryByRole('checkbox', { name: 'Customer' })).toBeNull();
  fireEvent.click(box.getByRole('checkbox', { name: 'Due Date' }));
  fireEvent.click(box.getByRole('checkbox', { name: 'Date' }));
  await waitFor(() =>
    expect(headings()).toEqual(['Invoice #', 'Customer', 'Amount', 'Status', 'Date']),
  );
  expect(screen.getByText('05 Jan 2026')).toBeVisible();
  await waitFor(() => expect(window.location.hash).toContain('columns=amount,status,date'));
  // The filter by status is there whether its column is or not.
  fireEvent.click(box.getByRole('checkbox', { name: 'Status' }));
  expect(screen.getByRole('button', { name: 'Paid 1' })).toBeVisible();
});

it('is sorted by what phones have no headings for', async () => {
  openApp('/dashboard/finance');
  const box = await openView();
  expect(rows()).toEqual(['INV-2', 'INV-1']);
  fireEvent.change(box.getByLabelText('Order'), { target: { value: 'ascending amount' } });
  await waitFor(() => expect(rows()).toEqual(['INV-1', 'INV-2']));
  expect(box.getByLabelText('Order')).toHaveDisplayValue('Amount, ascending');
  fireEvent.change(box.getByLabelText('Order'), { target: { value: '' } });
  await waitFor(() => expect(rows()).toEqual(['INV-2', 'INV-1']));
});

it('offers the statuses that there are, and one that is chosen until another is', async () => {
  openApp('/dashboard/finance?status=Overdue');
  await screen.findByText('0 of 2');
  expect(chips()).toEqual(['All 2', 'Sent 1', 'Paid 1', 'Overdue 0']);
  fireEvent.click(screen.getByRole('button', { name: 'Paid 1' }));
  expect(chips()).toEqual(['All 2', 'Sent 1', 'Paid 1']);
});

it('a view is saved, opened from the palette, removed, and that undone', async () => {
  openApp('/dashboard/finance?status=Paid');
  const box = await openView();
  fireEvent.change(box.getByLabelText('Save what is shown as'), { target: { value: 'Money in' } });
  fireEvent.click(box.getByRole('button', { name: 'Save view' }));
  expect(await screen.findByText('View “Money in” saved')).toBeVisible();
  const [view] = Object.values((await own()) as object) as readonly object[];
  expect(view).toMatchObject({ name: 'Money in', address: '/dashboard/finance?status=Paid' });

  fireEvent.click(screen.getByRole('button', { name: 'All 2' }));
  await waitFor(() => expect(window.location.hash).not.toContain('Paid'));
  fireEvent.keyDown(screen.getByRole('dialog', { name: 'View' }), { key: 'Escape' });
  act(openPalette);
  fireEvent.change(await screen.findByRole('combobox', { name: /Search/ }), {
    target: { value: 'money' },
  });
  fireEvent.click(await screen.findByRole('option', { name: /Money in/ }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Paid 1' })).toBePressed());

  const again = await openView();
  expect(again.getByRole('button', { name: /^Money in/ })).toHaveAttribute('aria-current', 'true');
  fireEvent.click(again.getByRole('button', { name: 'Remove view Money in' }));
  expect(await screen.findByText('View “Money in” removed')).toBeVisible();
  expect(await own()).toBeNull();
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(async () => expect(await own()).not.toBeNull());
});

it('a view has what was chosen right before it is saved, which the address says a moment later', async () => {
  openApp('/dashboard/finance');
  const box = await openView();
  fireEvent.change(box.getByLabelText('Save what is shown as'), { target: { value: 'Dated' } });
  fireEvent.click(box.getByRole('checkbox', { name: 'Due Date' }));
  fireEvent.click(box.getByRole('button', { name: 'Save view' }));
  expect(await screen.findByText('View “Dated” saved')).toBeVisible();
  const [view] = Object.values((await own()) as object) as readonly object[];
  expect(view).toMatchObject({
    address: expect.stringMatching(/^\/dashboard\/finance\?columns=/) as string,
  });
});

it('a view saved under the name of one’s own replaces it, and that is undone', async () => {
  await seed(`views/${currentUid()}/3`, {
    name: 'Mine',
    address: '/dashboard/finance?status=Sent',
  });
  openApp('/dashboard/finance?status=Paid');
  const box = await openView();
  await box.findByRole('button', { name: 'Mine' });
  fireEvent.change(box.getByLabelText('Save what is shown as'), { target: { value: 'mine ' } });
  fireEvent.click(box.getByRole('button', { name: 'Save view' }));
  expect(await screen.findByText('View “mine” replaced')).toBeVisible();
  expect(await own()).toEqual({
    3: { name: 'mine', address: '/dashboard/finance?status=Paid' },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(async () =>
    expect(await own()).toEqual({
      3: { name: 'Mine', address: '/dashboard/finance?status=Sent' },
    }),
  );
});
