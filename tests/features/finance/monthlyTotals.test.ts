import { expect, it } from 'vitest';
import { parseRecord } from '../../../src/records/model/entity.ts';
import { invoice } from '../../../src/features/finance/invoice.entity.ts';
import { monthlyTotals } from '../../../src/features/finance/monthlyTotals.ts';
import { purchaseOrder } from '../../../src/features/purchasing/purchaseOrder.entity.ts';

const paid = (date: unknown, amount: unknown, status = 'Paid') =>
  parseRecord(invoice, 'i', { date, amount, status });
const ordered = (date: unknown, amount: unknown, status = 'Received') =>
  parseRecord(purchaseOrder, 'o', { date, amount, status });

const TODAY = '2026-02-14';

it('are those of the last six months, the current one included, also when nothing happened', () => {
  expect(monthlyTotals([], [], TODAY)).toEqual({
    months: ['2025-09', '2025-10', '2025-11', '2025-12', '2026-01', '2026-02'].map((month) => ({
      month,
      income: 0,
      expense: 0,
    })),
    undatedInvoices: 0,
    undatedOrders: 0,
  });
});

it('add up paid invoices and received orders by month', () => {
  const { months } = monthlyTotals(
    [
      paid('2025-08-31', 1),
      paid('2025-09-01', 10),
      paid('2026-01-31', 0.5),
      paid('2026-01-01', -2),
      paid('2026-02-28', '1,250.50'),
      paid('2026-03-01', 7),
      paid('2026-02-01', 'lots'),
    ],
    [ordered('2025-09-30', 4), ordered('2026-02-14', 6)],
    TODAY,
  );
  expect(months.map(({ income, expense }) => [income, expense])).toEqual([
    [10, 4],
    [0, 0],
    [0, 0],
    [0, 0],
    [-1.5, 0],
    [1250.5, 6],
  ]);
});

it.each([
  ['Draft', 0],
  ['Sent', 0],
  ['Overdue', 0],
  ['Paid', 9],
  ['PAID', 0],
])('an invoice that is %s counts %d', (status, income) => {
  expect(monthlyTotals([paid(TODAY, 9, status)], [], TODAY).months.at(-1)?.income).toBe(income);
});

it.each([
  ['Draft', 0],
  ['Sent', 0],
  ['Partially Received', 9],
  ['Received', 9],
  ['Billed', 9],
  ['Closed', 9],
  ['Lost', 0],
])('an order that is %s counts %d', (status, expense) => {
  expect(monthlyTotals([], [ordered(TODAY, 9, status)], TODAY).months.at(-1)?.expense).toBe(
    expense,
  );
});

it('leave out records without a valid date, and count those that would matter', () => {
  const damaged = [undefined, '', 'soon', '2026-02-30', 20260214];
  const totals = monthlyTotals(
    [...damaged.map((date) => paid(date, 9)), paid('', 9, 'Draft')],
    [...damaged.slice(2).map((date) => ordered(date, 9)), ordered('', 9, 'Sent')],
    TODAY,
  );
  expect(totals.undatedInvoices).toBe(5);
  expect(totals.undatedOrders).toBe(3);
  expect(totals.months.every(({ income, expense }) => income === 0 && expense === 0)).toBe(true);
});
