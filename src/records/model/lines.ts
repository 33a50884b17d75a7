import type { LineColumn } from './field.ts';
import type { Field } from './field.ts';
import { optional, text } from './field.ts';

/** The texts of one line of a document, by the name of their column. */
export type Line = Readonly<Record<string, string>>;

/**
 * The lines of a document, stored as one text: lines end with a line break and cells are separated by tabs, as
 * spreadsheets copy them. So a change of them is saved, merged, undone and listed in the history like that of any text.
 */
export function lines(
  label: string,
  columns: readonly LineColumn[],
): Field<string> & { readonly optional: true } {
  return optional({ ...text(label), input: { type: 'lines', columns } });
}

/** Reads stored lines. Blank ones are left out, and so are cells beyond the last column. */
export function readLines(columns: readonly LineColumn[], stored: string): readonly Line[] {
  return stored
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const cells = line.split('\t');
      return Object.fromEntries(columns.map(({ name }, index) => [name, cells[index] ?? '']));
    });
}

/** The text to store for some lines; tabs and line breaks in a cell become spaces. */
export function writeLines(columns: readonly LineColumn[], all: readonly Line[]): string {
  return all
    .map((line) =>
      columns
        .map(({ name }) => (line[name] ?? '').replaceAll(/[\t\r\n]+/g, ' '))
        .join('\t')
        .replace(/\t+$/, ''),
    )
    .filter((line) => line.trim() !== '')
    .join('\n');
}

/** Stored lines, of which those that are among others but for the day in the last column have that, if it is later. */
export function withLaterDays(
  columns: readonly LineColumn[],
  stored: string,
  others: string,
): string {
  const last = columns.at(-1)?.name ?? '';
  const keyOf = (line: Line): string => writeLines(columns, [{ ...line, [last]: '' }]);
  const days = new Map(readLines(columns, others).map((line) => [keyOf(line), line[last] ?? '']));
  const before = readLines(columns, stored);
  const after = before.map((line) => {
    const day = days.get(keyOf(line)) ?? '';
    return day > (line[last] ?? '').trim() ? { ...line, [last]: day } : line;
  });
  return after.every((line, index) => line === before[index]) ? stored : writeLines(columns, after);
}
