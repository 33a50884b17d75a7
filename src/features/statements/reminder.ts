import { formatDate } from '../../lib/dates.ts';
import { countText } from '../../lib/plural.ts';
import { cents, inCurrency } from '../../model/exact.ts';
import type { Company } from '../documents/company.ts';
import type { Message } from '../documents/printedDocument.ts';
import type { OpenInvoice } from './statement.ts';

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
