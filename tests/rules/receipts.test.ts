import {
  equalTo,
  get,
  limitToLast,
  orderByChild,
  query,
  ref,
  serverTimestamp,
} from 'firebase/database';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  DELETION_INTERPRETATIONS,
  interpretDeletionsAs,
  isAllowed,
  seed,
  signedIn,
  stored,
  useRules,
} from './environment.ts';
import { entry, mayUpdate, type Stored } from './saves.ts';

useRules();

const receipt = (changes: Stored = {}): Stored => ({
  order: 'o1',
  user: 'Admin',
  timestamp: serverTimestamp(),
  lines: { i1: 5, i2: -0.5 },
  ...changes,
});

const change = (record: string, changes: Stored): Stored => ({
  record,
  user: 'Admin',
  timestamp: serverTimestamp(),
  changes,
});

/** The write that the app sends when goods arrive, with other values at some paths. */
const receive = (others: Stored = {}): Stored => ({
  'procurement/purchaseOrders/o1/status': 'Received',
  'activity/s1': entry('updated PO'),
  'history/s1': change('procurement/purchaseOrders/o1', {
    status: { from: 'Sent', to: 'Received' },
  }),
  'inventory/items/i1/stock': 7,
  'activity/s2': entry('updated inventory for'),
  'history/s2': change('inventory/items/i1', { stock: { from: 2, to: 7 } }),
  'inventory/items/i2/stock': 1.5,
  'receipts/s1': receipt(),
  ...others,
});

beforeEach(() => {
  const order = { poId: 'PO-1', supplier: '', date: '', amount: 5, status: 'Sent' };
  const item = { sku: 'A', name: '', category: '', stock: 2, reorder: 0, cost: 1 };
  seed('procurement/purchaseOrders/o1', order);
  seed('inventory/items/i1', item);
  seed('inventory/items/i2', item);
  seed('inventory/items/i3', item);
});

it('order, stock and receipt are stored together', async () => {
  expect(await mayUpdate(receive())).toBe(true);
  expect(stored('receipts/s1/lines')).toEqual({ i1: 5, i2: -0.5 });
  expect(stored('inventory/items/i1/stock')).toBe(7);
});

it('a receipt that is sent again is denied with all that comes with it', async () => {
  await mayUpdate(receive());
  const again = receive({
    'inventory/items/i1/stock': 12,
    'inventory/items/i2/stock': 1,
    'history/s2': change('inventory/items/i1', { stock: { from: 7, to: 12 } }),
  });
  expect(await mayUpdate(again)).toBe(false);
  expect(stored('inventory/items/i1/stock')).toBe(7);
});

it('a receipt is denied with its write when a stock is not what it was', async () => {
  seed('inventory/items/i1/stock', 3);
  expect(await mayUpdate(receive())).toBe(false);
  expect(stored('receipts')).toBeNull();
});

const { order: _order, ...withoutOrder } = receipt();
const { lines: _lines, ...withoutLines } = receipt();

it.each([
  ['of another user', receipt({ user: 'Ann' })],
  ['of another time', receipt({ timestamp: 1 })],
  ['without an order', withoutOrder],
  ['of an order that does not exist', receipt({ order: 'o2' })],
  ['of a path below an order', receipt({ order: 'o1/status' })],
  ['of all orders', receipt({ order: '' })],
  ['whose order is a number', receipt({ order: 1 })],
  ['without lines', withoutLines],
  ['whose lines are a number', receipt({ lines: 5 })],
  ['of an item that does not exist', receipt({ lines: { i4: 5 } })],
  ['of nothing', receipt({ lines: { i1: 0 } })],
  ['of more than the stock moves by', receipt({ lines: { i1: 1e15 } })],
  ['of less than the stock moves by', receipt({ lines: { i1: -1e15 } })],
  ['of an item whose stock does not move', receipt({ lines: { i1: 5, i3: 1 } })],
  ['that takes back one that is not there', receipt({ reverses: 's0' })],
  ['that takes back itself', receipt({ reverses: 's1', reversedBy: 's1' })],
  ['that is taken back from the beginning', receipt({ reversedBy: 's0' })],
  ['whose quantity is a text', receipt({ lines: { i1: '5' } })],
  ['whose quantity has children', receipt({ lines: { i1: { a: 1 } } })],
  ['with an unknown child', receipt({ note: 'x' })],
  ['with a priority', receipt({ '.priority': 1 })],
  ['with a priority of its lines', receipt({ lines: { i1: 5, '.priority': 1 } })],
  ['with a priority of a quantity', receipt({ lines: { i1: { '.value': 5, '.priority': 1 } } })],
])('a receipt %s is denied', async (_, invalid) => {
  expect(await mayUpdate(receive({ 'receipts/s1': invalid }))).toBe(false);
  expect(stored('receipts')).toBeNull();
});

