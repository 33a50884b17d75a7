import { type LineColumn, type Field, optional, text } from './field.ts';
import { wholeSum } from '../../lib/sum.ts';
import { parseNumber } from '../../lib/parseNumber.ts';
import { countText } from '../../lib/words.ts';
import { isIsoDate } from '../../lib/calendar.ts';
import { inCurrency, isCalculable, productInCents } from '../../lib/exact.ts';

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

type Columns = readonly LineColumn[];

/** Whether a cell can be read as it is meant: nothing, or a number that can be calculated with, a day, or one of the options. */
export function isReadable(column: LineColumn, cell: string): boolean {
  const { isNumber = false, isDate = false, options } = column;
  const typed = cell.trim();
  if (typed === '') return true;
  if (isDate) return isIsoDate(typed);
  if (options) return options.some((option) => option.toLowerCase() === typed.toLowerCase());
  if (!isNumber) return true;
  const value = parseNumber(typed);
  return value !== null && isCalculable(value);
}

/** What a line costs, in cents: quantity times price. A quantity left out is 1; without a price, or unreadable, it costs nothing. */
export function lineAmount(columns: Columns, line: Line): bigint {
  const numbers = columns.filter(({ isNumber }) => isNumber);
  const price = numbers.find(({ isPrice }) => isPrice);
  if (price === undefined || (line[price.name] ?? '').trim() === '') return 0n;
  if (!columns.every((column) => isReadable(column, line[column.name] ?? ''))) return 0n;
  const cells = numbers.map(({ name }) => line[name] ?? '').filter((cell) => cell.trim() !== '');
  return productInCents(cells.map((cell) => parseNumber(cell) ?? 0));
}

/** The sum of some lines, in cents: that of the amounts as they are shown, so that it adds up. */
export const sumOfLines = (columns: Columns, list: readonly Line[]): bigint =>
  wholeSum(list, (line) => lineAmount(columns, line));

/** Whether lines have amounts, and so a sum. */
export const arePriced = (columns: Columns): boolean => columns.some(({ isPrice }) => isPrice);

/** Stored lines in a few words: `3 lines, $1,250.00`. */
export function describeLines(columns: Columns, stored: string): string {
  const all = readLines(columns, stored);
  if (all.length === 0) return 'empty';
  const count = countText(all.length, 'line');
  return arePriced(columns) ? `${count}, ${inCurrency(sumOfLines(columns, all))}` : count;
}
