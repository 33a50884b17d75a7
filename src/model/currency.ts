/** The currencies that a company can keep its books in; dollars unless it has chosen (specification, section 9). */
export const CURRENCIES = ['USD', 'AED'] as const;

export type Currency = (typeof CURRENCIES)[number];

let chosen: Currency = 'USD';

/**
 * The currency of all amounts in the records. What shows amounts asks for it anew each time; when it changes, the dashboard renders
 * anew as a whole.
 */
export const companyCurrency = (): Currency => chosen;

/** Sets the currency in which amounts are shown from now on. Nothing is converted. */
export function setCurrency(next: Currency): void {
  chosen = next;
}

/** What the currency is called in a sentence. */
export const currencyName = (of: Currency = chosen): string =>
  of === 'USD' ? 'dollars' : 'dirhams';

/** Puts the currency, and before it the minus sign, in front of a number: `-$5.00`, `AED 5.00`. */
export function withCurrency(figure: string): string {
  const symbol = chosen === 'USD' ? '$' : `${chosen}\u00a0`;
  return figure.startsWith('-') ? `-${symbol}${figure.slice(1)}` : symbol + figure;
}

/** A label such as `Value ($)`, with the company's currency. */
export const labelInCurrency = (label: string): string =>
  chosen === 'USD' ? label : label.replace('($)', `(${chosen})`);
