import type { Sorting } from './sort.ts';

/** What a table shows of its rows. */
export type TableView = {
  readonly query: string;
  /** Null: newest first. */
  readonly sorting: Sorting | null;
  /** The chosen values of the table's filter; empty shows all rows. */
  readonly filter: readonly string[];
  /** The names of the toggles that are on. */
  readonly toggles: readonly string[];
};

/** All rows, newest first. */
export const INITIAL_VIEW: TableView = { query: '', sorting: null, filter: [], toggles: [] };
