import { areMoreThanHalf, PREPARED_AT_ONCE, type Column } from './column.ts';
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
  /** Sorts some more of the rows by a column; returns whether there is nothing left to prepare. */
  prepare(this: void, rows: readonly Row[], column: Column<Row>): boolean;
};

type Key = string | number;

/** Rows with their keys in a column. Each of `parts` has the indexes of some, ascending. */
type Parts<Row> = {
  readonly rows: readonly Row[];
  readonly keys: Key[];
  readonly parts: Int32Array[];
};

/** The last rows that were sorted by a column. `order` has the indexes of all, ascending. */
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
  /** What is being sorted part by part; the rows may have changed since it was begun. */
  const begun = new WeakMap<Column<Row>, Parts<Row>>();

  function sortSome(rows: readonly Row[], column: Column<Row>): Sorted<Row> | undefined {
    const parts = begun.get(column) ?? { rows, keys: [], parts: [] };
    const sorted = sortNextPart(column, parts);
    if (sorted === undefined) {
      begun.set(column, parts);
    } else {
      begun.delete(column);
      known.set(column, sorted);
    }
    return sorted;
  }

  function sortBy(column: Column<Row>, rows: readonly Row[]): Sorted<Row> {
    const parts = begun.get(column);
    if (parts && !areMoreThanHalf(rows, parts.rows)) begun.delete(column);
    let last = begun.has(column) ? undefined : known.get(column);
    while (last === undefined) last = sortSome(rows, column);
    const sorted = sortedAgain(column, rows, last);
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
    const isKnown = areMoreThanHalf(known.get(column)?.rows, rows) && !begun.has(column);
    return isKnown || sortSome(rows, column) !== undefined;
  }

  return { sort, prepare };
}

/** Sorts the next of the rows; returns the order of all once the last ones are sorted. */
function sortNextPart<Row>(
  column: Column<Row>,
  { rows, keys, parts }: Parts<Row>,
): Sorted<Row> | undefined {
  const indexes: number[] = [];
  const end = Math.min(rows.length, keys.length + PREPARED_AT_ONCE);
  while (keys.length < end) {
    indexes.push(keys.length);
    keys.push(keyOf(column, rows[keys.length]!));
  }
  const compared = comparing(keys);
  let part: Int32Array = Int32Array.from(indexes.toSorted(compared));
  // Only with one that is no longer, so that each row is merged a few times.
  while (parts.length > 0 && (end === rows.length || parts.at(-1)!.length <= part.length))
    part = merged(parts.pop()!, part, compared);
  parts.push(part);
  return end === rows.length ? { rows, keys, order: part } : undefined;
}

function sortedAgain<Row>(
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
  const compared = comparing(keys);
  const kept = new Int32Array(rows.length - added.length);
  let place = 0;
  for (let old = 0; old < moved.length; old += 1) {
    const index = moved[before.order[old]!]!;
    if (index !== -1) kept[place++] = index;
  }
  return { rows, keys, order: merged(kept, added.toSorted(compared), compared) };
}

type Comparing = (this: void, a: number, b: number) => number;

/** Compares rows by their indexes: equal ones newest first. */
const comparing =
  (keys: readonly Key[]): Comparing =>
  (a, b) =>
    compare(keys[a]!, keys[b]!) || b - a;

/** Sorted numbers and some others, also sorted, in one order: few are compared if there are few others. */
function merged(many: Int32Array, few: ArrayLike<number>, compared: Comparing): Int32Array {
  const all = new Int32Array(many.length + few.length);
  let place = 0;
  let from = 0;
  for (let next = 0; next < few.length; next += 1) {
    const one = few[next]!;
    let [low, high, step] = [from, from, 1];
    // In ever longer steps: the next one may be near, if there are many others.
    while (high < many.length && compared(many[high]!, one) < 0) {
      low = high + 1;
      high += step;
      step *= 2;
    }
    high = Math.min(high, many.length);
    while (low < high) {
      const middle = (low + high) >> 1;
      if (compared(many[middle]!, one) < 0) low = middle + 1;
      else high = middle;
    }
    while (from < low) all[place++] = many[from++]!;
    all[place++] = one;
  }
  while (from < many.length) all[place++] = many[from++]!;
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
