import type { Column } from './column.ts';

/** Which column the rows are sorted by, and which way. */
export type Sorting = { readonly heading: string; readonly direction: 'ascending' | 'descending' };

/** The sorting after another click on a heading: ascending, descending, then none. */
export function nextSorting(current: Sorting | null, heading: string): Sorting | null {
  if (current?.heading !== heading) return { heading, direction: 'ascending' };
  return current.direction === 'ascending' ? { heading, direction: 'descending' } : null;
}

/** The rows that contain every word of the query in one of the columns; case and accents do not count. */
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
      text = plain(columns.map(({ value }) => value(row)).join('\n'));
      known.set(row, text);
    }
    return words.every((word) => text.includes(word));
  });
}

/** The rows in the order of a column: numbers by size, texts by letter, blanks last. Without a sorting, newest first. */
export function sort<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  sorting: Sorting | null,
): readonly Row[] {
  const column = columns.find(({ heading }) => heading === sorting?.heading);
  if (sorting === null || column === undefined) return rows.toReversed();

  const sign = sorting.direction === 'ascending' ? 1 : -1;
  // Rows that are alike in this column stay newest first.
  const keyed = rows.toReversed().map((row) => {
    const value = column.value(row);
    return { row, key: typeof value === 'string' ? plain(value) : value };
  });
  keyed.sort((a, b) => {
    if (a.key === b.key) return 0;
    if (a.key === '' || b.key === '') return a.key === '' ? 1 : -1;
    return a.key < b.key ? -sign : sign;
  });
  return keyed.map(({ row }) => row);
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
