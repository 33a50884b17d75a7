import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { today } from '../../../../src/lib/dates.ts';
import { inventoryItem } from '../../../../src/features/inventory/inventoryItem.entity.ts';
import { purchaseOrder } from '../../../../src/features/purchasing/purchaseOrder.entity.ts';
import { type Intent, type Save } from '../../../../src/records/store/write/intent.ts';
import { connection } from '../../../../src/records/store/connection/useConnection.ts';
import { currentUid, signInAs } from '../../../support/app.tsx';
import { seed, stored } from '../../../support/backend.ts';
import { sendIntents } from './sendIntents.ts';
import { expectConsoleError } from '../../../support/console.ts';

const ITEM = { sku: 'A', name: 'Pump', category: '', stock: 2, reorder: 5, cost: 1 };
const ORDER = { poId: 'PO-1', supplier: '', date: '', amount: 5, status: 'Sent' };
const NOTHING = { typed: {}, base: {} };

const RECEIPT: Intent = {
  ...NOTHING,
  id: 'k3',
  owner: 'u1',
  path: purchaseOrder.path,
  recordId: 'o1',
  title: 'PO-1',
  advances: { status: 'Received' },
  further: [arrival('k1', 'i1'), arrival('k2', 'i2')],
  alongside: { 'receipts/k3': { order: 'o1', lines: { i1: 0.1, i2: 0.1 } } },
  savedAt: 0,
  isServerTime: true,
};

beforeEach(async () => {
  await signInAs('Layla Haddad');
  await seed('inventory/items', { i1: ITEM, i2: { ...ITEM, sku: 'B', stock: 0.2 } });
  await seed('procurement/purchaseOrders/o1', ORDER);
  onTestFinished(connection.subscribe(() => undefined));
});

function arrival(id: string, recordId: string): Save {
  return { ...NOTHING, id, path: inventoryItem.path, recordId, adds: { stock: 0.1 } };
}

const stocks = async () => [
  await stored('inventory/items/i1/stock'),
  await stored('inventory/items/i2/stock'),
];

// Rule 29 of docs/outbox.md.
it('a receipt stores order, stocks, receipt and true histories at once; its order is the newest in the feed', async () => {
  expect(await sendIntents([RECEIPT])).toEqual([]);
  expect(await stocks()).toEqual([2.1, 0.3]);
  const entries = (await stored('activity')) as Record<string, { readonly timestamp: number }>;
  expect(Object.values(entries)).toMatchObject([
    { action: 'updated inventory for', subject: 'A' },
    { action: 'updated inventory for', subject: 'B' },
    { action: 'updated PO', subject: 'PO-1' },
  ]);
  const timestamp = entries['k3']?.timestamp;
  const signed = { user: 'Layla Haddad', uid: currentUid(), timestamp };
  expect(new Set(Object.values(entries).map((entry) => entry.timestamp))).toEqual(
    new Set([timestamp]),
  );
  const ofItem = (id: string) => {
    const record = `inventory/items/${id}`;
    return { ...signed, record, shared: record };
  };
  expect(await stored('history')).toEqual({
    k1: { ...ofItem('i1'), changes: { stock: { from: 2, to: 2.1 } } },
    k2: { ...ofItem('i2'), changes: { stock: { from: 0.2, to: 0.3 } } },
    k3: {
      ...signed,
      record: 'procurement/purchaseOrders/o1',
      changes: { status: { from: 'Sent', to: 'Received' } },
    },
  });
  expect(await stored('receipts')).toEqual({
    k3: { ...signed, order: 'o1', lines: { i1: 0.1, i2: 0.1 } },
  });
});

it('a receipt says in its order when it was booked, also where nothing else of the order changes', async () => {
  await seed('procurement/purchaseOrders/o1', { ...ORDER, status: 'Received', changedAt: 1 });
  expect(await sendIntents([RECEIPT])).toEqual([]);
  expect(await stored('procurement/purchaseOrders/o1/changedAt')).toBeGreaterThan(1);
});

// Rules 29, 36 of docs/outbox.md.
it('nothing of a batch is stored when one of its records is gone', async () => {
  expectConsoleError(/Saving to procurement\/purchaseOrders failed/);
  await seed('inventory/items/i2', null);
  const [left] = await sendIntents([RECEIPT]);
  expect(left?.problem).toMatchObject({ kind: 'refused', reason: 'record removed' });
  expect(await stored('inventory/items/i1/stock')).toBe(2);
  expect(await stored('activity')).toBeNull();
});

// Rule 24 of docs/outbox.md.
it('new records of a batch get numbers that neither a stored one nor another of them has', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  onTestFinished(() => void vi.restoreAllMocks());
  const poId = `PO-${today().slice(0, 4)}-7`;
  await seed('procurement/purchaseOrders/o1/poId', poId);
  const draft = { ...NOTHING, path: purchaseOrder.path, recordId: null, typed: { poId } };
  const { advances: _, alongside: __, ...batch } = RECEIPT;
  const drafts = {
    ...batch,
    ...draft,
    further: [
      { ...draft, id: 'k1' },
      { ...draft, id: 'k2' },
    ],
  };
  expect(await sendIntents([drafts])).toEqual([]);
  const orders = (await stored('procurement/purchaseOrders')) as Record<string, typeof ORDER>;
  expect(Object.keys(orders).toSorted()).toEqual(['k1', 'k2', 'k3', 'o1']);
  expect(new Set(Object.values(orders).map((order) => order.poId)).size).toBe(4);
});
