import { formatDate } from '../../lib/dates.ts';
import { inCurrency, wholeCents } from '../../lib/exact.ts';
import { NOT_REGISTERED, termsText, type Customer } from '../sales/customer.entity.ts';
import { keptBuyer, type Invoice, invoice as entity } from './invoice.entity.ts';
import type { Field } from '../../records/model/field.ts';
import type { Company } from '../documents/company.ts';
import { LABELS, type Label } from '../documents/labels.ts';
import {
  customerAsParty,
  flawsOfPriced,
  hasPricedLines,
  isOfTax,
  missingForTax,
  pricedParts,
} from '../documents/pricedDocument.ts';
import { filledIn, type PrintedDocument, type Flaw } from '../documents/printedDocument.ts';
import { openAmount } from './receivables.ts';

/** The number of an invoice in the sequence of tax invoices; blank until it has been issued. */
const taxNumberOf = ({ taxNumber }: Invoice): string =>
  taxNumber === '' || taxNumber < 1 ? '' : String(taxNumber);

/** What an invoice lacks of what a tax invoice has to show; null if it charges no VAT. */
export const missingInInvoice = (
  invoice: Invoice,
  company: Company,
  to: PrintedDocument['to'],
): readonly Flaw[] | null =>
  missingForTax(invoice, company, to, [
    [hasPricedLines(invoice), 'Lines with description, quantity and unit price', 'record', 'lines'],
  ]);

/** The label of a field, in the spelling of documents: "Due Date" is "Due date". */
const printed = ({ label, arabicLabel = label }: Field<string>): Label => ({
  en: label.slice(0, 1) + label.slice(1).toLowerCase(),
  ar: arabicLabel,
});

/** To whom an invoice is, or what takes it back: as it was issued, since the record of the customer changes. */
export const partyOf = (
  name: string,
  customer: Customer | null,
  invoice: Invoice | null,
): PrintedDocument['to'] => {
  const { address, trn } = (invoice && keptBuyer(invoice)) ?? {
    address: customer?.address ?? '',
    trn: customer?.trn ?? '',
  };
  return {
    ...customerAsParty(name, customer),
    address,
    trn,
    isUnregistered: customer?.vatRegistration === NOT_REGISTERED,
  };
};

/** What an invoice prints as. `customer` is the one of its name, if there is one. */
export function invoiceDocument(
  invoice: Invoice,
  company: Company,
  customer: Customer | null,
): PrintedDocument {
  const { idNum, date, due, supplyDate, status, unsaved } = invoice;
  const to = partyOf(invoice.customer, customer, invoice);
  return {
    title: isOfTax(invoice, company) ? LABELS.taxInvoice : LABELS.invoice,
    number: idNum,
    isDraft: status === 'Draft' || unsaved !== undefined,
    from: company,
    to,
    toLabel: LABELS.billTo,
    open: stillOpen(invoice),
    deadline: due === '' || isSettled(invoice) ? '' : `due ${formatDate(due)}`,
    facts: filledIn([
      { label: LABELS.taxNumber, value: taxNumberOf(invoice) },
      { label: LABELS.invoiceNumber, value: idNum },
      { label: LABELS.date, value: formatDate(date) },
      {
        label: printed(entity.fields.supplyDate),
        value: supplyDate === date ? '' : formatDate(supplyDate),
      },
      { label: printed(entity.fields.due), value: formatDate(due) },
      { label: LABELS.terms, value: customer ? termsText(customer) : '' },
    ]),
    ...pricedParts(invoice),
    notes: filledIn([{ label: LABELS.bank, value: company.bank }]),
    missing: missingInInvoice(invoice, company, to),
    warnings: flawsOfPriced(invoice, { what: 'invoice’s amount', company, customer: to }),
  };
}

/** Whether nothing is to be paid of an invoice any more. */
const isSettled = (invoice: Invoice): boolean =>
  stillOpen(invoice) !== '' && openAmount(invoice) <= 0n;

function stillOpen(invoice: Invoice): string {
  const open = openAmount(invoice);
  if (open === wholeCents(invoice.amount)) return '';
  if (open < 0n) return `${inCurrency(-open)} to pay back`;
  return `of which ${open === 0n ? 'nothing' : inCurrency(open)} is open`;
}
