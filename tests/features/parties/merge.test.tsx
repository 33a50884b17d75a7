import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { openApp, signInAs } from '../../support/app.tsx';
import { seed, stored } from '../../support/backend.ts';

const HADARA = { name: 'Studio Hadara', trn: '100', terms: 'Net 30', invoiced: '' };
const HADARAH = { ...HADARA, name: 'Studio Hadarah', trn: '', terms: 'Net 60', phone: '050 1' };
const INVOICE = { date: '', due: '', amount: 9, status: 'Sent', customer: 'Studio Hadarah' };
const CREDIT_NOTE = { invoice: 'i2', reason: 'Broken', amount: 1, customer: 'Studio Hadarah' };
const NOTE = { text: 'Wants koi', customer: 'Studio Hadarah', supplier: '', user: 'Ann' };

beforeEach(async () => {
  await seed('sales', {
    customers: { c1: HADARA, c2: HADARAH, c3: { ...HADARA, name: 'Dune' } },
    deals: { d1: { title: 'Reef wall', customer: 'studio hadarah', value: 5, stage: 'Won' } },
  });
  await seed('finance/invoices', {
    i1: { ...INVOICE, idNum: 'INV-1' },
    i2: { ...INVOICE, idNum: 'INV-2', taxNumber: 7 },
  });
  await seed('creditNotes', {
    k1: { ...CREDIT_NOTE, idNum: 'CN-1' },
    k2: { ...CREDIT_NOTE, idNum: 'CN-2', taxNumber: 1 },
  });
  await seed('notes/n1', { ...NOTE, about: 'sales/customers/c2', timestamp: 5 });
  await seed('tasks/t1', { what: 'Call', customer: 'Studio Hadarah', status: 'Open' });
  await seed('contacts/p1', { name: 'Rania', customer: 'Studio Hadarah' });
  await seed('service', {
    installations: { w1: { name: 'Lobby reef', customer: 'Studio Hadarah' } },
    visits: { v1: { place: 'Lobby reef', customer: 'Studio Hadarah', installation: 'w1' } },
  });
  await signInAs('Layla Haddad');
});

const PATHS = [
  'sales/deals/d1/customer',
  'finance/invoices/i1/customer',
  'finance/invoices/i2/customer',
  'creditNotes/k1/customer',
  'creditNotes/k2/customer',
  'notes/n1/customer',
  'tasks/t1/customer',
  'contacts/p1/customer',
  'service/installations/w1/customer',
  'service/visits/v1/customer',
  'sales/customers/c2/mergedInto',
];
const carried = () => Promise.all(PATHS.map(stored));

const [H, OLD, ISSUED] = ['Studio Hadara', 'studio hadarah', 'Studio Hadarah'];
// A visit has the name that its customer had then.
const TOGETHER = [H, H, ISSUED, H, ISSUED, H, H, H, H, ISSUED, 'c1'];
const APART = [OLD, ...Array<string>(9).fill(ISSUED), ''];

async function compare() {
  const { user, unmount } = openApp('/dashboard/sales/customer?name=Studio+Hadara');
  await user.click(await screen.findByRole('button', { name: 'Compare and merge' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Merge customers' }));
  await dialog.findByText(/takes? the name/);
  const choose = (group: string, label: string) =>
    user.click(
      within(dialog.getByRole('group', { name: group })).getByRole('radio', {
        name: new RegExp(`^${label}`),
      }),
    );
  return {
    user,
    unmount,
    dialog,
    choose,
    merge: () => user.click(dialog.getByRole('button', { name: 'Merge' })),
  };
}

it('offers to merge a customer of almost the same name, carries all along, and takes it back as one', async () => {
  const { user, dialog, choose, merge } = await compare();
  expect(dialog.getByText(/take the name/)).toHaveTextContent(
    '1 contact, 1 credit note, 1 deal, 1 installation, 1 invoice, 1 note, 1 task of Studio Hadarah take the name Studio Hadara.',
  );
  expect(
    dialog.getByText('1 credit note, 1 invoice stay as issued, and with this customer.'),
  ).toBeVisible();
  await choose('Terms', 'Net 60');
  await merge();
  await waitFor(async () => expect(await carried()).toEqual(TOGETHER));
  expect(await stored('sales/customers/c1')).toEqual({
    ...HADARA,
    terms: 'Net 60',
    phone: '050 1',
    formerNames: 'Studio Hadarah',
    absorbed: 'c2 Studio Hadarah',
  });
  // What it was without stays unsaid.
  const merged = (await stored('sales/customers/c2')) as object;
  expect(Object.values(merged)).not.toContain('Not stated');
  const invoices = within(await screen.findByRole('region', { name: 'Invoices' }));
  await waitFor(() => expect(invoices.getAllByRole('listitem')).toHaveLength(2));
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: 'Compare and merge' })).toBeNull(),
  );

  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(async () => expect(await carried()).toEqual(APART));
  expect(await stored('sales/customers/c1')).toMatchObject({
    ...HADARA,
    phone: '',
    formerNames: '',
    absorbed: '',
  });
  expect(await stored('sales/customers/c2')).toMatchObject({ ...HADARAH, mergedInto: '' });
});

