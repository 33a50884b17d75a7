import { once } from '../../lib/once.ts';
import { westernDigits, withoutMarks } from '../../lib/westernDigits.ts';
import { companyCurrency } from '../../model/money.ts';

/** Whether the decimals of a number follow a point or a comma. */
export type NumberStyle = 'point' | 'comma';

const STYLES = ['point', 'comma'] as const;

/**
 * The style of a column of numbers: `ask` when some, such as 1,234, can be read both ways and no other says which way is
 * meant, null when it does not matter.
 */
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
  return readNumber(cell, style) ?? readNumber(cell, style === 'point' ? 'comma' : 'point');
}

/**
 * Reads a number such as 1,234.50 or $1,234 or (5) for minus 5, in one style; null when it is none in that style. It does not
 * say in which currency the number is.
 */
function readNumber(cell: string, style: NumberStyle): number | null {
  const { rest } = splitCurrency(cell);
  if (WRONG_GROUPS.test(rest)) return null;
  const plain = rest.replaceAll(/[\s'’]/g, '');
  const [, bracketed] = /^\(([^-+].*)\)$/.exec(plain) ?? [];
  const unsigned = bracketed ?? plain;
  const usual = style === 'point' ? unsigned : unsigned.replaceAll(/[.,]/g, swapSign);
  if (!USUAL.test(usual)) return null;
  const number = Number(usual.replaceAll(',', ''));
  return bracketed === undefined ? number : -number;
}

const swapSign = (sign: string): string => (sign === '.' ? ',' : '.');

/** Spaces and apostrophes between digits that do not part groups of three. */
const WRONG_GROUPS = /\d[\s'’]+(?!\d{3}(?!\d))\d/;

/** Digits, thousands in groups of three that do not begin with 0, and decimals. */
const USUAL = /^[-+]?(?:(?:\d+|[1-9]\d{0,2}(?:,\d{3})+)(?:\.\d*)?|\.\d+)(?:e[-+]?\d+)?$/i;

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
  if (Object.hasOwn(KNOWN, key)) return KNOWN[key] ?? null;
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
