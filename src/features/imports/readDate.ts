import { dateAndTime } from '../../lib/dates.ts';
import { westernDigits, withoutMarks } from '../../lib/westernDigits.ts';

/** What comes first in a date such as 03/04/2026. */
export type DateOrder = 'day' | 'month';

/** The order that a column of dates has: `ask` when its dates can be read both ways, null when it does not matter. */
export function dateOrderOf(cells: readonly string[]): DateOrder | 'ask' | null {
  let [hasDayFirst, hasMonthFirst, isOpen] = [false, false, false];
  for (const cell of cells) {
    const [first, second] = numericParts(cell);
    if (first === undefined || second === undefined || first === second) continue;
    if (first > 12 && second <= 12) hasDayFirst = true;
    else if (second > 12 && first <= 12) hasMonthFirst = true;
    else if (first <= 12 && second <= 12) isOpen = true;
  }
  if (hasDayFirst !== hasMonthFirst) return hasDayFirst ? 'day' : 'month';
  // Some dates have the day first and others the month: nothing says which of them the open ones are like.
  return isOpen || hasDayFirst ? 'ask' : null;
}

/** Reads a date as YYYY-MM-DD; null when it is none. */
export function readDate(cell: string, order: DateOrder): string | null {
  const plain = withoutMarks(westernDigits(cell)).trim();
  if (INSTANT.test(plain)) return toInstant(plain)?.slice(0, 10) ?? null;
  const iso = /^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})(?:[T ]\d{1,2}:\d{2}.*)?$/.exec(plain);
  if (iso) return toDate(iso[1], iso[3], iso[4]);
  const numeric = NUMERIC.exec(plain);
  if (numeric) {
    const [, first, , second, year] = numeric;
    return order === 'day' ? toDate(year, second, first) : toDate(year, first, second);
  }
  const dayFirst = /^(\d{1,2})\.?[ -]([a-z]+)\.?,?[ -](\d{4}|\d{2})$/i.exec(plain);
  if (dayFirst) return toDate(wholeYear(dayFirst[3]), toMonth(dayFirst[2]), dayFirst[1]);
  if (/^[2-6]\d{4}$/.test(plain)) return serialDate(Number(plain));
  const monthFirst = /^([a-z]+)\.? (\d{1,2}),? (\d{4})$/i.exec(plain);
  return monthFirst ? toDate(monthFirst[3], toMonth(monthFirst[1]), monthFirst[2]) : null;
}

/** A moment of a place whose distance to UTC it names, as programs write one. */
const INSTANT = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(?::\d\d(?:\.\d+)?)? ?(?:Z|[-+]\d\d:?\d\d)$/i;

/** What the company's clock showed then, as YYYY-MM-DDTHH:MM; null if there is no such moment. */
function toInstant(text: string): string | null {
  const zoned = text
    .replace(' ', 'T')
    .replace(' ', '')
    .replace(/([-+]\d\d)(\d\d)$/, '$1:$2');
  const moment = new Date(zoned.toUpperCase());
  return Number.isNaN(moment.getTime()) ? null : dateAndTime(moment.getTime()).replace(', ', 'T');
}

/** Reads a date and, if the cell has one, a time as YYYY-MM-DDTHH:MM; midnight without one. Null when it is none. */
export function readDateAndTime(cell: string, order: DateOrder): string | null {
  const plain = withoutMarks(westernDigits(cell)).trim();
  if (INSTANT.test(plain)) return toInstant(plain);
  const date = readDate(cell, order);
  const time = plain.includes(':') ? readTime(plain) : '00:00';
  return date === null || time === null ? null : `${date}T${time}`;
}

function readTime(cell: string): string | null {
  const [, hours = '', minutes = '', half] =
    /[T ](\d{1,2}):(\d{2})(?::\d{2})?(?: ?([ap])m)?$/i.exec(cell) ?? [];
  const isHalf = half !== undefined;
  const hour = isHalf
    ? (Number(hours) % 12) + (half.toLowerCase() === 'p' ? 12 : 0)
    : Number(hours);
  const isTime =
    hours !== '' && hour < 24 && Number(minutes) < 60 && !(isHalf && Number(hours) > 12);
  return isTime ? `${String(hour).padStart(2, '0')}:${minutes}` : null;
}

const NUMERIC = /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4})(?: \d{1,2}:\d{2}.*)?$/;

function numericParts(cell: string): readonly number[] {
  const [, first, , second] = NUMERIC.exec(withoutMarks(westernDigits(cell)).trim()) ?? [];
  return first === undefined ? [] : [Number(first), Number(second)];
}

const MONTHS =
  'january february march april may june july august september october november december'.split(
    ' ',
  );

/** The number of a month by its name or at least its first three letters; 0 when there is none. */
function toMonth(name = ''): number {
  const lower = name.toLowerCase();
  return lower.length < 3 ? 0 : MONTHS.findIndex((month) => month.startsWith(lower)) + 1;
}

/** A year of two digits, which Excel writes after the name of a month, is one of this century. */
const wholeYear = (year = ''): string => (year.length === 2 ? `20${year}` : year);

/** The day that a spreadsheet counts from the end of 1899, as a cell shows it whose format is not that of a date. */
const serialDate = (days: number): string =>
  new Date(Date.UTC(1899, 11, 30 + days)).toISOString().slice(0, 10);

/** The date, if the calendar has it. */
function toDate(year: unknown, month: unknown, day: unknown): string | null {
  const text = [year, month, day].map((part) => String(part).padStart(2, '0')).join('-');
  const moment = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text) ? text : null;
}
