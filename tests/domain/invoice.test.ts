import { describe, expect, it } from 'vitest';
import { parseRecord } from '../../src/domain/entity.ts';
import {
  INVOICE_COLORS,
  invoice,
  netProfit,
  overdueAmount,
  totalRevenue,
  type Invoice,
} from '../../src/domain/invoice.ts';

const stored = (status: unknown, amount?: unknown): Invoice =>
  parseRecord(invoice, 'i', { status, amount });

describe('figures of finance', () => {
  it.each([
    ['no invoices', [], 0, 0],
    ['one paid', [stored('Paid', 100)], 100, 0],
    ['one overdue', [stored('Overdue', 100)], 0, 100],
    ['a draft and a sent one', [stored('Draft', 100), stored('Sent', 50)], 0, 0],
    ['one without a status, which is a draft', [stored(undefined, 100)], 0, 0],
    ['a status outside the vocabulary', [stored('paid', 100), stored('PAID', 1)], 0, 0],
    ['several of each', [stored('Paid', 0.5), stored('Overdue', 7), stored('Paid', 1)], 1.5, 7],
    ['an amount of nothing', [stored('Paid', 0), stored('Overdue', 0)], 0, 0],
    ['a credit note', [stored('Paid', 100), stored('Paid', -40), stored('Overdue', -5)], 60, -5],
    ['a missing amount', [stored('Paid'), stored('Overdue')], 0, 0],
    ['an amount stored as text', [stored('Paid', '1,250.5'), stored('Overdue', '9')], 1250.5, 9],
    ['an amount that is no number', [stored('Paid', 'lots'), stored('Overdue', null)], 0, 0],
  ])('%s', (_, invoices, revenue, overdue) => {
    expect(totalRevenue(invoices)).toBe(revenue);
    expect(netProfit(invoices)).toBeCloseTo(revenue * 0.36, 10);
    expect(overdueAmount(invoices)).toBe(overdue);
  });

  it('take 36 per cent of the revenue for the profit', () => {
    expect(netProfit([stored('Paid', 1_000)])).toBe(360);
  });
});

it('an invoice is Draft, Sent, Paid or Overdue, in colours of their own', () => {
  expect(Object.entries(INVOICE_COLORS)).toEqual([
    ['Draft', 'gray'],
    ['Sent', 'blue'],
    ['Paid', 'green'],
    ['Overdue', 'red'],
  ]);
});
