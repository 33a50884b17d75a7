import { parseNumber } from './parseNumber.ts';
import { withCurrency } from './money.ts';
import { digits, grouped } from './words.ts';

/**
 * Exact arithmetic of money: amounts are whole cents or fils, quantities and rates millionths, and nothing is rounded
 * but where a function says so. Halves are rounded away from zero.
 */

const MILLION = 1_000_000n;
/** The largest number that is calculated with, as the security rules accept it. */
const LARGEST = 1e15;

/** Whether a number can be calculated with. */
export const isCalculable = (value: number): boolean =>
  Number.isFinite(value) && Math.abs(value) <= LARGEST;

/** A number in millionths; further decimals are rounded. */
export const millionths = (value: number): bigint => BigInt(value.toFixed(6).replace('.', ''));

/** Divides and rounds to the nearest whole number. `divisor` is positive. */
function divide(dividend: bigint, divisor: bigint): bigint {
  const isNegative = dividend < 0n;
  const absolute = isNegative ? -dividend : dividend;
  const rounded = (absolute * 2n + divisor) / (divisor * 2n);
  return isNegative ? -rounded : rounded;
}

/** An amount of money as cents, rounded to the cent. */
export const cents = (amount: number): bigint => divide(millionths(amount), 10_000n);

/** The same of any number: nothing of one that cannot be calculated with. */
export const wholeCents = (amount: number): bigint => (isCalculable(amount) ? cents(amount) : 0n);

/** Several factors multiplied, such as a quantity and a price, as cents, rounded once. */
export function productInCents(factors: readonly number[]): bigint {
  const product = factors.reduce((all, factor) => all * millionths(factor), 100n);
  return divide(product, MILLION ** BigInt(factors.length));
}

/** A percentage of an amount, rounded to its smallest unit. */
export const percentOf = (amount: bigint, percent: number): bigint =>
  divide(amount * millionths(percent), 100n * MILLION);

/** The part of an amount that, with a percentage of itself on top, makes the whole; rounded to its smallest unit. */
export const withoutPercent = (amount: bigint, percent: number): bigint =>
  divide(amount * 100n * MILLION, 100n * MILLION + millionths(percent));

/** An amount in another currency, rounded to its smallest unit. */
export const converted = (amount: bigint, rate: number): bigint =>
  divide(amount * millionths(rate), MILLION);

/** Cents or fils with thousands separators and two decimals: `1,250.50`, `-0.05`. */
export function formatCents(amount: bigint): string {
  const absolute = amount < 0n ? -amount : amount;
  const decimals = String(absolute % 100n).padStart(2, '0');
  return `${amount < 0n ? '-' : ''}${grouped(String(absolute / 100n))}.${decimals}`;
}

/** Cents as a text that a number input shows: `1250.5`. */
export const centsAsNumber = (amount: bigint): string => String(Number(amount) / 100);

/** Cents as money is shown everywhere: `$1,250.50`, `-$0.05`. */
export const inCurrency = (amount: bigint): string => withCurrency(formatCents(amount));

/** A typed quantity with thousands separators; any other text as it is. */
export const formatNumber = (typed: string): string => formatTyped(typed, 0);

/** A typed price with thousands separators and at least two decimals; any other text as it is. */
export const formatPrice = (typed: string): string => formatTyped(typed, 2);

function formatTyped(typed: string, decimals: number): string {
  const value = parseNumber(typed);
  if (value === null || !isCalculable(value)) return typed;
  return digits(value, decimals, 6);
}
