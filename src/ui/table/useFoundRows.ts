import { useDeferredValue, useMemo, useState } from 'react';
import { filterRows, searchedColumns, type Columns, type Filter } from './column.ts';
import { search } from './search.ts';
import { createSorter } from './sort.ts';
import type { TableView } from './view.ts';

type FoundRows<Row> = {
  /** The rows that a view shows, in its order. */
  readonly found: readonly Row[];
  /** The query they match, which may be behind the one that is being typed. */
  readonly query: string;
};

/** Filters, sorts and searches the rows of a table. Deferred, so that typing stays responsive. */
export function useFoundRows<Row extends object>(
  rows: readonly Row[],
  columns: Columns<Row>,
  filter: Filter<Row> | undefined,
  view: TableView,
): FoundRows<Row> {
  const { query, sorting, filter: chosen } = useDeferredValue(view);
  const [sort] = useState(createSorter<Row>);
  const searched = useMemo(() => searchedColumns(columns), [columns]);
  const sorted = useMemo(() => sort(rows, columns, sorting), [sort, rows, columns, sorting]);
  const found = useMemo(
    () => search(filterRows(sorted, filter, chosen), searched, query),
    [sorted, filter, chosen, searched, query],
  );
  return { found, query };
}
