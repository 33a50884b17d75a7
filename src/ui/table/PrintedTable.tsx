import { orUntitled } from '../../lib/words.ts';
import { columnTotals, type Columns } from './column.ts';

const CELL = 'px-3 py-1 wrap-anywhere first:ps-6 last:pe-6';

type PrintedTableProps<Row> = {
  readonly rows: readonly Row[];
  readonly columns: Columns<Row>;
  /** CSS widths, by column. */
  readonly widths: readonly string[];
};

/**
 * All rows of a table on paper, as plain text that wraps: ten thousand of them are rendered while the browser waits. The
 * headings hold no buttons, with which Chromium would not repeat them on each page.
 */
export function PrintedTable<Row extends { readonly id: string }>(props: PrintedTableProps<Row>) {
  const { rows, columns, widths } = props;
  const totals = columnTotals(columns, rows);
  return (
    <table className="hidden w-full [--badge:2.5rem] [--cell:0.75rem] table-fixed text-xs tabular-nums print:table">
      <thead>
        <tr className="border-b border-edge text-muted">
          {columns.map(({ heading, numeric = false }, index) => (
            <th
              key={heading}
              scope="col"
              style={{ width: widths[index] }}
              className={`${CELL} font-medium ${numeric ? 'text-end' : 'text-start'}`}
            >
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id} className="break-inside-avoid border-b border-line align-top">
            {columns.map(({ heading, text, value, numeric = false, isMain = false }, index) => {
              const shown = String((text ?? value)(row));
              return (
                <td
                  key={heading}
                  className={`${CELL} ${numeric ? 'text-end' : ''} ${isMain ? 'font-semibold' : ''}`}
                >
                  <bdi>{index === 0 ? orUntitled(shown) : shown}</bdi>
                </td>
              );
            })}
          </tr>
        ))}
        {totals && rows.length > 1 && (
          <tr className="border-t border-edge">
            {columns.map(({ heading }, index) => (
              <td key={heading} className={`${CELL} text-end font-semibold first:text-start`}>
                {index === 0 ? 'Total' : totals[index]}
              </td>
            ))}
          </tr>
        )}
      </tbody>
    </table>
  );
}
