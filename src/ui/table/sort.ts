import type { Column } from './column.ts';
import { normalize } from '../../lib/search/normalize.ts';

/** The column to sort by, and the direction. */
export type Sorting = { readonly key: string; readonly direction: 'ascending' | 'descending' };

/** What a table shows of its rows. */
export type TableView = {
  readonly query: string;
  /** Null: newest first. */
  readonly sorting: Sorting | null;
  /** The chosen values of the table's filter; empty shows all rows. */
  readonly filter: readonly string[];
  /** The names of the toggles that are on. */
  readonly toggles: readonly string[];
  /** What is chosen of the filters by field, by name. */
  readonly choices?: Readonly<Record<string, string>>;
  /** The keys of the columns that are shown; the usual ones if not given. */
  readonly columns?: readonly string[] | undefined;
};

/** The sorting after a click on a heading: ascending, descending, then none. */
export function nextSorting(current: Sorting | null, key: string): Sorting | null {
  if (current?.key !== key) return { key, direction: 'ascending' };
  return current.direction === 'ascending' ? { key, direction: 'descending' } : null;
}

type Key = string | number;

/** What rows are sorted by in a column, read once: a changed row is a new object. */
const KEYS = new WeakMap<object, WeakMap<object, Key>>();

/**
 * Sorts rows by a column: by the order of its `statuses` if it has any, otherwise numerically (also for numbers within text) or
 * alphabetically; blanks last, equal ones newest first. Without a sorting, newest first.
 */
export function sortRows<Row extends object>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  sorting: Sorting | null,
): readonly Row[] {
  const newestFirst = rows.toReversed();
  const column = columns.find(({ key }) => key === sorting?.key);
  if (sorting === null || column === undefined) return newestFirst;
  const keys = KEYS.get(column) ?? new WeakMap<Row, Key>();
  KEYS.set(column, keys);
  const keyed = newestFirst.map((row) => {
    const key = keys.get(row) ?? sortKey(column, row);
    keys.set(row, key);
    return { row, key };
  });
  const turn = sorting.direction === 'ascending' ? 1 : -1;
  return keyed.toSorted((a, b) => compare(a.key, b.key, turn)).map(({ row }) => row);
}

function compare(a: Key, b: Key, turn: 1 | -1): number {
  if (a === b) return 0;
  if (a === '' || b === '') return a === '' ? 1 : -1;
  return a < b ? -turn : turn;
}

function sortKey<Row>({ value, statuses }: Column<Row>, row: Row): Key {
  const key = value(row);
  if (typeof key === 'number') return key;
  const sortOrder = statuses && Object.keys(statuses);
  if (sortOrder === undefined) return padNumbers(normalize(key));
  const index = sortOrder.indexOf(key);
  return index === -1 ? '' : index;
}

/** Pads the numbers in a text to one length, so that INV-99 sorts before INV-240. */
function padNumbers(text: string): string {
  return /\d/.test(text) ? text.replaceAll(/\d+/g, (digits) => digits.padStart(12, '0')) : text;
}
