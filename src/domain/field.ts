import { parseNumber } from '../lib/parseNumber.ts';
import { randomUnused } from '../lib/random.ts';
import type { BadgeColors, StatusOf } from '../lib/badgeColors.ts';
import { dollarsAndCents, readAmount } from './money.ts';

/** The control that edits a field. A `generated` value is drawn once and only shown. */
export type InputSpec =
  | { readonly type: 'text' | 'email' | 'tel' | 'date' | 'multiline' | 'generated' }
  | { readonly type: 'number'; readonly step: number | 'any' }
  // The options of an `open` list are suggestions: the database keeps other words as well.
  | { readonly type: 'select'; readonly options: readonly string[]; readonly open?: boolean };

/** A field knows its label, the input that edits it, what a blank form shows, and how to read a value, typed or stored. */
export type Field<Value> = {
  readonly label: string;
  readonly input: InputSpec;
  /** `taken`: what the live records have in this field, for a value that must be theirs alone. */
  readonly blank: (taken?: readonly string[]) => string;
  readonly parse: (raw: unknown) => Value;
  /** How a typed text is read, to be shown beside it; null when there is nothing to explain. */
  readonly preview?: (typed: string) => string | null;
};

/** The longest text the database keeps in one field, in characters. */
export const MAX_TEXT_LENGTH = 10_000;

/** The largest number the database keeps, either side of zero. */
export const MAX_NUMBER = 1e15;

/** The first and the last day a form takes: years of four digits, so that 26 is not stored as the year 26. */
export const MIN_DATE = '1900-01-01';
export const MAX_DATE = '9999-12-31';

type TextType = 'text' | 'email' | 'tel' | 'date' | 'multiline';

/** Free text, kept exactly as typed. */
export function text(label: string, type: TextType = 'text'): Field<string> {
  return { label, input: { type }, blank: () => '', parse: readText };
}

/** A number; whatever is not one counts as 0. */
export function number(label: string, step: number | 'any' = 'any'): Field<number> {
  return { label, input: { type: 'number', step }, blank: () => '', parse: readNumber };
}

/** An amount in dollars, shown in full beside the field while it is typed. */
export function dollarAmount(label: string, step: number | 'any' = 'any'): Field<number> {
  return { ...number(label, step), preview: inDollars };
}

/** An amount in dollars that is kept as the text it was typed as. */
export function dollarText(label: string): Field<string> {
  return { ...text(label), preview: inDollars };
}

/**
 * A word of a vocabulary. A missing one reads as the initial word; one outside the vocabulary is kept
 * as it is, so that saving something else never rewrites it.
 */
export function statusField<Vocabulary extends BadgeColors>(
  label: string,
  tones: Vocabulary,
  initial: StatusOf<Vocabulary>,
): Field<StatusOf<Vocabulary>> {
  return select(label, Object.keys(tones) as StatusOf<Vocabulary>[], initial);
}

/** One of a few options without colours; otherwise as `word`. */
export function select<Option extends string>(
  label: string,
  options: readonly Option[],
  initial: Option,
): Field<Option> {
  return {
    label,
    input: { type: 'select', options },
    blank: () => initial,
    parse: (raw) => (readText(raw) || initial) as Option,
  };
}

/** One of a list that changes with the company, such as its people: the database does not hold anyone to it. */
export function openSelect(label: string, options: readonly [string, ...string[]]): Field<string> {
  return { ...select(label, options, options[0]), input: { type: 'select', options, open: true } };
}

/**
 * A document number: `prefix` and a random number from 0 to `highest` that no live record has under this prefix.
 * Once all of them are taken it grows by a digit. The form shows it and nobody types it.
 */
export function generated(label: string, prefix: () => string, highest: number): Field<string> {
  return {
    label,
    input: { type: 'generated' },
    blank: (taken = []) => numbered(prefix(), highest, taken),
    parse: readText,
  };
}

function numbered(prefix: string, highest: number, taken: readonly string[]): string {
  const numbers = taken
    .filter((other) => other.startsWith(prefix))
    .map((other) => other.slice(prefix.length))
    .filter((digits) => /^\d+$/.test(digits))
    .map(Number);
  return `${prefix}${randomUnused(new Set(numbers), highest)}`;
}

/** Whether a text is YYYY-MM-DD, which is all that a date input can show. */
export const isIsoDate = (day: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(day);

/** Why a typed text cannot be stored in this field; null when it can. */
export function validateText(field: Field<unknown>, typed: string): string | null {
  if (field.input.type === 'number') {
    return Math.abs(readNumber(typed)) > MAX_NUMBER
      ? 'Use a number between minus and plus 1,000,000,000,000,000.'
      : null;
  }
  if (field.input.type === 'date' && typed !== '' && !isPlausibleDay(typed)) {
    return 'Use a year of four digits, from 1900 on.';
  }
  return typed.length > MAX_TEXT_LENGTH
    ? `Use at most 10,000 characters; this has ${typed.length.toLocaleString('en-US')}.`
    : null;
}

function inDollars(typed: string): string | null {
  const amount = readAmount(typed);
  return amount === null ? null : dollarsAndCents(amount);
}

function readText(raw: unknown): string {
  if (typeof raw === 'string') return raw;
  return typeof raw === 'number' || typeof raw === 'boolean' ? String(raw) : '';
}

function readNumber(raw: unknown): number {
  const read = typeof raw === 'string' ? parseNumber(raw) : raw;
  return typeof read === 'number' && Number.isFinite(read) ? read : 0;
}

/** Texts of this form sort as the days they name. */
const isPlausibleDay = (day: string): boolean =>
  isIsoDate(day) && day >= MIN_DATE && day <= MAX_DATE;
