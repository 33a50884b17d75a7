import { wholeSum } from '../../lib/sum.ts';
import { groupedBy } from '../../lib/groupedBy.ts';
import type { Period } from '../../lib/period.ts';
import { wholeCents } from '../../lib/exact.ts';
import type { CreditNote } from '../creditNotes/creditNote.entity.ts';
import type { Invoice } from '../finance/invoice.entity.ts';
import { AGES, ageOn, isBooked, owed, type Age } from '../finance/receivables.ts';
import type { Payment } from '../payments/payment.entity.ts';

/** What moves a balance; an invoice that was set to Paid by hand, with nothing or not all recorded, is settled by the last one. */
export type EntryKind =
  | 'invoice'
  | 'payment'
  | 'refund'
  | 'reversal'
  | 'credit note'
  | 'marked paid';

/** A line of a statement of account, in cents. */
export type Entry = {
  readonly kind: EntryKind;
  /** YYYY-MM-DD; for what was marked as paid, the last day that is known of its invoice. */
  readonly date: string;
  readonly invoice: Invoice;
  readonly source?: Payment | CreditNote;
  /** What the customer owes more; below 0 for what they owe less. */
  readonly amount: bigint;
};

export type StatementLine = Entry & { readonly balance: bigint };

export type Statement = Period & {
  readonly opening: bigint;
  readonly lines: readonly StatementLine[];
  readonly closing: bigint;
  /** What is open at the end of the period, by how long it has been due; all of it together is `closing`. */
  readonly ages: readonly { readonly age: Age; readonly open: bigint }[];
  /** What is dated after the period, which makes the difference to what is open by now. */
  readonly later: bigint;
};

/** The records of one customer, or of all of them. */
export type Ledger = {
  readonly invoices: readonly Invoice[];
  readonly payments: readonly Payment[];
  readonly creditNotes: readonly CreditNote[];
};

/**
 * What each invoice, what has been paid of it and what was credited does to a balance, earliest first. Of a draft without a tax number
 * only what is paid counts, as paid in advance.
 */
export function entriesOf({ invoices, payments, creditNotes }: Ledger): readonly Entry[] {
  const paid = byInvoice(payments);
  const credited = byInvoice(creditNotes.filter(({ taxNumber }) => taxNumber !== ''));
  const entries: Entry[] = [];
  for (const invoice of invoices) {
    const own = [
      ...(isBooked(invoice)
        ? [entry('invoice', invoice, invoice, wholeCents(invoice.amount))]
        : []),
      ...(paid.get(invoice.id) ?? []).map((one) =>
        entry(toKind(one), invoice, one, -wholeCents(one.amount)),
      ),
      ...(credited.get(invoice.id) ?? []).map((one) =>
        entry('credit note', invoice, one, -wholeCents(one.amount)),
      ),
    ];
    const rest = addUp(own) - owed(invoice);
    const date = own.reduce((day, one) => (one.date > day ? one.date : day), '');
    if (rest !== 0n) own.push({ kind: 'marked paid', date, invoice, amount: -rest });
    entries.push(...own);
  }
  // Stable, so that what settles an invoice follows it on the same day.
  return entries.toSorted((a, b) => (a.date < b.date ? -1 : Number(a.date > b.date)));
}

/** What a customer owes at the beginning of a period, what has moved it, and what they owe at its end. */
export function statementOf(ledger: Ledger, { from, to }: Period): Statement {
  const entries = entriesOf(ledger);
  const opening = addUp(entries.filter(({ date }) => date < from));
  let closing = opening;
  const lines: StatementLine[] = [];
  for (const one of entries) {
    if (one.date < from || one.date > to) continue;
    closing += one.amount;
    lines.push({ ...one, balance: closing });
  }
  const open = openAt(entries, to);
  return {
    from,
    to,
    opening,
    lines,
    closing,
    ages: AGES.map((age) => ({
      age,
      open: wholeSum(
        open.filter((one) => one.age === age),
        (one) => one.open,
      ),
    })).filter((one) => one.age !== 'No due date' || one.open !== 0n),
    later: addUp(entries.filter(({ date }) => date > to)),
  };
}

/** What was open of each invoice on a day, and for how long it had been due. */
function openAt(entries: readonly Entry[], day: string) {
  const open = new Map<Invoice, bigint>();
  for (const { date, invoice, amount } of entries) {
    if (date <= day) open.set(invoice, (open.get(invoice) ?? 0n) + amount);
  }
  return [...open]
    .filter(([, amount]) => amount !== 0n)
    .map(([invoice, amount]) => ({
      open: amount,
      // What the customer has paid too much is not late.
      age: amount < 0n ? ('Not due' as const) : ageOn(invoice.due, day),
    }));
}

const byInvoice = <Row extends { readonly invoice: string }>(rows: readonly Row[]) =>
  groupedBy(rows, ({ invoice }) => invoice);

const addUp = (entries: readonly Pick<Entry, 'amount'>[]): bigint =>
  wholeSum(entries, ({ amount }) => amount);

/** A record without a date counts on the day on which it was created. */
const entry = (
  kind: EntryKind,
  invoice: Invoice,
  source: Invoice | Payment | CreditNote,
  amount: bigint,
): Entry => ({
  kind,
  date: source.date || source.creationDate,
  invoice,
  ...(source !== invoice && { source: source as Payment | CreditNote }),
  amount,
});

const toKind = ({ reverses, amount }: Payment): EntryKind =>
  reverses !== '' ? 'reversal' : amount < 0 ? 'refund' : 'payment';
