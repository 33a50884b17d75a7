import { CURRENCY } from '../../model/money.ts';
import { westernDigits } from './westernDigits.ts';

/** A cell with an amount: its currency, if it names one, and the rest. */
export type CellAmount = { readonly currency: string | null; readonly rest: string };

/** Parts a cell such as AED 12,000 or 5 € into its currency and its number; a text that names no currency stays whole. */
export function splitCurrency(cell: string): CellAmount {
  const text = westernDigits(cell).replaceAll(BIDI, '').trim();
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
  return found.find((currency) => currency !== CURRENCY) ?? found[0] ?? null;
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

let all: ReadonlySet<string> | undefined;

/** The codes of ISO 4217, as far as the browser knows them. */
const codes = (): ReadonlySet<string> => (all ??= new Set(Intl.supportedValuesOf('currency')));

const BIDI = /[\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]/g;

/** Has more than a number has. */
const NAMED = /[^-+\d\s.,'’()e]/i;
const BEFORE = /^([-+(]*)\s*([^-+\d\s,.()][^-+\d,()]*?(?:\p{L}\.?)?)\s*([-+(]?\.?\d[\s\S]*)$/u;
const AFTER = /^([\s\S]*\d\.?)\s*([^-+\d\s,.()][^-+\d,()]*?)(\)?)$/;
