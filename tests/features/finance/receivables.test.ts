import { describe, expect, it } from 'vitest';
import { parseRecord } from '../../../src/records/model/entity.ts';
import {
  daysLate,
  receivablesByAge,
  reminderNote,
  receivablesByCustomer,
  sentAndPastDue,
} from '../../../src/features/finance/receivables.ts';
import { invoice } from '../../../src/features/finance/invoice.entity.ts';

const TODAY = '2026-11-22';

const invoiceOf = (status: string, due: string, amount = 100) =>
  parseRecord(invoice, due, { status, due, amount });

/** The ages that have invoices, as `count: total`. */
const ages = (...invoices: readonly ReturnType<typeof invoiceOf>[]) =>
  Object.fromEntries(
    receivablesByAge(invoices, TODAY)
      .filter(({ count }) => count > 0)
      .map(({ label, count, total }) => [label, `${count}: ${total}`]),
  );

describe('receivables', () => {
  it.each([
    ['2026-11-23', 'Not due'],
    ['2026-11-22', 'Not due'],
    ['2026-11-21', '1–30 days'],
    ['2026-10-23', '1–30 days'],
    ['2026-10-22', '31–60 days'],
    ['2026-09-23', '31–60 days'],
    ['2026-09-22', '61–90 days'],
    ['2026-08-24', '61–90 days'],
    ['2026-08-23', 'Over 90 days'],
    ['', 'No due date'],
    ['next week', 'No due date'],
  ])('due on %j are %s', (due, age) => {
    expect(ages(invoiceOf('Sent', due))).toEqual({ [age]: '1: 100' });
  });

  it('are the invoices that are Sent or Overdue, added up', () => {
    expect(
      ages(
        invoiceOf('Sent', '2026-11-01', 10.5),
        invoiceOf('Overdue', '2026-11-02', 20),
        invoiceOf('Paid', '2026-11-02', 40),
        invoiceOf('Draft', '2026-11-02', 80),
      ),
    ).toEqual({ '1–30 days': '2: 30.5' });
  });

  it('to mark as overdue are those that are Sent and late', () => {
    const late = invoiceOf('Sent', '2026-11-01');
    const others = [
      invoiceOf('Sent', TODAY),
      invoiceOf('Overdue', '2026-11-01'),
      invoiceOf('Paid', '2026-11-01'),
    ];
    expect(sentAndPastDue([...others, late], TODAY)).toEqual([late]);
    expect(others.map((one) => daysLate(one, TODAY))).toEqual([0, 21, 0]);
  });
});

const late = (texts: Readonly<Record<string, string>>, due = '2026-11-01') =>
  parseRecord(invoice, due, { status: 'Sent', due, amount: 100, customer: 'Noor', ...texts });

describe('reminders', () => {
  it.each([
    [{}, 'First reminder due since 02 Nov 2026'],
    [{ firstReminder: '2026-11-08' }, 'Second reminder due today · first sent 08 Nov 2026'],
    [
      { firstReminder: '2026-11-03', secondReminder: '2026-11-20' },
      'Final reminder due 04 Dec 2026 · second sent 20 Nov 2026',
    ],
    [
      { firstReminder: '2026-11-03', secondReminder: '2026-11-10', finalReminder: '2026-11-21' },
      'Final reminder sent 21 Nov 2026',
    ],
    [{ status: 'Paid' }, ''],
    [{ due: '2026-11-22' }, ''],
  ])('of an invoice with %j are at %j', (texts, note) => {
    expect(reminderNote(late(texts), TODAY)).toBe(note);
  });

  it('are told of a customer by what has been late for longest', () => {
    const all = [late({}, '2026-11-10'), late({ firstReminder: '2026-11-08' }), late({}, 'never')];
    expect(receivablesByCustomer(all, TODAY).map(({ reminder }) => reminder)).toEqual([
      'Second reminder due today · first sent 08 Nov 2026',
    ]);
  });
});
