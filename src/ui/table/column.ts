import type { ReactNode } from 'react';
import type { BadgeColors } from '../../lib/badgeColors.ts';

/** One column of a table. */
export type Column<Row> = {
  /** What views know it by, also once its heading is another: the name of the field that it shows. */
  readonly key: string;
  readonly heading: string;
  /** The value to sort and search by. */
  readonly value: (row: Row) => string | number;
  /** The formatted value, if it differs; the search looks in both. */
  readonly text?: (row: Row) => string;
  /** The content of the cell, if it is more than text. */
  readonly cell?: (row: Row) => ReactNode;
  /** What is said below the value in small print; nothing if blank. */
  readonly note?: (row: Row) => string;
  /** Its statuses, with their colors: shown as a badge, sorted and filtered in their order; other values come last. */
  readonly statuses?: BadgeColors;
  /** The status that a record does not get again, if there is one. */
  readonly refuses?: (row: Row) => string | undefined;
  /** Whether the record is recognized by it: it stands out in its row. */
  readonly isMain?: boolean;
  /** Aligns numbers at the end. */
  readonly numeric?: boolean;
  /** What the foot of the table says of the rows that are shown, or of those that are selected, such as their sum. */
  readonly total?: (rows: readonly Row[]) => string;
  /** To be read whole: the column is as wide as its longest value, or as so many digits where the cell shows more. */
  readonly whole?: true | number;
  /** A sentence: on a phone it has lines of its own. */
  readonly sentence?: boolean;
  /** Restricts the search to this column and others with this flag; without any, it looks in all columns. */
  readonly searchable?: boolean;
  /** The relative width, as in CSS `flex-grow`; 1 by default. */
  readonly flex?: number;
};

/** The columns of a table; the first one holds the name of the record. */
export type Columns<Row> = readonly [Column<Row>, ...Column<Row>[]];

/** The columns the search looks in. */
export function searchedColumns<Row>(columns: Columns<Row>): readonly Column<Row>[] {
  const searchable = columns.filter((column) => column.searchable);
  return searchable.length > 0 ? searchable : columns;
}

/** A choice among the rows of a table by a value they have. */
export type Filter<Row> = {
  readonly label: string;
  readonly options: readonly string[];
  readonly value: (row: Row) => string;
};

/** A further filter that is on or off, such as the records of one's own. */
export type Toggle<Row> = {
  /** Its name in the address, where it is 1 when it is on. */
  readonly name: string;
  readonly label: string;
  readonly matches: (row: Row) => boolean;
};

/** The rows that match all toggles that are on; the same array when none is. */
export function toggledRows<Row>(
  rows: readonly Row[],
  toggles: readonly Toggle<Row>[],
  on: readonly string[],
): readonly Row[] {
  const chosen = toggles.filter(({ name }) => on.includes(name));
  return chosen.length === 0
    ? rows
    : rows.filter((row) => chosen.every(({ matches }) => matches(row)));
}

/** The filter by the first status column, if there is one. */
export function statusFilter<Row>(columns: Columns<Row>): Filter<Row> | undefined {
  const column = columns.find(({ statuses }) => statuses !== undefined);
  return (
    column?.statuses && {
      label: column.heading,
      options: Object.keys(column.statuses),
      value: (row) => String(column.value(row)),
    }
  );
}

/** The rows with one of the values; all rows when none is chosen. */
export function filterRows<Row>(
  rows: readonly Row[],
  filter: Filter<Row> | undefined,
  values: readonly string[],
): readonly Row[] {
  if (filter === undefined || values.length === 0) return rows;
  const chosen = new Set(values);
  return rows.filter((row) => chosen.has(filter.value(row)));
}

/** What the last line of a table says in each column; null when no column has a total. */
export function columnTotals<Row>(
  columns: Columns<Row>,
  rows: readonly Row[],
): readonly (string | undefined)[] | null {
  const hasTotal = columns.some(({ total }) => total !== undefined);
  return hasTotal ? columns.map(({ total }) => total?.(rows)) : null;
}
