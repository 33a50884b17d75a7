import { parseNumber } from '../lib/parseNumber.ts';
import type { Field } from './field.ts';
import type { InputSpec } from './input.ts';

/** The longest text the security rules accept in a field, in characters. */
export const MAX_TEXT_LENGTH = 10_000;

/** The largest absolute value the security rules accept in a number field. */
export const MAX_NUMBER = 1e15;

/** The range of dates a form accepts. Years have four digits, so that 26 is not stored as the year 26. */
export const MIN_DATE = '1900-01-01';
export const MAX_DATE = '9999-12-31';

const FORMATS = {
  date: /^\d{4}-\d{2}-\d{2}$/,
  'datetime-local': /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/,
} as const;

/** Whether an input is for dates, with or without a time. */
export const isDated = (input: InputSpec): input is { readonly type: keyof typeof FORMATS } =>
  input.type in FORMATS;

/** Whether a text has the form YYYY-MM-DD or YYYY-MM-DDTHH:MM, the only one that an input of its type can show. */
export const isIsoDate = (date: string, type: keyof typeof FORMATS = 'date'): boolean =>
  FORMATS[type].test(date);

/** The validation error of a typed text; null when the field can store it. */
export function validateText({ input, parse }: Field<unknown>, typed: string): string | null {
  if (input.type === 'number') {
    return Math.abs(Number(parse(typed))) > MAX_NUMBER
      ? `Use a number between minus and plus ${MAX_NUMBER.toLocaleString('en-US')}.`
      : null;
  }
  if (isDated(input) && typed !== '' && !isInRange(typed, input.type)) {
    return 'Use a year of four digits, from 1900 on.';
  }
  return typed.length > MAX_TEXT_LENGTH
    ? `Use at most ${MAX_TEXT_LENGTH.toLocaleString('en-US')} characters; this has ${typed.length.toLocaleString('en-US')}.`
    : null;
}

/** ISO dates sort as text. */
const isInRange = (date: string, type: keyof typeof FORMATS): boolean =>
  isIsoDate(date, type) && date >= MIN_DATE && date.slice(0, 10) <= MAX_DATE;

/** The quantity in a text, 0 if it is blank; null if there is none that can be stored. */
export function quantityIn(text: string): number | null {
  const number = text.trim() === '' ? 0 : parseNumber(text);
  return number === null || Math.abs(number) > MAX_NUMBER ? null : number;
}
