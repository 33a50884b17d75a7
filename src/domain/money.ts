import { parseNumber } from '../lib/parseNumber.ts';

const WHOLE_DOLLARS = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
  signDisplay: 'negative',
});

const DOLLARS = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  trailingZeroDisplay: 'stripIfInteger',
});

const CENTS = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/**
 * Dollars for a card: $1.2M, $3.4k, or whole dollars, either side of zero (specification, section 9). The unit is
 * that of the rounded figure: 999.5 is $1.0k, and 999,950 is $1.0M.
 */
export function compact(amount: number): string {
  const size = Math.abs(amount);
  if (Math.round(size) < 1_000) return WHOLE_DOLLARS.format(amount);
  return Math.round(size / 100) < 10_000 ? thousands(amount) : millions(amount, 1);
}

/** Dollars as $x.xM with the given number of decimals. */
export const millions = (amount: number, decimals: number): string =>
  `${signed((amount / 1_000_000).toFixed(decimals))}M`;

/** Dollars as $x.xk. */
export const thousands = (amount: number): string => `${signed((amount / 1_000).toFixed(1))}k`;

/** Dollars and cents in full, for columns whose figures stand below each other. */
export const dollarsAndCents = (amount: number): string => CENTS.format(amount);

/** Dollars in full with thousands separators; cents only when there are any. */
export const dollars = (amount: number): string => DOLLARS.format(amount);

/** The number in an amount held as text; null when there is none. */
export const readAmount = (text: string): number | null => parseNumber(text);

/** An amount held as text, shown as dollars when it is a number and as it stands when it is not. */
export function dollarsFromText(text: string): string {
  const amount = readAmount(text);
  return amount === null ? text : dollars(amount);
}

/** A share in per cent with one decimal: 66.7%. */
export const percent = (share: number): string => `${share.toFixed(1)}%`;

/** The sign before the dollar; none before a number that is rounded to nothing. */
function signed(figure: string): string {
  return Number(figure) < 0 ? `-$${figure.slice(1)}` : `$${figure.replace('-', '')}`;
}