it('lists the merged record no more, leads from it to the one that stays, and takes the merger back from the history', async () => {
  const { merge, unmount } = await compare();
  await merge();
  await waitFor(async () => expect(await carried()).toEqual(TOGETHER));
  unmount();
  const { user } = openApp('/dashboard/sales?record=customers/c2');
  const form = within(await screen.findByRole('dialog', { name: 'Edit Customer' }));
  expect(await form.findByText('Wants koi')).toBeVisible();
  expect(screen.queryByRole('cell', { name: /Hadarah/ })).toBeNull();
  await seed('sales/deals/d1/customer', 'Dune');
  await user.click(await form.findByRole('button', { name: /^Undo Merged With/ }));
  await waitFor(async () => expect(await carried()).toEqual(['Dune', ...APART.slice(1)]));
  expect(await stored('sales/customers/c1')).toMatchObject({ ...HADARA, formerNames: '' });
});

it('keeps the record whose name stays, and tells it from one that the user says is another', async () => {
  const { user, dialog, choose, merge } = await compare();
  await choose('Name', 'Studio Hadarah');
  await merge();
  await waitFor(async () => expect(await stored('sales/customers/c1/mergedInto')).toBe('c2'));
  expect(dialog).toBeDefined();
  expect(await stored('sales/customers/c2')).toMatchObject({
    ...HADARAH,
    trn: '100',
    terms: 'Net 30',
    formerNames: 'Studio Hadara',
  });
  // The page of the other name takes the place of this one.
  await waitFor(() =>
    expect(screen.getByRole('heading', { level: 1, name: 'Studio Hadarah' })).toBeVisible(),
  );
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(async () => expect(await stored('sales/customers/c1/mergedInto')).toBe(''));
  await user.click(await screen.findByRole('button', { name: 'They are different' }));
  expect(screen.queryByRole('button', { name: 'Compare and merge' })).toBeNull();
});

it('merges a supplier with one that is only named in orders', async () => {
  await seed('suppliers/s1', { name: 'Gulf Pumps', contact: '', status: 'Active' });
  const order = {
    poId: 'PO-1',
    supplier: 'Pumps of the Gulf',
    date: '',
    amount: 5,
    status: 'Sent',
  };
  await seed('procurement/purchaseOrders/o1', order);
  const { user } = openApp('/dashboard/suppliers/supplier?name=Gulf+Pumps');
  await user.click(await screen.findByRole('link', { name: 'Merge…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Merge suppliers' }));
  fireEvent.change(dialog.getByRole('combobox'), { target: { value: 'Pumps of the Gulf' } });
  await user.click(dialog.getByRole('button', { name: 'Compare' }));
  await waitFor(() => expect(dialog.getByText(/^Both become one supplier/)).toHaveFocus());
  await dialog.findByText(/takes the name/);
  await user.click(dialog.getByRole('button', { name: 'Merge' }));
  await waitFor(async () =>
    expect(await stored('procurement/purchaseOrders/o1/supplier')).toBe('Gulf Pumps'),
  );
  expect(await stored('suppliers/s1/formerNames')).toBe('Pumps of the Gulf');
});

it('is reached from two selected rows', async () => {
  const { user } = openApp('/dashboard/sales');
  const table = within(await screen.findByRole('table', { name: 'Customers' }));
  await user.click(await table.findByRole('checkbox', { name: 'Select Studio Hadara' }));
  expect(screen.queryByRole('link', { name: 'Merge' })).toBeNull();
  await user.click(table.getByRole('checkbox', { name: 'Select Dune' }));
  await user.click(screen.getByRole('link', { name: 'Merge' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Merge customers' }));
  expect(await dialog.findByRole('radio', { name: /Dune/ })).toBeVisible();
});

it('proposes the details of the one about which more is known', async () => {
  await seed('sales/deals/d2', { title: 'Pond', customer: H, value: 5, stage: 'Won' });
  await seed('sales/customers/c2', { ...HADARAH, trn: '200', email: 'accounts@hadara.example' });
  const { dialog } = await compare();
  const chosen = (group: string) =>
    within(dialog.getByRole('group', { name: group }))
      .getAllByRole('radio')
      .map((radio) => (radio as HTMLInputElement).checked);
  expect([chosen('Name'), chosen('Terms')]).toEqual([
    [false, true],
    [false, true],
  ]);
});
