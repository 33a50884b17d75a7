import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { today } from '../../../src/lib/dates.ts';
import { fill, findForm, openApp, signInAs } from '../../support/app.tsx';
import { seed, stored } from '../../support/backend.ts';

const ITEM = { sku: 'A', name: 'Pump', category: '', stock: 2, reorder: 5, cost: 10.25 };

beforeEach(async () => {
  await seed('inventory/items', {
    i1: { ...ITEM, supplier: 'Reef Pumps' },
    i2: { ...ITEM, sku: 'B', name: 'Salt', stock: 0 },
    i3: { ...ITEM, sku: 'C', name: 'Sand', supplier: 'Reef Pumps' },
    i4: { ...ITEM, sku: 'D', name: 'Moss', stock: 50 },
  });
  await seed('procurement/purchaseOrders/o1', {
    poId: 'PO-2026-1',
    supplier: 'Reef Pumps',
    date: '',
    amount: 0,
    status: 'Sent',
    lines: 'C\tSand\t5\t1',
  });
  await signInAs('Layla Haddad');
});

const salt = (dialog: HTMLElement) => within(dialog).getByRole('spinbutton', { name: /Salt/ });

async function openDialog(): Promise<HTMLElement> {
  openApp('/dashboard/inventory');
  fireEvent.click(await screen.findByRole('button', { name: 'Order what is low' }));
  return findForm('Order what is low');
}

type Stored = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

it('drafts an order per supplier at once, and leaves out what is on order already', async () => {
  const dialog = await openDialog();
  const quantity = (name: RegExp) => within(dialog).getByRole('spinbutton', { name });
  await waitFor(() => expect(quantity(/Sand/)).toHaveValue(0));
  const note = within(dialog).getByText(/^On order already/);
  expect(note).toHaveTextContent('On order already: PO-2026-1 (Sent)');
  expect(within(note).getByRole('link', { name: 'PO-2026-1' })).toBeVisible();
  expect(quantity(/Pump/)).toHaveValue(8);
  fireEvent.change(quantity(/Salt/), { target: { value: '3' } });
  fill(dialog, { 'Order these from': 'Gulf Salt' });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Create drafts' }));
  expect(await screen.findByText('2 drafts created in Procurement')).toBeVisible();
  await waitFor(async () => {
    const { o1: _, ...drafts } = (await stored('procurement/purchaseOrders')) as Stored;
    const shared = { date: today(), creationDate: today(), status: 'Draft' };
    expect(
      Object.values(drafts).toSorted((a, b) =>
        String(a['supplier']) < String(b['supplier']) ? -1 : 1,
      ),
    ).toEqual([
      {
        ...shared,
        poId: expect.stringMatching(/^PO-/),
        supplier: 'Gulf Salt',
        amount: 30.75,
        lines: 'B\tSalt\t3\t10.25',
      },
      {
        ...shared,
        poId: expect.stringMatching(/^PO-/),
        supplier: 'Reef Pumps',
        amount: 82,
        lines: 'A\tPump\t8\t10.25',
      },
    ]);
  });
});

it('leaves out what is not ticked, says the sum, and leads to the drafts or takes them back', async () => {
  const dialog = await openDialog();
  await within(dialog).findByText(/82\.00 in all/);
  const pump = within(dialog).getByRole('checkbox', { name: 'Order Pump' });
  fireEvent.click(pump);
  expect(within(dialog).getByRole('spinbutton', { name: /Pump/ })).toHaveValue(0);
  expect(within(dialog).getByText(/\$0.* in all/)).toBeVisible();
  fireEvent.click(pump);
  fill(dialog, { 'Order these from': 'Gulf Salt' });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Create drafts' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('2 purchase orders archived')).toBeVisible();
  await waitFor(async () => {
    const { o1: _, ...drafts } = (await stored('procurement/purchaseOrders')) as Stored;
    expect(Object.values(drafts)).toMatchObject([{ archived: today() }, { archived: today() }]);
  });
  // What is archived is on order no more.
  fireEvent.click(await screen.findByRole('button', { name: 'Order what is low' }));
  const next = await findForm('Order what is low');
  await waitFor(() =>
    expect(within(next).getByRole('spinbutton', { name: /Pump/ })).toHaveValue(8),
  );
  fireEvent.click(within(next).getByRole('button', { name: 'Create drafts' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Show' }));
  expect(await screen.findByRole('heading', { name: 'Procurement' })).toBeVisible();
  expect(window.location.hash).toBe('#/dashboard/procurement?status=Draft');
  await waitFor(async () =>
    expect(Object.keys((await stored('procurement/purchaseOrders')) as Stored)).toHaveLength(4),
  );
});

it('orders nothing of 0 or less, and nothing from nobody: items without a supplier are left out until one is named', async () => {
  openApp('/dashboard/inventory?orderLow=1');
  const dialog = await findForm('Order what is low');
  const create = within(dialog).getByRole('button', { name: 'Create drafts' });
  await within(dialog).findByText(/^On order already/);
  expect(within(dialog).getByLabelText('Order these from')).toHaveAccessibleDescription(
    'Left out until you name a supplier.',
  );
  const pump = within(dialog).getByRole('spinbutton', { name: /Pump/ });
  fireEvent.change(pump, { target: { value: '0' } });
  fireEvent.click(create);
  expect(within(dialog).getByRole('alert')).toHaveTextContent(
    'Name the supplier of the items that have none.',
  );
  for (const [quantity, problem] of [
    ['0', 'Nothing to order'],
    ['-2', 'Type how many to order'],
  ] as const) {
    fireEvent.change(salt(dialog), { target: { value: quantity } });
    fireEvent.click(create);
    expect(within(dialog).getByRole('alert')).toHaveTextContent(problem);
  }
  fireEvent.change(salt(dialog), { target: { value: '10' } });
  fireEvent.change(pump, { target: { value: '8' } });
  fireEvent.click(create);
  expect(
    await screen.findByText('1 draft created in Procurement; 1 item without a supplier left out'),
  ).toBeVisible();
  expect(window.location.hash).toBe('#/dashboard/inventory');
  await waitFor(async () => {
    const { o1: _, ...drafts } = (await stored('procurement/purchaseOrders')) as Stored;
    expect(Object.values(drafts).map((order) => order['supplier'])).toEqual(['Reef Pumps']);
  });
});

it('is not offered while nothing is low', async () => {
  await seed('inventory/items', { i4: { ...ITEM, stock: 50 } });
  openApp('/dashboard/inventory');
  expect(await screen.findByRole('link', { name: 'Count stock' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Order what is low' })).toBeNull();
});
