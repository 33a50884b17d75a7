import type { Tones, WordOf } from '../lib/tones.ts';

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
  readonly blank: () => string;
  readonly parse: (raw: unknown) => Value;
};

/** The longest text the database keeps in one field, in characters. */
export const LONGEST_TEXT = 10_000;

/** The largest number the database keeps, either side of zero. */
export const LARGEST_NUMBER = 1e15;

type TextType = 'text' | 'email' | 'tel' | 'date' | 'multiline';

/** Free text, kept exactly as typed. */
export function text(label: string, type: TextType = 'text'): Field<string> {
  return { label, input: { type }, blank: () => '', parse: readText };
}

/** A number; whatever is not one counts as 0. */
export function number(label: string, step: number | 'any' = 'any'): Field<number> {
  return { label, input: { type: 'number', step }, blank: () => '', parse: readNumber };
}

/**
 * A word of a vocabulary. A missing one reads as the initial word; one outside the vocabulary is kept
 * as it is, so that saving something else never rewrites it.
 */
export function word<Vocabulary extends Tones>(
  label: string,
  tones: Vocabulary,
  initial: WordOf<Vocabulary>,
): Field<WordOf<Vocabulary>> {
  return choice(label, Object.keys(tones) as WordOf<Vocabulary>[], initial);
}

/** One of a few options without colours; otherwise as `word`. */
export function choice<Option extends string>(
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
export function suggestion(label: string, options: readonly [string, ...string[]]): Field<string> {
  return { ...choice(label, options, options[0]), input: { type: 'select', options, open: true } };
}

/** A document number that `draw` makes up; the form shows it and nobody types it. */
export function generated(label: string, draw: () => string): Field<string> {
  return { label, input: { type: 'generated' }, blank: draw, parse: readText };
}

/** Why a typed text cannot be stored in this field; null when it can. */
export function problemWith(field: Field<unknown>, typed: string): string | null {
  if (field.input.type === 'number') {
    return Math.abs(readNumber(typed)) > LARGEST_NUMBER
      ? 'Use a number between minus and plus 1,000,000,000,000,000.'
      : null;
  }
  return typed.length > LONGEST_TEXT
    ? `Use at most 10,000 characters; this has ${typed.length.toLocaleString('en-US')}.`
    : null;
}

function readText(raw: unknown): string {
  if (typeof raw === 'string') return raw;
  return typeof raw === 'number' || typeof raw === 'boolean' ? String(raw) : '';
}

function readNumber(raw: unknown): number {
  const read = typeof raw === 'string' ? Number(raw.replaceAll(',', '')) : raw;
  return typeof read === 'number' && Number.isFinite(read) ? read : 0;
}
