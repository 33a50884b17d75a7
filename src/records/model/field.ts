import { isIsoDate, MAX_DATE, MIN_DATE, type DateInput } from '../../lib/calendar.ts';
import type { BadgeColors, StatusOf } from '../../lib/badgeColors.ts';
import { parseNumber } from '../../lib/parseNumber.ts';
import { money, readAmount } from '../../lib/money.ts';
import { lookUp } from '../../lib/lookUp.ts';
import { inFigures } from '../../lib/words.ts';

/**
 * The control that edits a field. A `generated` value is drawn once and read-only, and so is one that is `issued` or `given` later. What is
 * `internal` is set by the app and has no control, as is the id of the record that another one was `mergedInto`; `author` and `time` are those of the save that creates the record.
 */
export type InputSpec =
  | { readonly type: TextType | 'generated' | 'internal' | 'mergedInto' | 'author' | 'time' }
  /** `counter`: the last number that was taken is at `counters/{counter}`. */
  | { readonly type: 'issued'; readonly counter: string }
  /** `draw`: a value that is not among those of the live records. */
  | { readonly type: 'given'; readonly draw: (taken: readonly string[]) => string }
  | { readonly type: 'number'; readonly step: number | 'any' }
  | { readonly type: 'lines'; readonly columns: readonly LineColumn[] }
  | SelectInput;

/** One column of the lines of a document. */
export type LineColumn = {
  readonly name: string;
  readonly label: string;
  /** Whether its texts are numbers. */
  readonly isNumber?: boolean;
  /** Whether its numbers are prices, so that lines have amounts, and a sum. */
  readonly isPrice?: boolean;
  /** Whether its texts are days, YYYY-MM-DD. */
  readonly isDate?: boolean;
  /** What its texts are chosen from. */
  readonly options?: readonly string[];
};

/** A choice of options. */
export type SelectInput = {
  readonly type: 'select';
  readonly options: readonly string[];
  /** The options are suggestions: the security rules accept any text. */
  readonly open?: boolean;
  /** Former names of options, each with its current name. */
  readonly formerly?: Readonly<Record<string, string>>;
};

export type TextType = 'text' | 'email' | 'tel' | 'date' | 'datetime-local' | 'multiline';

/** The names that a field holds: those of parties, by which records are joined. */
export type Names = {
  readonly of: string;
  /** In a record that is kept for the name, which no other should have: the field with the names that it had before. */
  readonly formerNames?: string;
  /** Whether records are looked up by it, as those are that are kept for a name: see `keyChildOf`. */
  readonly isLookedUp?: boolean;
};

/** The current name of an option that may have been renamed; any other text as it is. */
export function currentOption({ formerly = {} }: SelectInput, option: string): string {
  return lookUp(formerly, option) ?? option;
}

/** One declaration per field: its label, its control, its initial text, and its parser for typed and stored values. */
export type Field<Value> = {
  readonly label: string;
  /** The label in Arabic, if something is printed with it. */
  readonly arabicLabel?: string;
  readonly input: InputSpec;
  /** The text in a new form. `taken`: the values of this field in the live records, which a generated one avoids. */
  readonly initial: (taken?: readonly string[]) => string;
  readonly parse: (raw: unknown) => Value;
  /** The badge color of each status, if this is a status field. */
  readonly colors?: BadgeColors;
  /** How typed text will be interpreted, to be shown below the control; null when there is nothing to show. */
  readonly preview?: (typed: string) => string | null;
  /** What is unlikely about typed text, beside that of the other fields, though it can be stored; null when nothing is. */
  readonly doubt?: (typed: string, others: Readonly<Record<string, string>>) => string | null;
  /** Whether it holds an amount in the company's currency. */
  readonly isMoney?: boolean;
  /** What helps to fill it in, shown below the control. */
  readonly hint?: string;
  /** Whose names it holds, if these are suggested while it is typed in. */
  readonly names?: Names;
  /** Whether it names somebody of the company: those that are known are suggested, and lists are filtered by it. */
  readonly isPerson?: boolean;
  /** Whether nobody has to see it now, as the rate of a currency that the company does not use; what is stored stays. */
  readonly isIrrelevant?: () => boolean;
  /** Whether it is a number that other records rarely have, too: which does is said while it is entered. */
  readonly isOwnNumber?: boolean;
  /** Whether it holds the id of another record. */
  readonly isLink?: boolean;
  /** What an export that has it is called, if exports leave it out otherwise. */
  readonly exportedIf?: string;
  /** Whether that is the latest one of several: a save moves it on only to a text that sorts later. */
  readonly isLatest?: boolean;
  /** Whether records may be without this field; see `optional`. */
  readonly optional?: boolean;
  /** The heading under which a form folds it together with others that few records need. */
  readonly group?: string;
  /** Where the company says that it uses the group: until then, forms are without it, unless something is in it. */
  readonly groupIf?: { readonly path: string; readonly isOn: (stored: unknown) => boolean };
  /** The heading for it in a stored record that is without it, if that is another one. */
  readonly groupIfBlank?: string;
};

