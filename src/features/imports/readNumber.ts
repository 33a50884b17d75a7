import { lookUp } from '../../lib/lookUp.ts';
import { once } from '../../lib/once.ts';
import { parseNumber, type NumberStyle } from '../../lib/parseNumber.ts';
import { westernDigits, withoutMarks } from '../../lib/westernDigits.ts';
import { companyCurrency } from '../../lib/money.ts';

const STYLES = ['point', 'comma'] as const;

/** The style of a column of numbers: `ask` when some can be read both ways and no other says which, null when it does not matter. */
export function numberStyleOf(cells: readonly string[]): NumberStyle | 'ask' | null {
  const isClear = { point: false, comma: false };
  let isOpen = false;
  for (const cell of cells) {
    const [point, comma] = STYLES.map((style) => readNumber(cell, style));
    if (point === comma) continue;
    if (comma === null) isClear.point = true;
    else if (point === null) isClear.comma = true;
    else isOpen = true;
  }
  if (isClear.point !== isClear.comma) return isClear.point ? 'point' : 'comma';
  // If both occur, each of the others says which it is.
  return isOpen ? 'ask' : null;
}

/** Reads a number in the style of its column, or in the other one if it can only be that; null when it is none. */
export function readAnyNumber(cell: string, style: NumberStyle): number | null {
  return isNothing(cell)
    ? 0
    : (readNumber(cell, style) ?? readNumber(cell, style === 'point' ? 'comma' : 'point'));
}

/** Whether a cell is a lone dash, with a currency or without: so bookkeeping writes 0, and Excel shows it. */
export function isNothing(cell: string): boolean {
  const [, ...named] =
    /^\(?([^\p{Pd}]*)\p{Pd}{1,3}([^\p{Pd}]*?)\)?$/u.exec(
      withoutMarks(westernDigits(cell)).trim(),
    ) ?? [];
  return (
    named.length > 0 &&
    named.map((name) => name.trim()).every((name) => !name || currencyNamed(name))
  );
}

/** Reads a number in one style, whatever its currency. */
const readNumber = (cell: string, style: NumberStyle): number | null =>
  parseNumber(splitCurrency(cell).rest, style);

/** A cell with an amount: its currency, if it names one, and the rest. */
export type CellAmount = { readonly currency: string | null; readonly rest: string };

/** Parts a cell such as AED 12,000 or 5 € into its currency and its number; a text that names no currency stays whole. */
export function splitCurrency(cell: string): CellAmount {
  const text = withoutMarks(westernDigits(cell)).trim();
  if (!NAMED.test(text)) return { currency: null, rest: text };
  const [, sign = '', before, number] = BEFORE.exec(text) ?? [];
  const first = before === undefined ? null : currencyNamed(before);
  const start = first === null ? text : sign + number;
  const [, amount, after, bracket = ''] = AFTER.exec(start) ?? [];
  const second = after === undefined ? null : currencyNamed(after);
  // In “$5 CAD”, the second says which dollars the first means.
  const currency = second ?? first;
  return { currency, rest: second === null ? start : amount + bracket };
}

/** The currency that a heading such as “Amount (AED)” names; the foreign one if it names two. */
export function currencyInHeading(heading: string): string | null {
  const isLoud = heading === heading.toUpperCase();
  const found = westernDigits(heading)
    .split(/[\s()[\]/,:;_–-]+/)
    .flatMap((word) => {
      // Words such as ALL and TOP are codes too.
      const isCode = !isLoud && /^[A-Z]{3}$/.test(word);
      return (isCode ? currencyNamed(word) : knownCurrency(word)) ?? [];
    });
  return found.find((currency) => currency !== companyCurrency()) ?? found[0] ?? null;
}

/** The currency that the cell of a column of currencies names: its code if it is known, otherwise the cell. */
export const currencyInCell = (cell: string): string | null =>
  currencyNamed(cell.trim()) ?? (cell.trim() || null);

/** The code of a currency by its code, sign or usual name; null for any other text. */
function currencyNamed(name: string): string | null {
  const code = name.toUpperCase();
  return knownCurrency(name) ?? (codes().has(code) ? code : null);
}

function knownCurrency(name: string): string | null {
  const key = name.toLowerCase().replaceAll(/[\s.]/g, '');
  const known = lookUp(KNOWN, key);
  if (known !== undefined) return known;
  // Signs that are not listed stand for themselves, as the dollars of other countries do: A$.
  return /^\p{Sc}$|^[a-z]{1,3}\$$/u.test(key) ? key.toUpperCase() : null;
}

const KNOWN: Readonly<Record<string, string>> = {
  $: 'USD',
  us$: 'USD',
  usd: 'USD',
  dollar: 'USD',
  dollars: 'USD',
  aed: 'AED',
  dh: 'AED',
  dhs: 'AED',
  dirham: 'AED',
  dirhams: 'AED',
  دإ: 'AED',
  درهم: 'AED',
  '\u20C3': 'AED',
  '€': 'EUR',
  eur: 'EUR',
  euro: 'EUR',
  euros: 'EUR',
  '£': 'GBP',
  gbp: 'GBP',
  pound: 'GBP',
  pounds: 'GBP',
  '₹': 'INR',
  inr: 'INR',
  rs: 'INR',
  sar: 'SAR',
  sr: 'SAR',
  رس: 'SAR',
  '﷼': 'SAR',
  qar: 'QAR',
  kwd: 'KWD',
  bhd: 'BHD',
  omr: 'OMR',
  chf: 'CHF',
};

/** The codes of ISO 4217, as far as the browser knows them. */
const codes = once((): ReadonlySet<string> => new Set(Intl.supportedValuesOf('currency')));

/** Has more than a number has. */
const NAMED = /[^-+\d\s.,'’()e]/i;
const BEFORE = /^([-+(]*)\s*([^-+\d\s,.()][^-+\d,()]*?(?:\p{L}\.?)?)\s*([-+(]?\.?\d[\s\S]*)$/u;
const AFTER = /^([\s\S]*\d\.?)\s*([^-+\d\s,.()][^-+\d,()]*?)(\)?)$/;
