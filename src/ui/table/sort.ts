import type { Column } from './column.ts';
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

/**
 * Sorts rows by a column: by the order of its `statuses` if it has any, otherwise numerically (also for numbers within text) or
 * alphabetically; blanks last, equal ones newest first. Without a sorting, newest first.
 */
export type Sorter<Row> = (
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  sorting: Sorting | null,
) => readonly Row[];

type Key = string | number;

/** A row among those sorted before. `round` counts the calls, and `position` is that among the unsorted rows. */
type Entry<Row> = { readonly row: Row; readonly key: Key; position: number; round: number };

/**
 * Creates a sorter that starts from its last result. Rows change one at a time, and sorting what is sorted but for a few
 * rows takes one pass. A changed row must be a new object.
 */
export function createSorter<Row extends object>(): Sorter<Row> {
  let sortedBy: Column<Row> | undefined;
  let entries = new WeakMap<Row, Entry<Row>>();
  let sorted: readonly Entry<Row>[] = [];
  let round = 0;

  return (rows, columns, sorting) => {
    const column = columns.find(({ heading }) => heading === sorting?.heading);
    if (sorting === null || column === undefined) return rows.toReversed();
    if (column !== sortedBy) {
      sortedBy = column;
      entries = new WeakMap();
      sorted = [];
    }
    const previous = round;
    round += 1;
    const added: Entry<Row>[] = [];
    for (const [position, row] of rows.entries()) {
      const known = entries.get(row);
      const entry = known ?? { row, key: keyOf(column, row), position, round };
      if (known === undefined) entries.set(row, entry);
      if (known?.round !== previous) added.push(entry);
      entry.position = position;
      entry.round = round;
    }
    const sign = sorting.direction === 'ascending' ? 1 : -1;
    sorted = [...sorted.filter((entry) => entry.round === round), ...added].toSorted(
      (a, b) => compare(a.key, b.key, sign) || b.position - a.position,
    );
    return sorted.map(({ row }) => row);
  };
}

function compare(a: Key, b: Key, sign: number): number {
  if (a === b) return 0;
  if (a === '' || b === '') return a === '' ? 1 : -1;
  return a < b ? -sign : sign;
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
