import { useState, type ComponentProps } from 'react';
import { Table } from '../../src/ui/table/Table.tsx';
import type { UnsavedRow } from '../../src/ui/table/TableRow.tsx';
import type { TableView } from '../../src/ui/table/sort.ts';

/** All rows, newest first. */
const INITIAL_VIEW: TableView = { query: '', sorting: null, filter: [], toggles: [] };

type OwnViewTableProps<Row extends UnsavedRow & { readonly id: string }> = Omit<
  ComponentProps<typeof Table<Row>>,
  'view' | 'onView' | 'title'
>;

/** A table that keeps its view itself, as a page keeps it in the address. */
export function OwnViewTable<Row extends UnsavedRow & { readonly id: string }>(
  props: OwnViewTableProps<Row>,
) {
  const [view, setView] = useState(INITIAL_VIEW);
  return <Table {...props} title={`All ${props.label}`} view={view} onView={setView} />;
}
