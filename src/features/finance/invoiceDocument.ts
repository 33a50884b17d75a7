import { formatDate } from '../../lib/dates.ts';
import type { Customer } from '../sales/customer.entity.ts';
import { type Invoice, INVOICE_COLUMNS, invoice as entity } from './invoice.entity.ts';
import type { Field } from '../../model/field.ts';
import { type Company, trnWarning } from '../documents/company.ts';
import { formatCents, formatNumber, formatPrice, inCurrency } from '../../model/exact.ts';
import {
  invoiceAmounts,
  type InvoiceAmounts,
  type PricedLine,
  differingTotal,
  taxationOf,
  grossOf,
  vatPercent,
} from './invoiceAmounts.ts';
import { LABELS, type Label } from '../documents/labels.ts';
import {
  filledIn,
  type Fact,
  type PrintedDocument,
  type FillIn,
  type Flaw,
} from '../documents/printedDocument.ts';
import { readLines } from '../../model/lines.ts';
import { isReadable } from '../../model/lineAmounts.ts';

/** The number of an invoice in the sequence of tax invoices; blank until it has been issued. */
const taxNumberOf = ({ taxNumber }: Invoice): string =>
  taxNumber === '' || taxNumber < 1 ? '' : String(taxNumber);

/** Whether an invoice may be called one of tax: its supplier is registered, it is issued, and states a rate of VAT. */
const isTaxInvoice = (invoice: Invoice, company: Company): boolean =>
  isFilled(company.trn) && taxNumberOf(invoice) !== '' && taxationOf(invoice).percent !== null;

/**
 * What an invoice lacks of what a tax invoice has to show (Cabinet Decision 52/2017, Article 59). Null if it charges no
 * VAT, for which there is no tax invoice.
 */
function missingInInvoice(
  invoice: Invoice,
  company: Company,
  customer: Customer | null,
): readonly Flaw[] | null {
  if (['Exempt', 'Out of scope'].includes(invoice.vatRate)) return null;
  const points: readonly (readonly [isThere: boolean, text: string, where: FillIn])[] = [
    [isFilled(company.name), 'Your company’s name', 'company'],
    [isFilled(company.address), 'Your company’s address', 'company'],
    [isFilled(company.trn), 'Your company’s TRN', 'company'],
    [taxNumberOf(invoice) !== '', 'The tax invoice number, given when it is issued', 'record'],
    [isFilled(invoice.date), 'The date of issue', 'record'],
    [isFilled(invoice.customer), 'The customer’s name', 'record'],
    [isFilled(customer?.address), 'The customer’s address', 'party'],
    [isFilled(customer?.trn), 'The customer’s TRN, if they are registered for VAT', 'party'],
    [hasPricedLines(invoice), 'Lines with description, quantity and unit price', 'record'],
    [taxationOf(invoice).percent !== null, 'The rate of VAT', 'record'],
    [taxationOf(invoice).rate !== null, 'The exchange rate, for VAT in dirhams', 'record'],
  ];
  return points.flatMap(([isThere, text, where]) => (isThere ? [] : [{ text, where }]));
}

/** What looks wrong in an invoice. */
function flawsOfInvoice(
  invoice: Invoice,
  company: Company,
  customer: Customer | null,
): readonly Flaw[] {
  const total = differingTotal(invoice);
  const texts: readonly (readonly [text: string | null, where: FillIn])[] = [
    [
      total === null
        ? null
        : `The lines come to ${inCurrency(total)}${withVat(invoice)}, which is not the invoice’s amount.`,
      'record',
    ],
    [hasReadableLines(invoice) ? null : UNREADABLE, 'record'],
    [
      isFilled(invoice.rate) && taxationOf(invoice).rate === null
        ? 'The exchange rate is not a number.'
        : null,
      'record',
    ],
    [trnFlaw('Your company’s', company.trn), 'company'],
    [trnFlaw('The customer’s', customer?.trn ?? ''), 'party'],
  ];
  return texts.flatMap(([text, where]) => (text === null ? [] : [{ text, where }]));
}

const UNREADABLE =
  'A quantity or price in the lines is not a number, so that its line costs nothing.';

const isFilled = (text: string | undefined): boolean => (text ?? '').trim() !== '';

function trnFlaw(whose: string, trn: string): string | null {
  const warning = trnWarning(trn);
  return warning && `${whose} TRN: ${warning}`;
}

const withVat = (invoice: Invoice): string =>
  (taxationOf(invoice).percent ?? 0) > 0 ? ' with VAT' : '';

function hasPricedLines({ lines }: Invoice): boolean {
  const all = readLines(INVOICE_COLUMNS, lines);
  return (
    all.length > 0 && all.every((line) => INVOICE_COLUMNS.every(({ name }) => isFilled(line[name])))
  );
}

const hasReadableLines = ({ lines }: Invoice): boolean =>
  readLines(INVOICE_COLUMNS, lines).every((line) =>
    INVOICE_COLUMNS.every((column) => isReadable(column, line[column.name] ?? '')),
  );

