import { formatDate } from '../../lib/dates.ts';
import { inCurrency, wholeCents } from '../../lib/exact.ts';
import { NOT_REGISTERED, termsText, type Customer } from '../sales/customer.entity.ts';
import { keptBuyer, type Invoice, invoice as entity } from './invoice.entity.ts';
import type { Field } from '../../records/model/field.ts';
import type { Company } from '../documents/company.ts';
import { taxationOf } from '../documents/documentAmounts.ts';
import { LABELS, type Label } from '../documents/labels.ts';
import {
  customerAsParty,
  flawsOfPriced,
  hasPricedLines,
  isFilled,
  pricedParts,
} from '../documents/pricedDocument.ts';
import {
  filledIn,
  type PrintedDocument,
  type FillIn,
  type Flaw,
} from '../documents/printedDocument.ts';
import { openAmount } from './receivables.ts';

/** The number of an invoice in the sequence of tax invoices; blank until it has been issued. */
const taxNumberOf = ({ taxNumber }: Invoice): string =>
  taxNumber === '' || taxNumber < 1 ? '' : String(taxNumber);

/** Whether an invoice may be called one of tax: its supplier is registered, it is issued, and states a rate of VAT. */
const isTaxInvoice = (invoice: Invoice, company: Company): boolean =>
  isFilled(company.trn) && taxNumberOf(invoice) !== '' && taxationOf(invoice).percent !== null;

/** What an invoice lacks of what a tax invoice has to show (Cabinet Decision 52/2017, Article 59); null if it charges no VAT. */
export function missingInInvoice(
  invoice: Invoice,
  company: Company,
  to: PrintedDocument['to'],
): readonly Flaw[] | null {
  if (['Exempt', 'Out of scope'].includes(invoice.vatRate)) return null;
  type Point = readonly [isThere: boolean, text: string, where: FillIn, field?: string];
  const { percent, rate } = taxationOf(invoice);
  const points: readonly Point[] = [
    [isFilled(company.name), 'Your company’s name', 'company'],
    [isFilled(company.address), 'Your company’s address', 'company'],
    [isFilled(company.trn), 'Your company’s TRN', 'company'],
    [taxNumberOf(invoice) !== '', 'The tax invoice number, given when it is issued', 'record'],
    [isFilled(invoice.date), 'The date of issue', 'record'],
    [isFilled(invoice.customer), 'The customer’s name', 'record', 'customer'],
    [isFilled(to.address), 'The customer’s address', 'party', 'address'],
    [
      isFilled(to.trn) || to.isUnregistered === true,
      'The customer’s TRN, if they are registered for VAT',
      'party',
      'trn',
    ],
    [hasPricedLines(invoice), 'Lines with description, quantity and unit price', 'record', 'lines'],
    [percent !== null, 'The rate of VAT', 'record', 'vatRate'],
    [rate !== null, 'The exchange rate, for VAT in dirhams', 'record', 'rate'],
  ];
  return points.flatMap(([isThere, text, where, field]) =>
    isThere ? [] : [{ text, where, ...(field && { field }) }],
  );
}

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
    title: isTaxInvoice(invoice, company) ? LABELS.taxInvoice : LABELS.invoice,
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
