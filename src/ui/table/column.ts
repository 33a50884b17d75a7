import type { ReactNode } from 'react';

/** One column of a table. */
export type Column<Row> = {
  readonly heading: string;
  /** The value to sort and search by. */
  readonly value: (row: Row) => string | number;
  /** The formatted value, if it differs; the search looks in both. */
  readonly text?: (row: Row) => string;
  /** The content of the cell, if it is more than text. */
  readonly cell?: (row: Row) => ReactNode;
  /** Sorts the values in this order; other values come last. */
  readonly sortOrder?: readonly string[];
  /** Aligns numbers at the end. */
  readonly numeric?: boolean;
  /** An identifier to be read whole: the column is at least as wide as the longest one. */
  readonly code?: boolean;
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

/** The content of a cell. */
export function contentOf<Row>({ cell, text, value }: Column<Row>, row: Row): ReactNode {
  return (cell ?? text ?? value)(row);
}
