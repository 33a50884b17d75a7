import type { Field } from './field.ts';
import { currentOption } from './input.ts';
import { parseNumber } from '../lib/parseNumber.ts';
import { isDated, isIsoDate } from './validation.ts';

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
