import type { Column } from './column.ts';

/** Which column the rows are sorted by, and which way. */
export type Sorting = { readonly heading: string; readonly direction: 'ascending' | 'descending' };

/** The sorting after another click on a heading: ascending, descending, then none. */
export function nextSorting(current: Sorting | null, heading: string): Sorting | null {
  if (current?.heading !== heading) return { heading, direction: 'ascending' };
  return current.direction === 'ascending' ? { heading, direction: 'descending' } : null;
}

/** The rows that say every word of the query in one of the columns; case and accents do not count. */
export function search<Row extends object>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  query: string,
): readonly Row[] {
  const words = plain(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return rows;
  const known = textsOf(columns);
  return rows.filter((row) => {
    let text = known.get(row);
    if (text === undefined) {
      text = plain(columns.map((column) => wordsOf(column, row)).join('\n'));
      known.set(row, text);
    }
    return words.every((word) => text.includes(word));
  });
}

/**
 * The rows in the order of a column: numbers by size, also within texts, words by their vocabulary, other texts
 * by letter, blanks last. Without a sorting, newest first.
 */
export function sort<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  sorting: Sorting | null,
): readonly Row[] {
  const column = columns.find(({ heading }) => heading === sorting?.heading);
  if (sorting === null || column === undefined) return rows.toReversed();

  const sign = sorting.direction === 'ascending' ? 1 : -1;
  // Rows that are alike in this column stay newest first.
  const keyed = rows.toReversed().map((row) => ({ row, key: keyOf(column, row) }));
  keyed.sort((a, b) => {
    if (a.key === b.key) return 0;
    if (a.key === '' || b.key === '') return a.key === '' ? 1 : -1;
    return a.key < b.key ? -sign : sign;
  });
  return keyed.map(({ row }) => row);
}

function keyOf<Row>({ value, order }: Column<Row>, row: Row): string | number {
  const own = value(row);
  if (typeof own === 'number') return own;
  if (order === undefined) return countable(plain(own));
  const place = order.indexOf(own);
  return place === -1 ? '' : place;
}

/** A text whose numbers, all of one length, are compared by size: INV-99 before INV-240. */
function countable(text: string): string {
  return /\d/.test(text) ? text.replaceAll(/\d+/g, (run) => run.padStart(12, '0')) : text;
}

/** What a search finds a row by: the value, and what the cell says of it. */
function wordsOf<Row>({ value, text }: Column<Row>, row: Row): string {
  return text ? `${value(row)}\n${text(row)}` : String(value(row));
}

/** A row keeps the text of the columns searched for the next keystroke; a changed record is another row. */
const texts = new WeakMap<object, WeakMap<object, string>>();

function textsOf(columns: object): WeakMap<object, string> {
  const known = texts.get(columns) ?? new WeakMap<object, string>();
  texts.set(columns, known);
  return known;
}

function plain(text: string): string {
  const lower = text.trim().toLowerCase();
  // Most texts have no accents to lose, and looking is much cheaper than normalising.
  return NOT_ASCII.test(lower) ? lower.normalize('NFKD').replaceAll(/\p{M}/gu, '') : lower;
}

const NOT_ASCII = /[^\0-\x7f]/;
