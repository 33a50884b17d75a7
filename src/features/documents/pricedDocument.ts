import { lookUp } from '../../lib/lookUp.ts';
import { companyCurrency } from '../../lib/money.ts';
import { formatCents, formatNumber, formatPrice, inCurrency } from '../../lib/exact.ts';
import { readLines } from '../../records/model/lines.ts';
import { isReadable } from '../../records/model/formatValue.ts';
import { trnWarning, type Company } from './company.ts';
import {
  differingTotal,
  documentAmounts,
  grossOf,
  taxationOf,
  type DocumentAmounts,
  type Priced,
  type PricedLine,
} from './documentAmounts.ts';
import { LABELS, type Label } from './labels.ts';
import { PRICED_COLUMNS } from './pricedFields.ts';
import type { Cell, Fact, FillIn, Flaw, Party, PrintedDocument } from './printedDocument.ts';

type Customer = Readonly<Record<'address' | 'trn' | 'phone' | 'email', string>>;

/** To whom a document is: a customer's name, with what is known of them. */
export const customerAsParty = (name: string, customer: Customer | null): Party => ({
  name,
  address: customer?.address ?? '',
  trn: customer?.trn ?? '',
  licence: '',
  phone: customer?.phone ?? '',
  email: customer?.email ?? '',
});

/** The table of a document that a customer pays by, and its totals. */
export function pricedParts(
  document: Priced,
): Pick<PrintedDocument, 'columns' | 'rows' | 'totals'> {
  const amounts = documentAmounts(document);
  const columns = shownColumns(amounts);
  const { percent } = amounts.taxation;
  return {
    columns: columns.map(({ label, isNumber = true }) => ({ label, isNumber })),
    rows: amounts.lines.map((line) => columns.map(({ cell }) => cell(line, percent))),
    totals: toTotals(document, amounts),
  };
}

type Column = {
  readonly label: Label;
  readonly isNumber?: boolean;
  readonly cell: (line: PricedLine, percent: number | null) => Cell;
};

const FIRST: readonly Column[] = [
  { label: LABELS.description, isNumber: false, cell: ({ description }) => description },
  { label: LABELS.quantity, cell: ({ quantity }) => formatNumber(quantity) },
  { label: LABELS.unitPrice, cell: ({ price }) => formatPrice(price) },
];
const AMOUNT: Column = { label: LABELS.amount, cell: ({ net }) => formatCents(net) };
const WITH_VAT: readonly Column[] = [
  { label: LABELS.net, cell: ({ net }) => formatCents(net) },
  { label: LABELS.vatRate, cell: (_, percent) => `${percent} %` },
  { label: LABELS.vat, cell: ({ vat }) => formatCents(vat) },
];
const PAYABLE: Column = {
  label: LABELS.payable,
  cell: ({ aed }) => (aed === null ? '' : formatCents(grossOf(aed))),
};

/** Whether all amounts are in dirhams, so that none need be said in them as well. */
const isInDirhams = (): boolean => companyCurrency() === 'AED';

function shownColumns({ taxation }: DocumentAmounts): readonly Column[] {
  return [
    ...FIRST,
    ...(taxation.percent === null ? [AMOUNT] : WITH_VAT),
    ...(taxation.rate === null || isInDirhams() ? [] : [PAYABLE]),
  ];
}

/** What is said of VAT instead of an amount. */
const REASONS: Readonly<Record<string, Label>> = {
  Exempt: LABELS.exempt,
  'Out of scope': LABELS.outOfScope,
};

function toTotals(
  { vatRate }: Priced,
  { taxation, total }: DocumentAmounts,
): PrintedDocument['totals'] {
  const { percent, rate } = taxation;
  const reason = lookUp(REASONS, vatRate);
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
    total.aed === null || rate === null || isInDirhams()
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

type Flawed = {
  readonly what: string;
  readonly company: Pick<Company, 'trn'>;
  readonly customer: Customer | null;
};

type Tax = Priced &
  Readonly<Record<'customer' | 'date', string> & Record<'taxNumber', number | ''>>;

/** Whether a document may be called one of tax: its supplier is registered, it is issued, and states a rate of VAT. */
export const isOfTax = (document: Tax, company: Company): boolean =>
  isFilled(company.trn) && Number(document.taxNumber) > 0 && taxationOf(document).percent !== null;

/** Something that must be there, what it is called, where it is filled in, and in which field. */
type Point = readonly [isThere: boolean, text: string, where: FillIn, field?: string];

/** What a document lacks of what one of tax shows (Cabinet Decision 52/2017, Articles 59 and 60); null if it charges no VAT. */
export function missingForTax(
  document: Tax,
  company: Company,
  to: PrintedDocument['to'],
  others: readonly Point[],
): readonly Flaw[] | null {
  if (['Exempt', 'Out of scope'].includes(document.vatRate)) return null;
  const { percent, rate } = taxationOf(document);
  const points: readonly Point[] = [
    [isFilled(company.name), 'Your company’s name', 'company'],
    [isFilled(company.address), 'Your company’s address', 'company'],
    [isFilled(company.trn), 'Your company’s TRN', 'company'],
    [Number(document.taxNumber) > 0, 'Its number, given when it is issued', 'record'],
    [isFilled(document.date), 'The date of issue', 'record'],
    [isFilled(document.customer), 'The customer’s name', 'record', 'customer'],
    [isFilled(to.address), 'The customer’s address', 'party', 'address'],
    [
      isFilled(to.trn) || to.isUnregistered === true,
      'The customer’s TRN, if they are registered for VAT',
      'party',
      'trn',
    ],
    ...others,
    [percent !== null, 'The rate of VAT', 'record', 'vatRate'],
    [rate !== null, 'The exchange rate, for VAT in dirhams', 'record', 'rate'],
  ];
  return points.flatMap(([isThere, text, where, field]) =>
    isThere ? [] : [{ text, where, ...(field && { field }) }],
  );
}

/** What looks wrong in a document that a customer pays by. */
export function flawsOfPriced(
  document: Priced,
  { what, company, customer }: Flawed,
): readonly Flaw[] {
  const total = differingTotal(document);
  const texts: readonly (readonly [text: string | null, where: FillIn])[] = [
    [
      total === null
        ? null
        : `The lines come to ${inCurrency(total)}${withVat(document)}, which is not the ${what}.`,
      'record',
    ],
    [hasReadableLines(document) ? null : UNREADABLE, 'record'],
    [
      isFilled(document.rate) && taxationOf(document).rate === null
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

export const isFilled = (text: string | undefined): boolean => (text ?? '').trim() !== '';

function trnFlaw(whose: string, trn: string): string | null {
  const warning = trnWarning(trn);
  return warning && `${whose} TRN: ${warning}`;
}

const withVat = (document: Priced): string =>
  (taxationOf(document).percent ?? 0) > 0 ? ' with VAT' : '';

/** Whether there are lines, and nothing is left out in them. */
export function hasPricedLines({ lines }: Priced): boolean {
  const all = readLines(PRICED_COLUMNS, lines);
  return (
    all.length > 0 && all.every((line) => PRICED_COLUMNS.every(({ name }) => isFilled(line[name])))
  );
}

const hasReadableLines = ({ lines }: Priced): boolean =>
  readLines(PRICED_COLUMNS, lines).every((line) =>
    PRICED_COLUMNS.every((column) => isReadable(column, line[column.name] ?? '')),
  );