/** The label of a field, in the spelling of documents: "Due Date" is "Due date". */
const labelOf = ({ label }: Field<string>, ar: string): Label => ({
  en: label.slice(0, 1) + label.slice(1).toLowerCase(),
  ar,
});

const SUPPLY_DATE = labelOf(entity.fields.supplyDate, 'تاريخ التوريد');
const DUE = labelOf(entity.fields.due, 'تاريخ الاستحقاق');

/** What an invoice prints as. `customer` is the one of its name, if there is one. */
export function invoiceDocument(
  invoice: Invoice,
  company: Company,
  customer: Customer | null,
): PrintedDocument {
  const amounts = invoiceAmounts(invoice);
  const { idNum, date, due, supplyDate, status, unsaved } = invoice;
  return {
    title: isTaxInvoice(invoice, company) ? LABELS.taxInvoice : LABELS.invoice,
    number: idNum,
    isDraft: status === 'Draft' || unsaved !== undefined,
    from: company,
    to: {
      name: invoice.customer,
      address: customer?.address ?? '',
      trn: customer?.trn ?? '',
      licence: '',
      phone: customer?.phone ?? '',
      email: customer?.email ?? '',
    },
    toLabel: LABELS.billTo,
    due: formatDate(due),
    facts: filledIn([
      { label: LABELS.taxNumber, value: taxNumberOf(invoice) },
      { label: LABELS.invoiceNumber, value: idNum },
      { label: LABELS.date, value: formatDate(date) },
      { label: SUPPLY_DATE, value: supplyDate === date ? '' : formatDate(supplyDate) },
      { label: DUE, value: formatDate(due) },
      { label: LABELS.terms, value: customer?.terms ?? '' },
    ]),
    columns: columnsOf(amounts).map(({ label, isNumber = true }) => ({ label, isNumber })),
    rows: amounts.lines.map((line) => columnsOf(amounts).map(({ cell }) => cell(line, invoice))),
    totals: totalsOf(invoice, amounts),
    notes: filledIn([{ label: LABELS.bank, value: company.bank }]),
    missing: missingInInvoice(invoice, company, customer),
    warnings: flawsOfInvoice(invoice, company, customer),
  };
}

type Column = {
  readonly label: Label;
  readonly isNumber?: boolean;
  readonly cell: (line: PricedLine, invoice: Invoice) => string | Label;
};

const FIRST: readonly Column[] = [
  { label: LABELS.description, isNumber: false, cell: ({ description }) => description },
  { label: LABELS.quantity, cell: ({ quantity }) => formatNumber(quantity) },
  { label: LABELS.unitPrice, cell: ({ price }) => formatPrice(price) },
];
const AMOUNT: Column = { label: LABELS.amount, cell: ({ net }) => formatCents(net) };
const WITH_VAT: readonly Column[] = [
  { label: LABELS.net, cell: ({ net }) => formatCents(net) },
  { label: LABELS.vatRate, cell: (_, invoice) => `${vatPercent(invoice)} %` },
  { label: LABELS.vat, cell: ({ vat }) => formatCents(vat) },
];
const PAYABLE: Column = {
  label: LABELS.payable,
  cell: ({ aed }) => (aed === null ? '' : formatCents(grossOf(aed))),
};

/** VAT has columns where it is charged, and dirhams where there is a rate. */
function columnsOf({ taxation }: InvoiceAmounts): readonly Column[] {
  return [
    ...FIRST,
    ...(taxation.percent === null ? [AMOUNT] : WITH_VAT),
    ...(taxation.rate === null ? [] : [PAYABLE]),
  ];
}

/** What is said of VAT instead of an amount. */
const REASONS: Readonly<Record<string, Label>> = {
  Exempt: LABELS.exempt,
  'Out of scope': LABELS.outOfScope,
};

function totalsOf(
  { vatRate }: Invoice,
  { taxation, total }: InvoiceAmounts,
): PrintedDocument['totals'] {
  const { percent, rate } = taxation;
  const reason = REASONS[vatRate];
  const vat: readonly Fact[] =
    percent === null
      ? reason === undefined
        ? []
        : [{ label: LABELS.vatTotal, value: `${reason.en} · ${reason.ar}` }]
      : [
          { label: LABELS.netTotal, value: inCurrency(total.net) },
          { label: withPercent(percent), value: inCurrency(total.vat) },
        ];
  const dirhams: readonly Fact[] =
    total.aed === null || rate === null
      ? []
      : [
          ...(percent === null
            ? []
            : [{ label: LABELS.vatInAed, value: `AED ${formatCents(total.aed.vat)}` }]),
          { label: LABELS.totalInAed, value: `AED ${formatCents(grossOf(total.aed))}` },
          { label: LABELS.rate, value: `USD 1 = AED ${rate}` },
        ];
  const main = { label: LABELS.total, value: inCurrency(grossOf(total)), isMain: true };
  return [...vat, main, ...dirhams];
}

function withPercent(percent: number): Label {
  const { en, ar } = LABELS.vatTotal;
  return percent === 0
    ? { en: `${en} 0 % (${LABELS.zeroRated.en})`, ar: `${ar} (${LABELS.zeroRated.ar})` }
    : { en: `${en} ${percent} %`, ar };
}
