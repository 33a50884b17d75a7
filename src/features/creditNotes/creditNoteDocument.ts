import { wholeSum } from '../../lib/sum.ts';
import { formatDate } from '../../lib/dates.ts';
import { inCurrency } from '../../lib/exact.ts';
import type { Company } from '../documents/company.ts';
import { documentAmounts } from '../documents/documentAmounts.ts';
import { LABELS, type Label } from '../documents/labels.ts';
import {
  flawsOfPriced,
  isFilled,
  isOfTax,
  missingForTax,
  pricedParts,
} from '../documents/pricedDocument.ts';
import {
  filledIn,
  type Fact,
  type Flaw,
  type PrintedDocument,
} from '../documents/printedDocument.ts';
import type { Invoice } from '../finance/invoice.entity.ts';
import { partyOf } from '../finance/invoiceDocument.ts';
import type { Customer } from '../sales/customer.entity.ts';
import type { CreditNote } from './creditNote.entity.ts';
import { excess } from './crediting.ts';

/** What a credit note says beside what it holds itself. */
type Context = {
  readonly company: Company;
  readonly customer: Customer | null;
  readonly invoice: Invoice | null;
  readonly notes: readonly CreditNote[];
};

/** What a credit note prints as. */
export function creditNoteDocument(note: CreditNote, context: Context): PrintedDocument {
  const { company, customer, invoice } = context;
  const { idNum, invoiceNumber, date, reason, taxNumber, unsaved } = note;
  const to = partyOf(note.customer, customer, invoice);
  const { columns, rows, totals } = pricedParts(note);
  return {
    title: isOfTax(note, company) ? LABELS.taxCreditNote : LABELS.creditNote,
    number: idNum,
    isDraft: taxNumber === '' || unsaved !== undefined,
    from: company,
    to,
    toLabel: LABELS.customer,
    facts: filledIn([
      { label: LABELS.taxCreditNoteNumber, value: String(taxNumber) },
      { label: LABELS.creditNoteNumber, value: idNum },
      { label: LABELS.date, value: formatDate(date) },
      { label: LABELS.creditedInvoice, value: invoiceNumber },
      { label: LABELS.taxNumber, value: String(invoice?.taxNumber ?? '') },
      { label: LABELS.invoiceDate, value: formatDate(invoice?.date ?? '') },
    ]),
    columns,
    rows: rows.map((row) => row.map((cell) => (typeof cell === 'string' ? cell : ofNote(cell)))),
    totals: [
      ...correction(note, context),
      ...totals.map(({ label, value, isMain = false }) => ({
        label: ofNote(label),
        value,
        isMain,
      })),
    ],
    notes: filledIn([{ label: LABELS.reason, value: reason }]),
    missing: missingForTax(note, company, to, [
      [invoice !== null && invoice.taxNumber !== '', 'The tax invoice that it corrects', 'record'],
      [isFilled(reason), 'The reason', 'record'],
    ]),
    warnings: findWarnings(note, context),
  };
}

function ofNote(label: Label): Label {
  if (label === LABELS.netTotal) return LABELS.difference;
  return label === LABELS.asAgreed ? LABELS.credited : label;
}

/** What was invoiced, and what it comes to now, without VAT: the totals that follow say what the difference is. */
function correction(note: CreditNote, { invoice, notes }: Context): readonly Fact[] {
  if (invoice === null) return [];
  const invoiced = documentAmounts(invoice).total.net;
  const others = notes.filter((other) => isBefore(other, note));
  const before = wholeSum(others, (other) => documentAmounts(other).total.net);
  const correct = invoiced - before - documentAmounts(note).total.net;
  return [
    { label: LABELS.invoiced, value: inCurrency(invoiced) },
    ...(before === 0n ? [] : [{ label: LABELS.creditedBefore, value: inCurrency(-before) }]),
    { label: LABELS.correct, value: inCurrency(correct) },
  ];
}

const isBefore = (other: CreditNote, note: CreditNote): boolean =>
  other.taxNumber !== '' && (note.taxNumber === '' || other.taxNumber < note.taxNumber);

function findWarnings(note: CreditNote, { company, customer, invoice }: Context): readonly Flaw[] {
  const isDraft = note.taxNumber === '';
  const text = invoice !== null && isDraft ? excess(note.amount, invoice) : null;
  const differs = invoice !== null && invoice.vatRate !== note.vatRate;
  return [
    ...(text === null ? [] : [{ text, where: 'record' } as const]),
    ...(differs
      ? [{ text: `The invoice states another VAT: ${invoice.vatRate}.`, where: 'record' } as const]
      : []),
    ...flawsOfPriced(note, {
      what: 'credit note’s amount',
      company,
      customer: partyOf(note.customer, customer, invoice),
    }),
  ];
}
