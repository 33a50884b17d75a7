import type { Column } from './column.ts';

/** The column to sort by, identified by its heading, and the direction. */
export type Sorting = { readonly heading: string; readonly direction: 'ascending' | 'descending' };

/** The sorting after a click on a heading: ascending, descending, then none. */
export function nextSorting(current: Sorting | null, heading: string): Sorting | null {
  if (current?.heading !== heading) return { heading, direction: 'ascending' };
  return current.direction === 'ascending' ? { heading, direction: 'descending' } : null;
}

/** The rows that contain every word of the query in one of the columns, ignoring case and accents. */
export function search<Row extends object>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  query: string,
): readonly Row[] {
  const words = normalize(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return rows;
  const cache = cacheOf(columns);
  return rows.filter((row) => {
    let text = cache.get(row);
    if (text === undefined) {
      text = normalize(columns.map((column) => searchText(column, row)).join('\n'));
      cache.set(row, text);
    }
    return words.every((word) => text.includes(word));
  });
}

/**
 * The rows in the order of a column: by `sortOrder` if the column has one, otherwise numerically (also for numbers
 * within text) or alphabetically; blanks last. Without a sorting, newest first.
 */
export function sort<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  sorting: Sorting | null,
): readonly Row[] {
  const column = columns.find(({ heading }) => heading === sorting?.heading);
  if (sorting === null || column === undefined) return rows.toReversed();

  const sign = sorting.direction === 'ascending' ? 1 : -1;
  // Rows with equal keys stay newest first.
  const keyed = rows.toReversed().map((row) => ({ row, key: keyOf(column, row) }));
  keyed.sort((a, b) => {
    if (a.key === b.key) return 0;
    if (a.key === '' || b.key === '') return a.key === '' ? 1 : -1;
    return a.key < b.key ? -sign : sign;
  });
  return keyed.map(({ row }) => row);
}

function keyOf<Row>({ value, sortOrder }: Column<Row>, row: Row): string | number {
  const key = value(row);
  if (typeof key === 'number') return key;
  if (sortOrder === undefined) return padNumbers(normalize(key));
  const index = sortOrder.indexOf(key);
  return index === -1 ? '' : index;
}

/** Pads the numbers in a text to one length, so that INV-99 sorts before INV-240. */
function padNumbers(text: string): string {
  return /\d/.test(text) ? text.replaceAll(/\d+/g, (digits) => digits.padStart(12, '0')) : text;
}

/** The text a row is found by: the value, and its formatted form. */
function searchText<Row>({ value, text }: Column<Row>, row: Row): string {
  return text ? `${value(row)}\n${text(row)}` : String(value(row));
}

/** Search texts by columns and row, kept for the next keystroke. A changed record is a new row object. */
const caches = new WeakMap<object, WeakMap<object, string>>();

function cacheOf(columns: object): WeakMap<object, string> {
  const cache = caches.get(columns) ?? new WeakMap<object, string>();
  caches.set(columns, cache);
  return cache;
}

/** Lower case without accents. */
function normalize(text: string): string {
  const lower = text.trim().toLowerCase();
  // Most texts are plain ASCII, and testing for that is much cheaper than normalizing.
  return NOT_ASCII.test(lower) ? lower.normalize('NFKD').replaceAll(/\p{M}/gu, '') : lower;
}

const NOT_ASCII = /[^\0-\x7f]/;
