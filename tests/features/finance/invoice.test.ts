import { describe, expect, it } from 'vitest';
import { parseRecord } from '../../../src/records/model/entity.ts';
import {
  invoice,
  netProfit,
  overdueAmount,
  totalRevenue,
  type Invoice,
} from '../../../src/features/finance/invoice.entity.ts';
import { mergeEdit } from '../../../src/records/store/write/merge.ts';
import { clauses } from '../../specification/clauses.ts';

const invoiceWith = (status: unknown, amount?: unknown): Invoice =>
  parseRecord(invoice, 'i', { status, amount });

const [paid, overdue] = [
  (amount?: unknown) => invoiceWith('Paid', amount),
  (amount?: unknown) => invoiceWith('Overdue', amount),
];

describe('the revenue, the profit and the overdue amount', () => {
  it.each([
    ['no invoices', [], 0, 0],
    ['a paid one', [paid(100)], 100, 0],
    ['an overdue one', [overdue(100)], 0, 100],
    ['neither', [invoiceWith('Draft', 100), invoiceWith('Sent', 50)], 0, 0],
    ['a missing status, which is Draft', [invoiceWith(undefined, 100)], 0, 0],
    ['unknown statuses', [invoiceWith('paid', 100), invoiceWith('PAID', 1)], 0, 0],
    ['several', [paid(0.5), overdue(7), paid(1)], 1.5, 7],
    ['negative amounts', [paid(100), paid(-40), overdue(-5)], 60, -5],
  ])('are computed for %s', clauses('S9-4,10'), (_, invoices, revenue, overdueTotal) => {
    expect(totalRevenue(invoices)).toBe(revenue);
    expect(netProfit(invoices)).toBeCloseTo(revenue * 0.36, 10);
    expect(overdueAmount(invoices)).toBe(overdueTotal);
  });
});

it('the profit is 36 % of the revenue', clauses('S9-11'), () => {
  expect(netProfit([paid(1_000)])).toBe(360);
});

it.each([
  ['Sent', 10, '2026-12-01', 'Paid'],
  ['Overdue', 10, '2026-01-01', 'Paid'],
  ['Draft', 10, '2026-12-01', undefined],
  ['Sent', 9.99, '2026-12-01', undefined],
  ['Paid', -10, '2026-12-01', 'Sent'],
  ['Paid', -10, '2026-01-01', 'Overdue'],
])('an invoice of $10 that is %s becomes by %d, due %s: %s', (status, sum, due, expected) => {
  const save = {
    id: 'k',
    path: invoice.path,
    recordId: 'i',
    typed: {},
    base: {},
    adds: { paid: sum },
  };
  const stored = { amount: 10, paid: Math.max(0, -sum), status, due };
  const merged = mergeEdit(invoice, save, stored, '2026-11-22');
  expect(merged.kind === 'write' && merged.values['status']).toBe(expected);
});
