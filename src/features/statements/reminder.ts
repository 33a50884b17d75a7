import { formatDate } from '../../lib/dates.ts';
import { countText } from '../../lib/plural.ts';
import { daysBetween } from '../../model/calendar.ts';
import { cents, inCurrency } from '../../model/exact.ts';
import type { Company } from '../documents/company.ts';
import type { Message } from '../documents/printedDocument.ts';
import type { Invoice } from '../finance/invoice.entity.ts';
import { owed } from '../finance/receivables.ts';

/** An invoice of which something is open, in cents, and for how many days it has been due. */
export type OpenInvoice = {
  readonly invoice: Invoice;
  readonly open: bigint;
  readonly days: number;
};

/** What a customer can be reminded of, oldest first: whatever is recorded counts as paid, such as a cheque of a later date. */
export const remindable = (invoices: readonly Invoice[], today: string): readonly OpenInvoice[] =>
  invoices
    .map((invoice) => ({
      invoice,
      open: owed(invoice),
      days: Math.max(0, daysBetween(invoice.due, today) ?? 0),
    }))
    .filter(({ invoice, open }) => open > 0n && issueDay(invoice) <= today)
    .toSorted((a, b) => issueDay(a.invoice).localeCompare(issueDay(b.invoice)));

const issueDay = ({ date, creationDate }: Invoice): string => date || creationDate;

/** Asks a customer for what is open, by invoice, with when each was due, the total and the bank details. */
export function reminderOf(
  open: readonly OpenInvoice[],
  name: string,
  company: Pick<Company, 'name' | 'bank'>,
): Message {
  const sender = company.name.trim();
  const total = open.reduce((sum, one) => sum + one.open, 0n);
  const paragraphs = [
    `${name.trim() ? `Dear ${name.trim()}` : 'Hello'},\nthese invoices are still open with us:`,
    open.map(lineOf).join('\n'),
    `Total: ${inCurrency(total)}`,
    ...(company.bank.trim() ? [`Bank details:\n${company.bank.trim()}`] : []),
    'If you have paid meanwhile, please disregard this message.',
    ...(sender ? [`Kind regards,\n${sender}`] : []),
  ];
  return {
    subject: `Open invoices: ${inCurrency(total)}${sender && ` to ${sender}`}`,
    body: paragraphs.join('\n\n'),
  };
}

function lineOf({ invoice, open, days }: OpenInvoice): string {
  const due = invoice.due === '' ? '' : `, due ${formatDate(invoice.due)}`;
  const late = days > 0 ? ` (${countText(days, 'day')} late)` : '';
  const whole = cents(invoice.amount);
  const part = open === whole ? '' : ` of ${inCurrency(whole)}`;
  return `${invoice.idNum}${due}${late}: ${inCurrency(open)}${part}`;
}
