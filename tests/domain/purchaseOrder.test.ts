import { describe, expect, it } from 'vitest';
import { parseRecord } from '../../src/domain/entity.ts';
import {
  ORDER_COLORS,
  isOpen,
  isToPay,
  orderValue,
  purchaseOrder,
  type PurchaseOrder,
} from '../../src/domain/purchaseOrder.ts';

const stored = (status: unknown, amount?: unknown): PurchaseOrder =>
  parseRecord(purchaseOrder, 'o', { status, amount });

describe('a purchase order', () => {
  it.each([
    ['Draft', 'gray', true, false],
    ['Sent', 'blue', true, false],
    ['Partially Received', 'yellow', true, true],
    ['Received', 'purple', true, true],
    ['Billed', 'green', false, false],
    ['Closed', 'gray', false, false],
  ] as const)('that is %s is %s; open: %s, to pay: %s', (status, tone, open, toPay) => {
    expect(ORDER_COLORS[status]).toBe(tone);
    expect(isOpen(stored(status))).toBe(open);
    expect(isToPay(stored(status))).toBe(toPay);
  });

  it('has its statuses in this order', () => {
    expect(Object.keys(ORDER_COLORS).join(', ')).toBe(
      'Draft, Sent, Partially Received, Received, Billed, Closed',
    );
  });

  it.each([
    ['no status, which is Sent', undefined, true, false],
    ['a status outside the vocabulary', 'Parked', true, false],
    ['a status in other letters', 'received', true, false],
  ])('with %s is open: %s; to pay: %s', (_, status, open, toPay) => {
    expect(isOpen(stored(status))).toBe(open);
    expect(isToPay(stored(status))).toBe(toPay);
  });
});

describe('the value of orders', () => {
  it.each([
    ['no orders', [], 0, 0],
    [
      'one of each kind',
      [stored('Draft', 1), stored('Received', 20), stored('Billed', 300)],
      21,
      20,
    ],
    ['all to pay', [stored('Received', 4.5), stored('Partially Received', 0.5)], 5, 5],
    ['amounts of nothing', [stored('Received', 0), stored('Sent', '0')], 0, 0],
    ['a return', [stored('Received', 10), stored('Received', -30)], -20, -20],
    ['a missing amount', [stored('Received'), stored('Received', 8)], 8, 8],
    ['text for an amount', [stored('Received', '1,000'), stored('Received', 'much')], 1000, 1000],
  ])('of %s', (_, orders, open, toPay) => {
    expect(orderValue(orders, isOpen)).toBe(open);
    expect(orderValue(orders, isToPay)).toBe(toPay);
  });
});
