import { PREPARED_AT_ONCE, type Column } from './column.ts';
import { originsOf } from '../../lib/originsOf.ts';
import { normalize } from '../../lib/search/normalize.ts';

/** The column to sort by, identified by its heading, and the direction. */
export type Sorting = { readonly heading: string; readonly direction: 'ascending' | 'descending' };

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
  /** The columns that are shown, as the address spells their headings; the usual ones if not given. */
  readonly columns?: readonly string[] | undefined;
};

/** The sorting after a click on a heading: ascending, descending, then none. */
export function nextSorting(current: Sorting | null, heading: string): Sorting | null {
  if (current?.heading !== heading) return { heading, direction: 'ascending' };
  return current.direction === 'ascending' ? { heading, direction: 'descending' } : null;
}

/** Sorts the rows of a table. */
export type Sorter<Row> = {
  /**
   * Sorts rows by a column: by the order of its `statuses` if it has any, otherwise numerically (also for numbers within text) or
   * alphabetically; blanks last, equal ones newest first. Without a sorting, newest first.
   */
  sort(
    this: void,
    rows: readonly Row[],
    columns: readonly Column<Row>[],
    sorting: Sorting | null,
  ): readonly Row[];
  /** Sorts some more of the rows by a column; returns whether all have been sorted by it. */
  prepare(this: void, rows: readonly Row[], column: Column<Row>): boolean;
};

type Key = string | number;

/** The last rows that were sorted by a column. `order` has the indexes of the rows, ascending. */
type Sorted<Row> = {
  readonly rows: readonly Row[];
  readonly keys: readonly Key[];
  readonly order: Int32Array;
};

/**
 * Creates a sorter that starts, for each column, from its last result. Rows change one at a time, and it reads only those. A
 * changed row must be a new object.
 */
export function createSorter<Row extends object>(): Sorter<Row> {
  const known = new WeakMap<Column<Row>, Sorted<Row>>();

  function sortBy(column: Column<Row>, rows: readonly Row[]): Sorted<Row> {
    const sorted = sortedBy(column, rows, known.get(column) ?? NONE);
    known.set(column, sorted);
    return sorted;
  }

  function sort(
    rows: readonly Row[],
    columns: readonly Column<Row>[],
    sorting: Sorting | null,
  ): readonly Row[] {
    const column = columns.find(({ heading }) => heading === sorting?.heading);
    if (sorting === null || column === undefined) return rows.toReversed();
    const sorted = sortBy(column, rows);
    const order = sorting.direction === 'ascending' ? sorted.order : descending(sorted);
    // Plain loops, here and below: there may be a hundred thousand rows, and each change goes through all.
    const shown: Row[] = [];
    for (let place = 0; place < order.length; place += 1) shown.push(rows[order[place]!]!);
    return shown;
  }

  function prepare(rows: readonly Row[], column: Column<Row>): boolean {
    let count = known.get(column)?.rows.length ?? 0;
    if (count < rows.length)
      count = sortBy(column, rows.slice(0, count + PREPARED_AT_ONCE)).rows.length;
    return count >= rows.length;
  }

  return { sort, prepare };
}

const NONE: Sorted<never> = { rows: [], keys: [], order: new Int32Array() };

function sortedBy<Row>(
  column: Column<Row>,
  rows: readonly Row[],
  before: Sorted<Row>,
): Sorted<Row> {
  if (rows === before.rows) return before;
  const origins = originsOf(before.rows, rows);
  const moved = new Int32Array(before.rows.length).fill(-1);
  const added: number[] = [];
  const keys: Key[] = [];
  for (let index = 0; index < rows.length; index += 1) {
    const origin = origins[index]!;
    if (origin === -1) added.push(index);
    else moved[origin] = index;
    keys.push(origin === -1 ? keyOf(column, rows[index]!) : before.keys[origin]!);
  }
  const compared = (a: number, b: number): number => compare(keys[a]!, keys[b]!) || b - a;
  const kept = new Int32Array(rows.length - added.length);
  let place = 0;
  for (let old = 0; old < moved.length; old += 1) {
    const index = moved[before.order[old]!]!;
    if (index !== -1) kept[place++] = index;
  }
  return { rows, keys, order: merged(kept, added.toSorted(compared), compared) };
}

/** Sorted numbers and some others, also sorted, in one order: few are compared if there are few others. */
function merged(
  many: Int32Array,
  few: readonly number[],
  compared: (a: number, b: number) => number,
): Int32Array {
  const all = new Int32Array(many.length + few.length);
  let from = 0;
  for (const [before, one] of few.entries()) {
    let [low, high] = [from, many.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (compared(many[middle]!, one) < 0) low = middle + 1;
      else high = middle;
    }
    all.set(many.subarray(from, low), from + before);
    all[low + before] = one;
    from = low;
  }
  all.set(many.subarray(from), from + few.length);
  return all;
}

/** The order the other way round, but blanks last and equal ones as they are. */
function descending<Row>({ keys, order }: Sorted<Row>): Int32Array {
  let blanks = order.length;
  while (keys[order[blanks - 1]!] === '') blanks -= 1;
  const reversed = order.slice();
  let place = 0;
  for (let end = blanks; end > 0;) {
    let start = end - 1;
    while (start > 0 && keys[order[start - 1]!] === keys[order[end - 1]!]) start -= 1;
    for (let next = start; next < end; next += 1) reversed[place++] = order[next]!;
    end = start;
  }
  return reversed;
}

function compare(a: Key, b: Key): number {
  if (a === b) return 0;
  if (a === '' || b === '') return a === '' ? 1 : -1;
  return a < b ? -1 : 1;
}

function keyOf<Row>({ value, statuses }: Column<Row>, row: Row): Key {
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
