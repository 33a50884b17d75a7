import type { CreditReason } from '../../model/creditGrounds.ts';
import { converted, millionths, percentOf, productInCents } from '../../model/exact.ts';

/** What an e-invoice is made from: an invoice or a credit note with both parties, in plain data. Blank texts are left out. */
export type EInvoice = {
  readonly type: 'invoice' | 'creditNote';
  readonly number: string;
  /** Made once for a document and kept with it, so that each file of it is the same document. */
  readonly uuid: string;
  /** Dates are days: `2026-11-26`. */
  readonly date: string;
  readonly due: string;
  readonly supplyDate?: string;
  readonly currency: 'AED' | 'USD';
  /** Dirhams per unit of a foreign currency. */
  readonly rate: number | null;
  readonly seller: EInvoiceParty;
  readonly buyer: EInvoiceParty;
  readonly lines: readonly EInvoiceLine[];
  /** What has been paid before, in the smallest unit of the currency. */
  readonly paid: bigint;
  readonly bank?: { readonly account: string; readonly holder?: string };
  readonly note?: string;
  readonly credits?: {
    readonly reason: CreditReason;
    readonly number?: string;
    readonly date?: string;
  };
  readonly flags: readonly EInvoiceFlag[];
  /** The time that a summary invoice or a continuous supply covers. */
  readonly period?: { readonly start: string; readonly end: string };
  /** Where to: of a supply by e-commerce or an export. */
  readonly delivery?: EInvoiceAddress;
};

export type EInvoiceAddress = {
  readonly street: string;
  readonly city: string;
  /** The code of the emirate; abroad the state or region. */
  readonly emirate: string;
  /** The two letters of ISO 3166. */
  readonly country: string;
};

export type EInvoiceParty = EInvoiceAddress & {
  readonly name: string;
  readonly trn: string;
  /** The number of the trade licence. */
  readonly licence: string;
  /** Who has issued it. */
  readonly authority: string;
};

export type EInvoiceLine = {
  readonly description: string;
  readonly quantity: number;
  /** Without VAT; at most six decimals count. */
  readonly price: number;
  readonly category: VatCategory;
  readonly percent: number;
  /** What the line comes to as it is printed, where that was not calculated from quantity and price. */
  readonly amounts?: LineAmounts;
};

/** In the smallest unit of the currency, and in fils. */
type LineAmounts = {
  readonly net: bigint;
  readonly vat: bigint;
  readonly aed: { readonly net: bigint; readonly vat: bigint };
};

export const VAT_CATEGORIES = {
  S: 'Standard rate',
  Z: 'Zero-rated',
} as const;

export type VatCategory = keyof typeof VAT_CATEGORIES;

/** What is special about a transaction, in the order of the digits that say so; of three, this product states none. */
export const EINVOICE_FLAGS = [
  'freeZone',
  'deemedSupply',
  'marginScheme',
  'summary',
  'continuousSupply',
  'disclosedAgent',
  'eCommerce',
  'exports',
] as const;

export type EInvoiceFlag = Exclude<
  (typeof EINVOICE_FLAGS)[number],
  'freeZone' | 'marginScheme' | 'disclosedAgent'
>;

export const hasFlag = ({ flags }: EInvoice, flag: EInvoiceFlag): boolean => flags.includes(flag);

/** The digits of a TRN, however it is typed. */
export const trnDigits = (trn: string): string => trn.replaceAll(/[\s-]/g, '');

/** By how much the VAT of a category may differ from its rate of the sum, in cents. */
const VAT_TOLERANCE = 2n;

/** The lines of one category and rate. */
type Breakdown = {
  readonly category: VatCategory;
  readonly percent: number;
  readonly net: bigint;
  readonly vat: bigint;
};

export type EInvoiceAmounts = {
  readonly lines: readonly (LineAmounts & { readonly line: EInvoiceLine })[];
  readonly breakdown: readonly Breakdown[];
  readonly net: bigint;
  readonly vat: bigint;
  /** What the VAT of the lines comes to beyond that of the document. */
  readonly rounding: bigint;
  readonly payable: bigint;
  readonly aed: { readonly net: bigint; readonly vat: bigint };
};

/**
 * What an e-invoice and its lines come to. VAT is rounded on each line, as on paper. Where many lines were rounded to the
 * same side, their sum is more off the rate than the specification allows: the rest is then the rounding of the amount due.
 */
export function eInvoiceAmounts(invoice: EInvoice): EInvoiceAmounts {
  const lines = invoice.lines.map((line) => ({ line, ...amountsOf(line, rateOf(invoice)) }));
  const keys = [...new Set(invoice.lines.map(keyOf))];
  const breakdown = keys.map((key) => breakdownOf(lines.filter(({ line }) => keyOf(line) === key)));
  const net = sumOf(lines, (amounts) => amounts.net);
  const vat = sumOf(breakdown, (group) => group.vat);
  const vatOfLines = sumOf(lines, (amounts) => amounts.vat);
  return {
    lines,
    breakdown,
    net,
    vat,
    rounding: vatOfLines - vat,
    payable: net + vatOfLines - invoice.paid,
    aed: {
      net: sumOf(lines, ({ aed }) => aed.net),
      vat: sumOf(lines, ({ aed }) => aed.vat),
    },
  };
}

/** Dirhams need no rate. */
const rateOf = ({ currency, rate }: EInvoice): number | null => (currency === 'AED' ? null : rate);

const keyOf = ({ category, percent }: EInvoiceLine): string => `${category} ${percent}`;

function amountsOf(
  { quantity, price, category, percent, amounts }: EInvoiceLine,
  rate: number | null,
): LineAmounts {
  if (amounts !== undefined) return amounts;
  const charged = category === 'S' ? percent : 0;
  const net = productInCents([quantity, price]);
  const vat = percentOf(net, charged);
  if (rate === null) return { net, vat, aed: { net, vat } };
  const aedNet = converted(net, rate);
  return { net, vat, aed: { net: aedNet, vat: percentOf(aedNet, charged) } };
}

function breakdownOf(lines: EInvoiceAmounts['lines']): Breakdown {
  const { category = 'Z', percent = 0 } = lines[0]?.line ?? {};
  const net = sumOf(lines, (amounts) => amounts.net);
  const vat = sumOf(lines, (amounts) => amounts.vat);
  const isCharged = category === 'S';
  return { category, percent, net, vat: isCharged ? near(vat, percentOf(net, percent)) : 0n };
}

function near(amount: bigint, exact: bigint): bigint {
  if (amount > exact + VAT_TOLERANCE) return exact + VAT_TOLERANCE;
  return amount < exact - VAT_TOLERANCE ? exact - VAT_TOLERANCE : amount;
}

function sumOf<Item>(items: readonly Item[], read: (item: Item) => bigint): bigint {
  return items.reduce((total, item) => total + read(item), 0n);
}

/** A whole number of parts as a decimal number: 1250 hundredths are `12.50`, 2500000 millionths `2.5`. */
export function decimal(parts: bigint, decimals: number): string {
  const digits = String(parts < 0n ? -parts : parts).padStart(decimals + 1, '0');
  const rest = digits.slice(-decimals);
  const shown = decimals === 2 ? rest : rest.replace(/0+$/, '');
  const whole = digits.slice(0, -decimals);
  return `${parts < 0n ? '-' : ''}${whole}${shown === '' ? '' : `.${shown}`}`;
}

/** A quantity, price or rate as a decimal number. */
export const plainNumber = (value: number): string => decimal(millionths(value), 6);
