import { BRAND } from '../company/brand.ts';

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