/**
 * The name of a party: free text, with the known ones suggested. In the record that is kept for it,
 * `formerNames` is the field with the names that it had before.
 */
export function partyName(
  label: string,
  of: Names['of'],
  options: Omit<Names, 'of'> = {},
): Field<string> {
  return { ...text(label), names: { of, ...options } };
}

/** The names that a party had before, one a line; records with one of them are still theirs. */
export const formerNames = (): Field<string> => ({
  ...text('Former Names', 'multiline'),
  hint: 'One a line. Records with such a name are joined with this one.',
});

/** Free text, stored exactly as typed. */
export function text(label: string, type: TextType = 'text'): Field<string> {
  return { label, input: { type }, initial: () => '', parse: readText };
}

/** The name of somebody of the company. */
export const personName = (label: string): Field<string> => ({ ...text(label), isPerson: true });

/** A number; anything else reads as 0. */
export function number(label: string, step: number | 'any' = 'any'): Field<number> {
  return { label, input: { type: 'number', step }, initial: () => '', parse: readNumber };
}

/** What was measured, as a number; blank where nothing was. */
export function reading(label: string): Field<number | ''> & { readonly optional: true } {
  return optional({
    ...number(label),
    parse: (raw) => (isBlank(raw) ? '' : readNumber(raw)),
    group: 'Readings',
    groupIfBlank: 'Not measured',
  });
}

const isBlank = (raw: unknown): boolean =>
  raw === undefined || (typeof raw === 'string' && raw.trim() === '');

/** An amount of money, previewed in full while it is typed. Its label ends with `($)`: see `defineEntity`. */
export function moneyAmount(label: string, step: number | 'any' = 'any'): Field<number> {
  return { ...number(label, step), preview: inFull, doubt: belowZero, isMoney: true };
}

/** An amount of money that is stored as the typed text. */
export function moneyText(label: string): Field<string> {
  return { ...text(label), preview: inFull, isMoney: true };
}

/** Former option names, each with its current name. */
type Formerly<Option extends string> = { readonly formerly?: Readonly<Record<string, Option>> };

/** A select whose options are statuses with a badge color each; otherwise as `select`. */
export function statusField<Colors extends BadgeColors>(
  label: string,
  colors: Colors,
  initial: StatusOf<Colors>,
  renames: Formerly<StatusOf<Colors>> = {},
): Field<StatusOf<Colors>> {
  return { ...select(label, Object.keys(colors) as StatusOf<Colors>[], initial, renames), colors };
}

/**
 * One of a fixed list of options. A missing value reads as the initial option. An unknown one is kept, so that saving
 * another field does not replace it. To rename an option, list its old name in `formerly`: stored records with the old
 * name then read as the new one and are rewritten when somebody saves them, and the rules accept both names.
 */
export function select<Option extends string>(
  label: string,
  options: readonly Option[],
  initial: Option,
  renames: Formerly<Option> = {},
): Field<Option> {
  const input: SelectInput = { type: 'select', options, ...renames };
  return {
    label,
    input,
    initial: () => initial,
    parse: (raw) => currentOption(input, readText(raw) || initial) as Option,
  };
}

/** Somebody of a list that changes with the company: the security rules accept any text. */
export function openSelect(label: string, options: readonly [string, ...string[]]): Field<string> {
  return {
    ...select(label, options, options[0]),
    input: { type: 'select', options, open: true },
    isPerson: true,
  };
}

/** A field that records may be without, such as those of other programs; once filled in, the rules never let it be removed. */
export function optional<Value>(field: Field<Value>): Field<Value> & { readonly optional: true } {
  return { ...field, optional: true };
}

/** What the app notes by itself, such as the path of another record: stored and exported, with no control in a form. */
export const internal = (label: string): Field<string> => ({
  ...text(label),
  input: { type: 'internal' },
});

/**
 * What a record kept for a party says of merging: the id of the one that it was merged into, after which it is
 * listed nowhere, and the id and the name of each that was merged into it, one a line.
 */
export const MERGE_FIELDS = {
  mergedInto: optional<string>({ ...internal('Merged Into'), input: { type: 'mergedInto' } }),
  absorbed: optional(internal('Merged With')),
} as const;

/** The id of another record, which the app notes by itself: nobody could read it in a history. */
export const link = (label: string): Field<string> => ({ ...internal(label), isLink: true });

