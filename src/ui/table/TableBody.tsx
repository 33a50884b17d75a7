import { useVirtualizer } from '@tanstack/react-virtual';
import { memo, useCallback, type ReactNode } from 'react';
import type { Columns } from './column.ts';
import { TableRow } from './TableRow.tsx';

type TableBodyProps<Row> = {
  readonly rows: readonly Row[];
  readonly columns: Columns<Row>;
  readonly scroller: HTMLElement | null;
  /** Draws only the rows in view. */
  readonly isLong: boolean;
  readonly onOpen: (row: Row) => void;
};

/** The height of a row before it has been measured, in pixels; `TableRow` keeps to it where it is a table row. */
const ROW_HEIGHT = 42;

/**
 * The rows of a table. A long list is drawn only where it is in view, with space kept for the rest. Typing in
 * the search box, or in a form of the page, passes it by.
 */
export const TableBody = memo(function TableBody<Row extends { readonly id: string }>(
  props: TableBodyProps<Row>,
) {
  const { rows, columns, scroller, isLong, onOpen } = props;
  // Stable, or every row would be placed again with every step of scrolling.
  const keyAt = useCallback((place: number) => rows[place]?.id ?? place, [rows]);
  const virtualizer = useVirtualizer({
    count: rows.length,
    enabled: isLong,
    getScrollElement: () => scroller,
    getItemKey: keyAt,
    estimateSize: () => ROW_HEIGHT,
    overscan: 8,
  });

  const inView = isLong ? virtualizer.getVirtualItems() : undefined;
  const places = inView ? inView.map(({ index }) => index) : [...rows.keys()];
  const before = inView?.[0]?.start ?? 0;
  const after = isLong ? virtualizer.getTotalSize() - (inView?.at(-1)?.end ?? 0) : 0;

  return (
    <tbody className="block sm:table-row-group">
      <Space height={before} />
      {places.map((place) => {
        const row = rows[place];
        return (
          row && (
            <TableRow
              key={row.id}
              index={place}
              row={row}
              columns={columns}
              onOpen={onOpen}
              measure={isLong ? virtualizer.measureElement : undefined}
            />
          )
        );
      })}
      <Space height={after} />
    </tbody>
  );
}) as <Row extends { readonly id: string }>(props: TableBodyProps<Row>) => ReactNode;

function Space({ height }: { readonly height: number }) {
  return (
    height > 0 && (
      <tr aria-hidden="true" className="block sm:table-row">
        <td style={{ height }} className="block p-0 sm:table-cell" />
      </tr>
    )
  );
}
