import type { ReactNode } from 'react';

/** One column: its heading, the value a row is sorted and searched by, and what its cell shows. */
export type Column<Row> = {
  readonly heading: string;
  readonly value: (row: Row) => string | number;
  /** What the cell says, where that is not the value; a search looks in both. */
  readonly text?: (row: Row) => string;
  /** What the cell shows, where that is more than a text. */
  readonly cell?: (row: Row) => ReactNode;
  /** A vocabulary to sort by in its own order; words outside it come last. */
  readonly order?: readonly string[];
  /** Figures are aligned at their end. */
  readonly numeric?: boolean;
  /** Its part of the width; 1 when absent. */
  readonly share?: number;
};

/** The columns of a table; the first one names the record. */
export type Columns<Row> = readonly [Column<Row>, ...Column<Row>[]];

/** What a row shows in a column. */
export function contentOf<Row>({ cell, text, value }: Column<Row>, row: Row): ReactNode {
  return (cell ?? text ?? value)(row);
}
