import { groupedBy } from '../../lib/groupedBy.ts';
import { sum } from '../../lib/sum.ts';
import type { Total } from '../figures/TotalsRow.tsx';
import { nameKey } from '../../lib/nameKey.ts';
import { addDays, daysBetween } from '../../lib/calendar.ts';
import { formatDate } from '../../lib/dates.ts';
import { inCurrency, wholeCents } from '../../lib/exact.ts';
import { isPaid, type Invoice } from './invoice.entity.ts';

/** For how long a sum has been due. */
export const AGES = [
  'Not due',
  'No due date',
  '1–30 days',
  '31–60 days',
  '61–90 days',
  'Over 90 days',
] as const;

export type Age = (typeof AGES)[number];

/** Whether a customer has been asked for the money, and it has not come. */
export const isReceivable = ({ status }: Invoice): boolean =>
  status === 'Sent' || status === 'Overdue';

/** What is open of an invoice, in cents: nothing of one that is set to Paid; below 0 when the customer has paid too much. */
export function openAmount(
  record: Pick<Invoice, 'amount' | 'paid' | 'credited' | 'status'>,
): bigint {
  const { amount, paid, credited } = record;
  const open = wholeCents(amount) - wholeCents(paid) - wholeCents(credited);
  return isPaid(record) && open > 0n ? 0n : open;
}

/** What is open of several, in the company's currency: sums of whole cents are exact. */
const openOf = (invoices: readonly Invoice[]): number =>
  sum(invoices, (one) => Number(openAmount(one))) / 100;

/** Whether an invoice counts in the books: a draft does not, unless it has a tax number. */
export const isBooked = ({ status, taxNumber }: Pick<Invoice, 'status' | 'taxNumber'>): boolean =>
  status !== 'Draft' || taxNumber !== '';

/** What of an invoice is owed, in cents: of a draft only what is paid of it, below 0. */
export const owed = (invoice: Invoice): bigint =>
  openAmount(isBooked(invoice) ? invoice : { ...invoice, amount: 0 });

/** What is owed by the invoices, in the company's currency, less what their customers have paid too much or in advance. */
export const openBalance = (invoices: readonly Invoice[]): number =>
  sum(invoices, (invoice) => Number(owed(invoice))) / 100;

/** What is open of an invoice where that is not its amount, such as "$500.00 open"; blank where it is. */
export function openNote(invoice: Invoice): string {
  const { paid, credited } = invoice;
  const open = openAmount(invoice);
  if (open === 0n || (paid === 0 && credited === 0)) return '';
  return open > 0n ? `${inCurrency(open)} open` : `${inCurrency(-open)} to pay back`;
}

/** The days since an unpaid invoice was due, by YYYY-MM-DD dates; 0 if it is not late, or its due date is unknown. */
export function daysLate(invoice: Invoice, today: string): number {
  return isReceivable(invoice) ? Math.max(0, daysBetween(invoice.due, today) ?? 0) : 0;
}

/** The reminders of a late invoice: where it says when each was sent, and how many days after the due date or the one before it is due. */
const REMINDERS = [
  { stage: 'First', field: 'firstReminder', after: 1 },
  { stage: 'Second', field: 'secondReminder', after: 14 },
  { stage: 'Final', field: 'finalReminder', after: 14 },
] as const;

/** The reminder of a late invoice that comes next, with the day on which it is due and the one before; null if there is none. */
export function nextReminder(invoice: Invoice, today: string) {
  const at = REMINDERS.findIndex(({ field }) => invoice[field] === '');
  const next = REMINDERS[at];
  if (next === undefined || daysLate(invoice, today) === 0) return null;
  const last = REMINDERS[at - 1];
  const from = last === undefined ? invoice.due : invoice[last.field];
  return { ...next, due: addDays(from, next.after), last, from };
}

/** What of reminding comes next, such as "Second reminder due today · first sent 15 Nov 2026"; blank of what is not late. */
export function reminderNote(invoice: Invoice, today: string): string {
  const next = nextReminder(invoice, today);
  if (next === null) {
    const { finalReminder } = invoice;
    const isOver = finalReminder !== '' && daysLate(invoice, today) > 0;
    return isOver ? `Final reminder sent ${formatDate(finalReminder)}` : '';
  }
  const { stage, due, last, from } = next;
  const day = due === today ? 'today' : `${due < today ? 'since ' : ''}${formatDate(due)}`;
  const before = last && ` · ${last.stage.toLowerCase()} sent ${formatDate(from)}`;
  return `${stage} reminder due ${day}${before ?? ''}`;
}

/** The unpaid invoices by age, the youngest first; every age is there, those without a due date if there are any. */
export function receivablesByAge(invoices: readonly Invoice[], today: string): readonly Total[] {
  const unpaid = groupedBy(invoices.filter(isReceivable), ({ due }) => ageOn(due, today));
  return AGES.map((label) => {
    const aged = unpaid.get(label) ?? [];
    const isCalm = label === 'Not due';
    return { label, count: aged.length, total: openOf(aged), isCalm };
  }).filter(({ label, count }) => label !== 'No due date' || count > 0);
}

/** What a customer owes, in the company's currency. */
export type Debtor = {
  /** As on the newest of the invoices; blank for those that name nobody. */
  readonly name: string;
  /** Without the ages of which nothing is owed. */
  readonly ages: Readonly<Partial<Record<Age, number>>>;
  /** What of the total is late. */
  readonly late: number;
  readonly total: number;
  /** What of reminding comes next for what has been late for longest; blank if nothing is late. */
  readonly reminder: string;
};

/** What is owed, by customer. Names are joined as everywhere. */
export function receivablesByCustomer(
  invoices: readonly Invoice[],
  today: string,
): readonly Debtor[] {
  const byCustomer = groupedBy(invoices.filter(isReceivable), (one) => nameKey(one.customer));
  return Array.from(byCustomer.values(), (own) => {
    const late = own
      .filter((one) => daysLate(one, today) > 0)
      .toSorted((a, b) => a.due.localeCompare(b.due));
    const ages = groupedBy(own, ({ due }) => ageOn(due, today));
    return {
      name: own.at(-1)?.customer.trim() ?? '',
      ages: Object.fromEntries(Array.from(ages, ([age, some]) => [age, openOf(some)])),
      late: openOf(late),
      total: openOf(own),
      reminder: late[0] ? reminderNote(late[0], today) : '',
    };
  });
}

/** The invoices that are late and not marked as overdue yet. */
export const sentAndPastDue = (invoices: readonly Invoice[], today: string): readonly Invoice[] =>
  invoices.filter((invoice) => invoice.status === 'Sent' && daysLate(invoice, today) > 0);

/** The age on a day of what is due on another; both are YYYY-MM-DD. */
export function ageOn(due: string, day: string): Age {
  const days = daysBetween(due, day);
  if (days === null) return 'No due date';
  if (days <= 0) return 'Not due';
  if (days <= 30) return '1–30 days';
  if (days <= 60) return '31–60 days';
  return days <= 90 ? '61–90 days' : 'Over 90 days';
}
