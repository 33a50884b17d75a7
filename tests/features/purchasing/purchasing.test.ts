import { describe, expect, it } from 'vitest';
import { parseRecord } from '../../../src/records/model/entity.ts';
import {
  inventoryItem,
  type InventoryItem,
} from '../../../src/features/inventory/inventoryItem.entity.ts';
import { purchaseOrder } from '../../../src/features/purchasing/purchaseOrder.entity.ts';
import { draftOrders, lowBySupplier } from '../../../src/features/purchasing/lowItems.ts';
import { readOrderLines, totalOf } from '../../../src/features/purchasing/orderLines.ts';
import { parseReceipt } from '../../../src/features/purchasing/receipt.ts';
import {
  overReceived,
  receivingLines,
  statusAfter,
} from '../../../src/features/purchasing/receiving.ts';
import { differenceOf, signed } from '../../../src/features/inventory/stockCount.ts';

const item = (id: string, values: object): InventoryItem =>
  parseRecord(inventoryItem, id, { sku: id.toUpperCase(), name: id, ...values });

const order = (id: string, status: string, lines: string) =>
  parseRecord(purchaseOrder, id, { poId: id, status, lines });

const LINES = 'A\tPump\t10\t5\na \tPump\t2\t5\nC\tSalt\t1,5\t0.1\n\tFreight\t1\t30';
const ITEMS = [item('a', {}), item('b', {})];

describe('the lines of an order', () => {
  it('are joined by SKU, and matched to the items', () => {
    const receipts = [{ lines: { a: 3 } }, { lines: { a: 0.5, b: 9 } }];
    const lines = receivingLines(LINES, ITEMS, receipts);
    expect(lines).toMatchObject([
      { sku: 'A', quantity: 12, received: 3.5, rest: 8.5, excess: 0 },
      { sku: 'C', quantity: 1.5, received: 0, rest: 1.5 },
      { sku: '', name: 'Freight', quantity: 1, received: 0, rest: 1 },
    ]);
    expect(lines.map((line) => line.item?.id)).toEqual(['a', undefined, undefined]);
  });

  it('add up to whole cents', () => {
    expect(totalOf(readOrderLines(LINES))).toBe(90.15);
  });

  it('are received completely, in part, or beyond', () => {
    const lines = receivingLines('A\t\t10\t5\nB\t\t1\t5', ITEMS, [{ lines: { a: 4 } }]);
    expect(statusAfter(lines, { a: 6 })).toBe('Partially Received');
    expect(statusAfter(lines, { a: 6, b: 1 })).toBe('Received');
    expect(overReceived(lines, { a: 6, b: 1 })).toEqual([]);
    expect(overReceived(lines, { a: 6.5, b: 1 }).map(({ sku }) => sku)).toEqual(['A']);
    const beyond = receivingLines('A\t\t10\t5', ITEMS, [{ lines: { a: 6 } }, { lines: { a: 6 } }]);
    expect(beyond).toMatchObject([{ received: 12, rest: 0, excess: 2 }]);
    expect(statusAfter(beyond, {})).toBe('Received');
  });
});

describe('what is low', () => {
  it('is grouped by supplier, with enough to reach twice the reorder point and what is on order', () => {
    const items = [
      item('a', { stock: 2, reorder: 5, supplier: '' }),
      item('b', { stock: 0, reorder: 0, supplier: 'Reef Pumps' }),
      item('c', { stock: 9, reorder: 5, supplier: 'Reef Pumps' }),
      item('d', { stock: 4.5, reorder: 5, supplier: 'reef pumps ' }),
      item('e', { stock: -2, reorder: 3, supplier: 'Gulf Glass' }),
    ];
    const orders = [
      order('o1', 'Draft', 'D\t\t5\t1'),
      order('o2', 'Received', 'D\t\t5\t1'),
      order('o3', 'Partially Received', 'd\t\t5\t1\nD\t\t5\t1'),
    ];
    const groups = lowBySupplier(items, orders).map((group) => [
      group.supplier,
      group.items.map((low) => [low.item.id, low.suggested, low.onOrder.map(({ id }) => id)]),
    ]);
    expect(groups).toEqual([
      ['Gulf Glass', [['e', 8, []]]],
      [
        'Reef Pumps',
        [
          ['b', 1, []],
          ['d', 6, ['o3', 'o1']],
        ],
      ],
      ['', [['a', 8, []]]],
    ]);
  });

  it('becomes as many drafts as its lines need', () => {
    const line = { sku: 'A', name: 'x'.repeat(4_000), quantity: 2, cost: 0.05 };
    const drafts = draftOrders('Reef Pumps', [line, line, line], '2026-11-22');
    expect(
      drafts.map(({ lines, ...others }) => [others, readOrderLines(lines ?? '').length]),
    ).toEqual([
      [{ supplier: 'Reef Pumps', date: '2026-11-22', amount: '0.2', status: 'Draft' }, 2],
      [{ supplier: 'Reef Pumps', date: '2026-11-22', amount: '0.1', status: 'Draft' }, 1],
    ]);
  });
});

it.each([
  ['12', 10, 2, '+2'],
  ['0', 10, -10, '−10'],
  ['0,3', 0.1, 0.2, '+0.2'],
  ['10', 10, 0, '0'],
])('a count of %s where %s was expected differs by %s', (counted, expected, difference, text) => {
  expect(differenceOf({ counted, expected })).toBe(difference);
  expect(signed(difference)).toBe(text);
});

it.each(['', '-1', 'many', '1e16'])('%j is no count', (counted) => {
  expect(differenceOf({ counted, expected: 1 })).toBeNull();
});

it('a damaged receipt is left out, and so are damaged quantities', () => {
  const stored = { user: 'Ann', timestamp: 5, order: 'o1', lines: { a: 1, b: 'x' } };
  expect(parseReceipt('k1', stored)).toEqual({
    id: 'k1',
    user: 'Ann',
    timestamp: 5,
    lines: { a: 1 },
  });
  expect(parseReceipt('k1', { ...stored, timestamp: 'x' })).toBeNull();
  expect(parseReceipt('k1', 'x')).toBeNull();
});