it.each([
  [0.1, 0.2, 0.3],
  [1e15, -0.3, 1e15 - 0.3],
  ['2', 5, 5],
])('the stock of %j moves by a receipt of %j to %j', async (before, quantity, after) => {
  seed('inventory/items/i1/stock', before);
  const { 'activity/s1': entryOfOrder } = receive();
  const write = {
    'activity/s1': entryOfOrder,
    'inventory/items/i1/stock': after,
    'receipts/s1': receipt({ lines: { i1: quantity } }),
  };
  expect(await mayUpdate(write)).toBe(true);
});

describe('a receipt that is taken back', () => {
  beforeEach(() => mayUpdate(receive()));

  /** The write that the app sends when somebody takes the receipt back, with other values at some paths. */
  const takeBack = (id: string, others: Stored = {}): Stored => ({
    [`activity/${id}`]: entry('updated PO'),
    'inventory/items/i1/stock': 2,
    'inventory/items/i2/stock': 2,
    [`receipts/${id}`]: receipt({ lines: { i1: -5, i2: 0.5 }, reverses: 's1' }),
    'receipts/s1/reversedBy': id,
    ...others,
  });

  it('names the one that did, and is taken back once', async () => {
    expect(await mayUpdate(takeBack('s3'))).toBe(true);
    expect(stored('receipts/s1/reversedBy')).toBe('s3');
    const again = { 'inventory/items/i1/stock': -3, 'inventory/items/i2/stock': 2.5 };
    expect(await mayUpdate(takeBack('s4', again))).toBe(false);
    expect(await mayUpdate({ 'receipts/s1/reversedBy': null })).toBe(false);
    expect(stored('inventory/items/i1/stock')).toBe(2);
  });

  it.each<[string, Stored]>([
    ['without its mark', { 'receipts/s1/reversedBy': undefined }],
    ['with the mark of another', { 'receipts/s1/reversedBy': 's9' }],
    ['without moving the stock', { 'inventory/items/i1/stock': undefined }],
    [
      'of which another quantity goes back',
      {
        'inventory/items/i1/stock': 3,
        'receipts/s3': receipt({ lines: { i1: -4, i2: 0.5 }, reverses: 's1' }),
      },
    ],
    [
      'of another order',
      {
        'receipts/s3': receipt({ order: 'o2', lines: { i1: -5, i2: 0.5 }, reverses: 's1' }),
      },
    ],
  ])('is not taken back %s', async (_, others) => {
    seed('procurement/purchaseOrders/o2', { poId: 'PO-2' });
    const values = Object.entries(takeBack('s3', others)).filter(
      ([, value]) => value !== undefined,
    );
    expect(await mayUpdate(Object.fromEntries(values))).toBe(false);
  });
});

it('a receipt needs an activity entry of the same write, about an update of an order', async () => {
  const { 'receipts/s1': own, ...others } = receive();
  expect(await mayUpdate({ ...others, 'receipts/s3': own })).toBe(false);
  expect(await mayUpdate({ ...others, 'receipts/s2': own })).toBe(false);
  expect(await mayUpdate(others)).toBe(true);
  expect(await mayUpdate({ 'receipts/s1': own })).toBe(false);
});

it.each(DELETION_INTERPRETATIONS)('a receipt never changes while %s', async (meaning) => {
  expect(await mayUpdate(receive())).toBe(true);
  interpretDeletionsAs(meaning);
  const before = stored('receipts');
  for (const values of [
    { receipts: null },
    { 'receipts/s1': null },
    { 'receipts/s1/lines/i1': null },
    { 'receipts/s1/lines/i1': 6 },
    { 'receipts/s1/order': 'o1' },
    { 'receipts/s1/reverses': 's0' },
    { 'receipts/s1/reversedBy': 's1' },
    { 'receipts/s1': receipt(), 'activity/s9': entry('updated PO') },
  ]) {
    expect(await mayUpdate(values)).toBe(false);
  }
  expect(stored('receipts')).toEqual(before);
});

it('the receipts can be queried by order', async () => {
  const ofOrder = query(
    ref(signedIn(), 'receipts'),
    orderByChild('order'),
    equalTo('o1'),
    limitToLast(1_000),
  );
  expect(await isAllowed(get(ofOrder))).toBe(true);
});
