import { describe, expect, it } from 'vitest';
import { parseRecord } from '../../../src/records/model/entity.ts';
import {
  isOpen,
  isToPay,
  orderValue,
  purchaseOrder,
  type PurchaseOrder,
} from '../../../src/features/purchasing/purchaseOrder.entity.ts';
import { clauses } from '../../specification/clauses.ts';

const order = (status: unknown, amount?: unknown): PurchaseOrder =>
  parseRecord(purchaseOrder, 'o', { status, amount });

it.each([
  ['Draft', true, false],
  ['Sent', true, false],
  ['Partially Received', true, true],
  ['Received', true, true],
  ['Billed', false, false],
  ['Closed', false, false],
  [undefined, true, false],
  ['Parked', true, false],
  ['received', true, false],
])(
  'an order with the status %s is open: %s, to pay: %s',
  clauses('S4-11 S9-15'),
  (status, open, toPay) => {
    expect(isOpen(order(status))).toBe(open);
    expect(isToPay(order(status))).toBe(toPay);
  },
);

describe('the value of the open orders and of those to pay', () => {
  it.each([
    ['no orders', [], 0, 0],
    ['several statuses', [order('Draft', 1), order('Received', 20), order('Billed', 300)], 21, 20],
    ['both statuses to pay', [order('Received', 4.5), order('Partially Received', 0.5)], 5, 5],
    ['a negative amount', [order('Received', 10), order('Received', -30)], -20, -20],
  ])('is computed for %s', clauses('S9-12,16'), (_, orders, open, toPay) => {
    expect(orderValue(orders, isOpen)).toBe(open);
    expect(orderValue(orders, isToPay)).toBe(toPay);
  });
});
