import { wholeSum } from '../../lib/sum.ts';
import type { CreditReason } from '../creditNotes/creditNote.entity.ts';
import { millionths, percentOf } from '../../lib/exact.ts';

/** What an e-invoice is made from: an invoice or a credit note with both parties, in plain data. Blank texts are left out of its file. */
export type EInvoice = {
  readonly type: 'invoice' | 'creditNote';
  readonly number: string;
  /** The same in each file of a document. */
  readonly uuid: string;
  /** Dates are days: `2026-11-26`. */
  readonly date: string;
  readonly due: string;
  readonly supplyDate: string;
  readonly currency: 'AED' | 'USD';
  /** Dirhams per unit of a foreign currency. */
  readonly rate: number | null;
  readonly seller: EInvoiceParty;
  readonly buyer: EInvoiceParty;
  /** How VAT applies to all of its lines; blank where that is not stated. */
  readonly category: VatCategory | '';
  readonly percent: number;
  readonly lines: readonly EInvoiceLine[];
  /** The account of the seller to pay to. */
  readonly account: string;
  readonly note: string;
  readonly credits?: {
    readonly reason: CreditReason | '';
    readonly number: string;
    readonly date: string;
  };
  readonly flag: EInvoiceFlag | null;
  /** The time that a summary invoice or a continuous supply covers. */
  readonly period: { readonly start: string; readonly end: string };
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
  readonly licence: string;
  /** Who has issued it. */
  readonly authority: string;
};

export type EInvoiceLine = {
  readonly description: string;
  readonly quantity: number;
  /** Without VAT; at most six decimals count. */
  readonly price: number;
  /** What the line comes to as it is printed, in the smallest unit of the currency, and in fils. */
  readonly net: bigint;
  readonly vat: bigint;
  readonly aed: { readonly net: bigint; readonly vat: bigint };
};

/** Standard rate, and zero-rated. */
export type VatCategory = 'S' | 'Z';

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

/** Whether what is sold is sent to where the customer is. */
export const isDelivered = ({ flag }: EInvoice): boolean =>
  flag === 'exports' || flag === 'eCommerce';

/** The digits of a TRN, however it is typed. */
export const trnDigits = (trn: string): string => trn.replaceAll(/[\s-]/g, '');

/** By how much the VAT of a category may differ from its rate of the sum, in cents. */
const VAT_TOLERANCE = 2n;

export type EInvoiceAmounts = {
  readonly net: bigint;
  readonly vat: bigint;
  /** What the VAT of the lines comes to beyond that of the document. */
  readonly rounding: bigint;
  readonly payable: bigint;
  readonly aed: { readonly net: bigint; readonly vat: bigint };
};

/**
 * What an e-invoice comes to. VAT is rounded on each line, as on paper. Where many lines were rounded to the
 * same side, their sum is more off the rate than the specification allows: the rest is then the rounding of the amount due.
 */
export function eInvoiceAmounts({ lines, category, percent }: EInvoice): EInvoiceAmounts {
  const net = wholeSum(lines, (line) => line.net);
  const vatOfLines = wholeSum(lines, (line) => line.vat);
  const vat = category === 'S' ? near(vatOfLines, percentOf(net, percent)) : 0n;
  return {
    net,
    vat,
    rounding: vatOfLines - vat,
    payable: net + vatOfLines,
    aed: {
      net: wholeSum(lines, ({ aed }) => aed.net),
      vat: wholeSum(lines, ({ aed }) => aed.vat),
    },
  };
}

function near(amount: bigint, exact: bigint): bigint {
  if (amount > exact + VAT_TOLERANCE) return exact + VAT_TOLERANCE;
  return amount < exact - VAT_TOLERANCE ? exact - VAT_TOLERANCE : amount;
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
