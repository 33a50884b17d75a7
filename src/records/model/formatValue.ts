import type { Comparable } from './history.ts';
import { type Field, isDated, currentOption, type LineColumn } from './field.ts';
import { moneyFromText } from '../../lib/money.ts';
import { formatDate, formatDateAndTime } from '../../lib/dates.ts';
import { wholeSum } from '../../lib/sum.ts';
import { parseNumber } from '../../lib/parseNumber.ts';
import { countText } from '../../lib/words.ts';
import { readLines, type Line } from './lines.ts';
import { isIsoDate } from '../../lib/calendar.ts';
import { inCurrency, isCalculable, productInCents } from '../../lib/exact.ts';

/** A stored value as the history shows it: amounts of money, dates, lines in a few words, and `empty` for nothing. */
export function formatValue(
  { input, preview }: Field<unknown>,
  stored: Comparable | undefined,
): string {
  const text = String(stored ?? '');
  if (text.trim() === '') return 'empty';
  if (preview !== undefined) return moneyFromText(text);
  if (isDated(input)) return input.type === 'date' ? formatDate(text) : formatDateAndTime(text);
  if (input.type === 'lines') return describeLines(input.columns, text);
  // Of another record, its name.
  if (input.type === 'internal') return text.replaceAll(/^\S+ /gm, '');
  return input.type === 'select' ? currentOption(input, text) : text;
}

type Columns = readonly LineColumn[];

/** Whether a cell can be read as it is meant: nothing, or a number that can be calculated with, a day, or one of the options. */
export function isReadable(column: LineColumn, cell: string): boolean {
  const { isNumber = false, isDate = false, options } = column;
  const text = cell.trim();
  if (text === '') return true;
  if (isDate) return isIsoDate(text);
  if (options) return options.some((option) => option.toLowerCase() === text.toLowerCase());
  if (!isNumber) return true;
  const value = parseNumber(text);
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
export const sumOfLines = (columns: Columns, lines: readonly Line[]): bigint =>
  wholeSum(lines, (line) => lineAmount(columns, line));

/** Whether lines have amounts, and so a sum. */
export const arePriced = (columns: Columns): boolean => columns.some(({ isPrice }) => isPrice);

/** Stored lines in a few words: `3 lines, $1,250.00`. */
export function describeLines(columns: Columns, stored: string): string {
  const lines = readLines(columns, stored);
  if (lines.length === 0) return 'empty';
  const count = countText(lines.length, 'line');
  return arePriced(columns) ? `${count}, ${inCurrency(sumOfLines(columns, lines))}` : count;
}
