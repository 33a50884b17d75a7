import type { ReactNode } from 'react';

/** One column: its heading, the value a row is sorted and searched by, and what its cell shows. */
export type Column<Row> = {
  readonly heading: string;
  readonly value: (row: Row) => string | number;
  /** What the cell shows; the value itself when absent. */
  readonly cell?: (row: Row) => ReactNode;
  /** Figures are aligned at their end. */
  readonly numeric?: boolean;
  /** Its part of the width; 1 when absent. */
  readonly share?: number;
};

/** The columns of a table; the first one names the record. */
export type Columns<Row> = readonly [Column<Row>, ...Column<Row>[]];

/** What a row shows in a column. */
export function contentOf<Row>({ cell, value }: Column<Row>, row: Row): ReactNode {
  return cell ? cell(row) : value(row);
}
