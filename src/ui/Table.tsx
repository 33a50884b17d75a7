import type { MouseEvent, ReactNode } from 'react';

/** One column: its heading, what a row shows in it, and whether it holds figures. */
export type Column<Row> = {
  readonly heading: string;
  readonly cell: (row: Row) => ReactNode;
  readonly numeric?: boolean;
};

type TableProps<Row> = {
  readonly label: string;
  readonly columns: readonly [Column<Row>, ...Column<Row>[]];
  readonly rows: readonly Row[];
  readonly onOpen: (row: Row) => void;
  /** Stands in place of the rows: what to do next when there are none, or that they are on their way. */
  readonly placeholder: ReactNode;
};

/**
 * A list of records. A click anywhere on a row opens it; the button in the first cell gives keyboards and
 * screen readers the same way in. On a phone every row becomes a small card.
 */
export function Table<Row extends { readonly id: string }>(props: TableProps<Row>) {
  const { label, columns, rows, onOpen, placeholder } = props;
  if (rows.length === 0)
    return <div className="px-5 pt-1 pb-6 text-sm text-muted">{placeholder}</div>;
  return (
    <table aria-label={label} className="block w-full text-sm sm:table">
      <thead className="hidden border-y border-line bg-sunken sm:table-header-group">
        <tr>
          {columns.map(({ heading, numeric }) => (
            <th
              key={heading}
              scope="col"
              className={`px-3 py-2 text-xs font-semibold text-muted first:ps-5 last:pe-5 ${numeric ? 'text-end' : 'text-start'}`}
            >
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="block sm:table-row-group">
        {rows.map((row) => (
          <TableRow key={row.id} row={row} columns={columns} onOpen={onOpen} />
        ))}
      </tbody>
    </table>
  );
}

type RowProps<Row> = Pick<TableProps<Row>, 'columns' | 'onOpen'> & { readonly row: Row };

function TableRow<Row extends { readonly id: string }>({ row, columns, onOpen }: RowProps<Row>) {
  const [first, ...others] = columns;

  function open(event: MouseEvent<HTMLTableRowElement>): void {
    if (window.getSelection()?.type === 'Range') return;
    // The focus returns to where it was when the form closes: to the button, wherever the row was clicked.
    event.currentTarget.querySelector('button')?.focus();
    onOpen(row);
  }

  return (
    <tr
      onClick={open}
      className="block cursor-pointer border-t border-line px-5 py-3 first:border-t-0 hover:bg-sunken sm:table-row sm:p-0"
    >
      <td className="block sm:table-cell sm:max-w-72 sm:py-2 sm:ps-5 sm:pe-3">
        <button
          type="button"
          dir="auto"
          className="block max-w-full truncate rounded-sm text-start font-semibold text-accent underline-offset-4 hover:underline"
        >
          {first.cell(row) || 'Untitled'}
        </button>
      </td>
      {others.map(({ heading, cell, numeric }) => (
        <td
          key={heading}
          className={`flex items-baseline justify-between gap-4 pt-1.5 sm:table-cell sm:max-w-72 sm:truncate sm:px-3 sm:py-2 sm:last:pe-5 ${numeric ? 'tabular-nums sm:text-end' : ''}`}
        >
          <span aria-hidden="true" className="text-xs text-muted sm:hidden">
            {heading}
          </span>
          <bdi className="min-w-0 truncate">{cell(row)}</bdi>
        </td>
      ))}
    </tr>
  );
}