/** The latest of the records that name this one, as a text that sorts by when it was and holds its id: see `isLatest`. */
export const latest = (label: string): Field<string> => ({ ...link(label), isLatest: true });

/** The name of whoever created the record; blank until it is stored. */
export const author = (label: string): Field<string> => ({
  ...personName(label),
  input: { type: 'author' },
});

/** The server's time of the creation, in milliseconds since 1970; 0 until it is stored. */
export const createdAt = (label: string): Field<number> => ({
  ...number(label),
  input: { type: 'time' },
});

function inFull(typed: string): string | null {
  const amount = readAmount(typed);
  return amount === null ? null : money(amount);
}

const belowZero = (typed: string): string | null =>
  (readAmount(typed) ?? 0) < 0 ? 'Below zero: it lowers the totals.' : null;

/**
 * A stored or typed text, with U+FFFD for each half of a character, which addresses and the SDK throw at; a number or a boolean
 * as text, and anything else as none.
 */
export function readText(raw: unknown): string {
  if (typeof raw === 'string') return raw.toWellFormed();
  return typeof raw === 'number' || typeof raw === 'boolean' ? String(raw) : '';
}

function readNumber(raw: unknown): number {
  const parsed = typeof raw === 'string' ? parseNumber(raw) : raw;
  return typeof parsed === 'number' && Number.isFinite(parsed) ? parsed : 0;
}

/** The longest text the security rules accept in a field, in characters. */
export const MAX_TEXT_LENGTH = 10_000;

/** The largest absolute value the security rules accept in a number field. */
export const MAX_NUMBER = 1e15;

/** Whether an input is for dates, with or without a time. */
export const isDated = (input: InputSpec): input is { readonly type: DateInput } =>
  input.type === 'date' || input.type === 'datetime-local';

/** The validation error of a typed text; null when the field can store it. */
export function validateText({ input, parse }: Field<unknown>, typed: string): string | null {
  if (input.type === 'number') {
    return Math.abs(Number(parse(typed))) > MAX_NUMBER
      ? `Use a number between minus and plus ${inFigures(MAX_NUMBER)}.`
      : null;
  }
  if (isDated(input) && typed !== '' && !isInRange(typed, input.type)) {
    return 'Use a year of four digits, from 1900 on.';
  }
  return typed.length > MAX_TEXT_LENGTH
    ? `Use at most ${inFigures(MAX_TEXT_LENGTH)} characters; this has ${inFigures(typed.length)}.`
    : null;
}

/** ISO dates sort as text. */
const isInRange = (date: string, type: DateInput): boolean =>
  isIsoDate(date, type) && date >= MIN_DATE && date.slice(0, 10) <= MAX_DATE;

/** The quantity in a text, 0 if it is blank; null if there is none that can be stored. */
export function quantityIn(typed: string): number | null {
  const quantity = typed.trim() === '' ? 0 : parseNumber(typed);
  return quantity === null || Math.abs(quantity) > MAX_NUMBER ? null : quantity;
}

/** Stored values of another type than their field, such as a text in a number field, by field. */
export type Mismatches = Readonly<Record<string, unknown>>;

/** Whether the stored value differs from the value its field parses. Missing values and renamed options do not count. */
export function isMismatch({ input }: Field<unknown>, stored: unknown, parsed: unknown): boolean {
  if (stored === parsed || stored === undefined || stored === null) return false;
  const isRenamed =
    input.type === 'select' &&
    typeof stored === 'string' &&
    currentOption(input, stored) === parsed;
  return !isRenamed;
}

/** Whether a number input cannot show the stored value, so that it must not show the 0 it is parsed as. */
export const isUnreadableNumber = (mismatch: unknown): boolean =>
  mismatch !== undefined && !(typeof mismatch === 'string' && parseNumber(mismatch) !== null);

/** Descriptions of the stored values that their controls cannot show, by field. */
export function describeMismatches(
  fields: Readonly<Record<string, Field<unknown>>>,
  record: Readonly<Record<string, unknown>> & { readonly mismatches?: Mismatches },
): Readonly<Record<string, string>> {
  const descriptions = Object.entries(fields).flatMap(([name, { input }]) => {
    const mismatch = record.mismatches?.[name];
    const value = mismatch ?? record[name];
    const isUnsupportedDate =
      isDated(input) && value !== '' && !isIsoDate(String(value), input.type);
    return mismatch !== undefined || isUnsupportedDate ? [[name, describe(value)] as const] : [];
  });
  return Object.fromEntries(descriptions);
}

function describe(value: unknown): string {
  if (value === '') return 'an empty text';
  if (typeof value === 'string') return `the text “${value}”`;
  return typeof value === 'object' ? 'several values' : JSON.stringify(value);
}
