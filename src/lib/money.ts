import { parseNumber } from './parseNumber.ts';
import { BRAND } from '../company/brand.ts';
import { digits } from './words.ts';

/**
 * An amount as $1.2M, $3.4k or in whole units (specification, section 9). The unit is that of the rounded amount: 999.5 is
 * $1.0k, and 999,950 is $1.0M.
 */
export function compact(amount: number): string {
  const absolute = Math.abs(amount);
  if (Math.round(absolute) < 1_000) return withCurrency(digits(amount, 0, 0));
  return Math.round(absolute / 100) < 10_000 ? thousands(amount) : millions(amount, 1);
}

/** An amount as $x.xM with the given number of decimals. */
export const millions = (amount: number, decimals: number): string =>
  `${withSymbol((amount / 1_000_000).toFixed(decimals))}M`;

/** An amount as $x.xk. */
export const thousands = (amount: number): string => `${withSymbol((amount / 1_000).toFixed(1))}k`;

/** An amount with thousands separators and always two decimals, for aligned columns. */
export const money = (amount: number): string => withCurrency(digits(amount, 2, 2));

/** An amount with thousands separators, and cents only when there are any. */
export const shortMoney = (amount: number): string => money(amount).replace(/\.00$/, '');

/** The number in an amount as text, which may name the company's currency; null when there is none, or it names another one. */
export const readAmount = (text: string): number | null =>
  // A dollar sign becomes the code of a company that keeps no dollars, which is no part of a number.
  parseNumber(text.replace(companyCurrency(), '').replace('$', withCurrency('')));

/** An amount stored as text, formatted when it is a number and unchanged otherwise. */
export function moneyFromText(text: string): string {
  const amount = readAmount(text);
  return amount === null ? text : shortMoney(amount);
}

/** A percentage with one decimal: 66.7%. */
export const percent = (percentage: number): string => `${percentage.toFixed(1)}%`;

/** An amount that rounds to zero has no minus sign. */
const withSymbol = (figure: string): string =>
  withCurrency(Number(figure) < 0 ? figure : figure.replace('-', ''));

/** The currency of all amounts in the records. */
export const companyCurrency = (): (typeof BRAND)['currency'] => BRAND.currency;

/** What the currency is called in a sentence. */
export const currencyName = (): string => (companyCurrency() === 'USD' ? 'dollars' : 'dirhams');

/** Puts the currency, and before it the minus sign, in front of a number: `-$5.00`, `AED 5.00`. */
export function withCurrency(figure: string): string {
  const symbol = companyCurrency() === 'USD' ? '$' : `${companyCurrency()}\u00a0`;
  return figure.startsWith('-') ? `-${symbol}${figure.slice(1)}` : symbol + figure;
}

/** A label such as `Value ($)`, with the company's currency. */
export const labelInCurrency = (label: string): string =>
  companyCurrency() === 'USD' ? label : label.replace('($)', `(${companyCurrency()})`);
