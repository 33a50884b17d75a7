import { isIsoDate, type Field } from './field.ts';

/** Stored values that their fields cannot hold, such as a text in place of a number, by field. */
export type Mismatches = Readonly<Record<string, unknown>>;

/** Whether a field reads a stored value as something else; a missing value is not odd. */
export const isMismatch = (stored: unknown, value: unknown): boolean =>
  stored !== undefined && stored !== null && stored !== value;

/** What the database holds in each field whose control cannot show it, in words, by field. */
export function describeMismatches(
  fields: Readonly<Record<string, Field<unknown>>>,
  record: Readonly<Record<string, unknown>> & { readonly odd?: Mismatches },
): Readonly<Record<string, string>> {
  const descriptions = Object.entries(fields).flatMap(([name, { input }]) => {
    const value = record.odd?.[name] ?? record[name];
    const isUnshown =
      record.odd?.[name] !== undefined ||
      (input.type === 'date' && value !== '' && !isIsoDate(String(value)));
    return isUnshown ? [[name, describe(value)] as const] : [];
  });
  return Object.fromEntries(descriptions);
}

function describe(value: unknown): string {
  if (value === '') return 'an empty text';
  if (typeof value === 'string') return `the text “${value}”`;
  return typeof value === 'object' ? 'several values' : JSON.stringify(value);
}
