import { formatDate } from '../../lib/dates.ts';
import type { Customer } from '../sales/customer.entity.ts';
import type { Invoice } from './invoice.entity.ts';
import type { Company } from '../documents/company.ts';
import { formatCents, formatNumber, formatPrice, inDollars } from '../../model/exact.ts';
import { invoiceAmounts, type InvoiceAmounts, type PricedLine } from './invoiceAmounts.ts';
import { flawsOfInvoice, isTaxInvoice, missingInInvoice, taxNumberOf } from './invoiceFlaws.ts';
import { LABELS, type Label } from '../documents/labels.ts';
import { filledIn, type Fact, type PrintedDocument } from '../documents/printedDocument.ts';
import { grossOf, vatPercent } from './vat.ts';

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
    facts: filledIn([
      { label: LABELS.taxNumber, value: taxNumberOf(invoice) },
      { label: LABELS.invoiceNumber, value: idNum },
      { label: LABELS.date, value: formatDate(date) },
      { label: LABELS.supplyDate, value: supplyDate === date ? '' : formatDate(supplyDate) },
      { label: LABELS.due, value: formatDate(due) },
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
          { label: LABELS.netTotal, value: inDollars(total.net) },
          { label: withPercent(percent), value: inDollars(total.vat) },
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
  const main = { label: LABELS.total, value: inDollars(grossOf(total)), isMain: true };
  return [...vat, main, ...dirhams];
}

function withPercent(percent: number): Label {
  const { en, ar } = LABELS.vatTotal;
  return percent === 0
    ? { en: `${en} 0 % (${LABELS.zeroRated.en})`, ar: `${ar} (${LABELS.zeroRated.ar})` }
    : { en: `${en} ${percent} %`, ar };
}
