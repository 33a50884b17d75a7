import { centsAsNumber, inCurrency, wholeCents } from '../../lib/exact.ts';
import { shortMoney } from '../../lib/money.ts';
import type { Texts } from '../../records/model/draft.ts';
import { isPaid, type Invoice } from '../finance/invoice.entity.ts';
import { openAmount } from '../finance/receivables.ts';
import { differingTotal, documentAmounts } from '../documents/documentAmounts.ts';
import type { CreditNote } from './creditNote.entity.ts';

/** What of an invoice can still be credited, in cents. */
export const uncredited = ({ amount, credited }: Pick<Invoice, 'amount' | 'credited'>): bigint =>
  wholeCents(amount) - wholeCents(credited);

/** Why there is no credit note for an invoice; null when there can be one. */
export function obstacleToCredit(record: Invoice): string | null {
  if (record.taxNumber === '')
    return 'Only an issued invoice is taken back by a credit note. This one can still be edited instead.';
  return uncredited(record) > 0n ? null : 'All of it is credited.';
}

/** Why a credit note gets no number, given the invoice that it takes back, if that is known; null when it can get one. */
export function obstacleToIssueNote(
  note: Pick<CreditNote, 'reason' | 'amount' | 'lines' | 'vatRate' | 'rate'>,
  invoice: Invoice | undefined,
): string | null {
  const { reason, amount, vatRate, rate } = note;
  if (reason.trim() === '') return 'A credit note says why it is given: enter its reason first.';
  if (amount <= 0) {
    return `A credit note of ${shortMoney(0)} or less takes no number: enter its amount first.`;
  }
  if (invoice === undefined) return null;
  if (vatRate !== invoice.vatRate || rate !== invoice.rate)
    return `${invoice.idNum} states another VAT or exchange rate: a credit note takes back what was invoiced.`;
  const total = differingTotal(note);
  const isWhole = amount === invoice.amount && note.lines === invoice.lines;
  if (total !== null && !isWhole)
    return `Its lines come to ${inCurrency(total)}, which is not its amount: correct one of them first.`;
  const unrecorded = isPaid(invoice) ? openAmount({ ...invoice, status: 'Sent' }) : 0n;
  return unrecorded > 0n
    ? `${invoice.idNum} is Paid, but ${inCurrency(unrecorded)} of it is not recorded: record its payment first.`
    : excess(amount, invoice);
}

/** What is wrong with an amount that is more than what of the invoice is not credited; null if it is not. */
export function excess(
  amount: number,
  invoice: Pick<Invoice, 'amount' | 'credited' | 'idNum'>,
): string | null {
  const left = uncredited(invoice);
  return wholeCents(amount) > left
    ? `This is more than the ${inCurrency(left)} of ${invoice.idNum} that can still be credited.`
    : null;
}

/** What the form of a credit note for an invoice starts with: all of it that the notes issued before have left. */
export function textsOfCreditNote(
  record: Invoice,
  notes: readonly CreditNote[],
  today: string,
): Texts {
  const { id, idNum, customer, vatRate, rate } = record;
  return {
    invoice: id,
    invoiceNumber: idNum,
    customer,
    date: today,
    amount: centsAsNumber(uncredited(record)),
    lines: linesLeft(record, notes),
    vatRate,
    rate,
  };
}

/** The lines of an invoice that are in no credit note; none if they do not come to what is left: a part of one was credited. */
function linesLeft(record: Invoice, notes: readonly CreditNote[]): string {
  if (wholeCents(record.credited) === 0n) return record.lines;
  const credited = notes.flatMap(({ taxNumber, lines }) =>
    taxNumber === '' ? [] : lines.split('\n'),
  );
  const left = record.lines.split('\n').filter((line) => {
    const at = credited.indexOf(line);
    if (at >= 0) credited.splice(at, 1);
    return at < 0;
  });
  const lines = left.join('\n');
  return documentAmounts({ ...record, lines }).ofLines === uncredited(record) ? lines : '';
}
