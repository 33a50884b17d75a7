import { lookUp } from '../../lib/lookUp.ts';
import { wholeSum } from '../../lib/sum.ts';
import { PRICED_COLUMNS, VAT_PERCENT } from './pricedFields.ts';
import { readLines } from '../../records/model/lines.ts';
import { lineAmount } from '../../records/model/formatValue.ts';
import { companyCurrency, readAmount } from '../../lib/money.ts';
import { cents, isCalculable, converted, percentOf, withoutPercent } from '../../lib/exact.ts';
import { LABELS } from './labels.ts';
import type { Cell } from './printedDocument.ts';

export type PricedLine = Amounts & {
  readonly description: Cell;
  readonly quantity: string;
  readonly price: string;
};

export type DocumentAmounts = {
  readonly taxation: Taxation;
  /** The lines, with one more for a difference to the document's amount. */
  readonly lines: readonly PricedLine[];
  readonly total: Amounts;
  /** What the lines come to with VAT, in cents; null without lines, and where each of them takes something off. */
  readonly ofLines: bigint | null;
};

/** What a customer is asked to pay: an invoice, a quotation, or a part of one. */
export type Priced = Taxed & { readonly amount: number; readonly lines: string };

type Taxed = { readonly vatRate: string; readonly rate: string };

/** How VAT applies to a document. */
export function taxationOf(document: Taxed): Taxation {
  // Where amounts are in dirhams, they are so as they are.
  const dirhams = companyCurrency() === 'AED' ? 1 : readAmount(document.rate);
  return {
    percent: vatPercent(document),
    rate: dirhams !== null && dirhams > 0 && isCalculable(dirhams) ? dirhams : null,
  };
}

/**
 * What the lines of a document and all of it cost. Its amount is the total: what the lines differ by is a discount or
 * an adjustment, and without lines it is all one. An amount of 0 has not been entered, so that the lines count.
 */
export function documentAmounts(document: Priced): DocumentAmounts {
  const taxation = taxationOf(document);
  const typed = readLines(PRICED_COLUMNS, document.lines);
  const lines: PricedLine[] = typed.map((line) => ({
    description: line['description'] ?? '',
    quantity: line['quantity'] ?? '',
    price: line['price'] ?? '',
    ...amountsOfNet(lineAmount(PRICED_COLUMNS, line), taxation),
  }));
  const sum = grossOf(sumOfAmounts(lines));
  const amount = isCalculable(document.amount) ? cents(document.amount) : 0n;
  // Where lines only take something off from what is to be paid, all of that was agreed.
  const isAgreed = typed.length === 0 || (amount > 0n && lines.every(({ net }) => net < 0n));
  const ofLines = isAgreed ? null : sum;
  const difference = ofLines !== null && amount === 0n ? 0n : amount - sum;
  const rest = { quantity: '', price: '', ...amountsOfGross(difference, taxation) };
  if (ofLines === null) lines.unshift({ description: LABELS.asAgreed, ...rest });
  else if (difference !== 0n)
    lines.push({ description: difference < 0n ? LABELS.discount : LABELS.adjustment, ...rest });
  return { taxation, lines, total: sumOfAmounts(lines), ofLines };
}

/** What the lines of a document come to with VAT if that is not its amount, in cents; null otherwise. */
export function differingTotal(document: Priced): bigint | null {
  const { ofLines } = documentAmounts(document);
  const amount = isCalculable(document.amount) ? cents(document.amount) : 0n;
  return ofLines === null || ofLines === amount ? null : ofLines;
}

/** The rate of VAT of a document, in percent; null where none is charged, nothing is stated, or it is not known. */
export function vatPercent({ vatRate }: { readonly vatRate: string }): number | null {
  const [, percent] = STATED_STANDARD.exec(vatRate) ?? [];
  if (percent !== undefined) return Number(percent);
  return lookUp(VAT_PERCENT, vatRate) ?? null;
}

/** A standard rate as documents state it, which may be an earlier one. */
const STATED_STANDARD = /^Standard (\d+(?:\.\d+)?) %$/;

/** How VAT applies to what is calculated, and the dirhams per unit of the company's currency; null where there is none. */
type Taxation = { readonly percent: number | null; readonly rate: number | null };

/** What is paid without VAT, and the VAT: in cents, and in fils if there is a rate. */
type Amounts = {
  readonly net: bigint;
  readonly vat: bigint;
  readonly aed: { readonly net: bigint; readonly vat: bigint } | null;
};

/** The amounts of a line from its price without VAT. Each is rounded, so that the amounts of all lines add up. */
function amountsOfNet(net: bigint, { percent, rate }: Taxation): Amounts {
  const aedNet = rate === null ? null : converted(net, rate);
  return {
    net,
    vat: percentOf(net, percent ?? 0),
    aed: aedNet === null ? null : { net: aedNet, vat: percentOf(aedNet, percent ?? 0) },
  };
}

/** The amounts of a line from what is paid for it, VAT included, to which they add up. */
function amountsOfGross(gross: bigint, { percent, rate }: Taxation): Amounts {
  const split = (whole: bigint) => {
    const net = withoutPercent(whole, percent ?? 0);
    return { net, vat: whole - net };
  };
  return { ...split(gross), aed: rate === null ? null : split(converted(gross, rate)) };
}

function sumOfAmounts(all: readonly Amounts[]): Amounts {
  const sum = (read: (amounts: Amounts) => bigint): bigint => wholeSum(all, read);
  return {
    net: sum(({ net }) => net),
    vat: sum(({ vat }) => vat),
    aed: all.every(({ aed }) => aed !== null)
      ? { net: sum(({ aed }) => aed?.net ?? 0n), vat: sum(({ aed }) => aed?.vat ?? 0n) }
      : null,
  };
}

/** What is paid, VAT included. */
export const grossOf = ({ net, vat }: { readonly net: bigint; readonly vat: bigint }): bigint =>
  net + vat;
