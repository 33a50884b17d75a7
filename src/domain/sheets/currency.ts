/** What stands for a currency beside a number or in a heading, by its ISO 4217 code. */
const SIGNS: readonly (readonly [code: string, sign: RegExp])[] = [
  ['USD', /US\$|\$|\bUSD\b/i],
  ['AED', /\bAED|AED\b|(?<![a-z])dhs?\b|\bdirhams?\b|د\.\s?إ|درهم/i],
  ['EUR', /€|\bEUR|EUR\b/i],
  ['GBP', /£|\bGBP|GBP\b/i],
];

/** The currency of the company's amounts. */
export const OWN_CURRENCY = 'USD';

/** The currency that a cell or a heading names; null when it names none. */
export const currencyIn = (text: string): string | null =>
  SIGNS.find(([, sign]) => sign.test(text))?.[0] ?? null;

/** How many units of a currency a dollar is worth, as somebody has typed it for a column. */
export type Rate = { readonly currency: string; readonly perDollar: number };

/** An amount of another currency in dollars, to the cent. */
export const inDollarsAt = (amount: number, { perDollar }: Rate): number =>
  Math.round((amount / perDollar) * 100) / 100;
