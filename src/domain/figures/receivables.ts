import { sum } from '../../lib/sum.ts';
import { daysBetween } from '../calendar.ts';
import type { Invoice } from '../invoice.ts';

/** For how long a sum has been due. */
export const AGES = ['Not due', '1–30 days', '31–60 days', '61–90 days', 'Over 90 days'] as const;

export type Age = (typeof AGES)[number];

/** The unpaid invoices of one age. */
export type AgedReceivables = {
  readonly age: Age;
  readonly count: number;
  /** In dollars. */
  readonly total: number;
};

/** Whether a customer has been asked for the money, and it has not come. */
export const isReceivable = ({ status }: Invoice): boolean =>
  status === 'Sent' || status === 'Overdue';

/** What is owed by the invoices, in dollars. */
export const openBalance = (invoices: readonly Invoice[]): number =>
  sum(invoices.filter(isReceivable), ({ amount }) => amount);

/** The days since an unpaid invoice was due, by YYYY-MM-DD dates; 0 if it is not late, or its due date is unknown. */
export function daysLate(invoice: Invoice, today: string): number {
  return isReceivable(invoice) ? Math.max(0, daysBetween(invoice.due, today) ?? 0) : 0;
}

/** The unpaid invoices by age, the youngest first; every age is there. */
export function receivablesByAge(
  invoices: readonly Invoice[],
  today: string,
): readonly AgedReceivables[] {
  const unpaid = invoices.filter(isReceivable).map((invoice) => ({
    age: ageOf(daysLate(invoice, today)),
    amount: invoice.amount,
  }));
  return AGES.map((age) => {
    const aged = unpaid.filter((one) => one.age === age);
    return { age, count: aged.length, total: sum(aged, ({ amount }) => amount) };
  });
}

/** The invoices that are late and not marked as overdue yet. */
export const sentAndPastDue = (invoices: readonly Invoice[], today: string): readonly Invoice[] =>
  invoices.filter((invoice) => invoice.status === 'Sent' && daysLate(invoice, today) > 0);

function ageOf(days: number): Age {
  if (days === 0) return 'Not due';
  if (days <= 30) return '1–30 days';
  if (days <= 60) return '31–60 days';
  return days <= 90 ? '61–90 days' : 'Over 90 days';
}
