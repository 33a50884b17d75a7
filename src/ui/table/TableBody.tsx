import { useVirtualizer } from '@tanstack/react-virtual';
import { memo, useCallback, type ReactNode } from 'react';
import type { Columns } from './column.ts';
import { TableRow, type RowActions, type UnsavedRow } from './TableRow.tsx';

type TableBodyProps<Row> = RowActions<Row> & {
  readonly rows: readonly Row[];
  readonly columns: Columns<Row>;
  readonly scroller: HTMLElement | null;
  /** Whether only the rows in view are rendered. */
  readonly isVirtualized: boolean;
  readonly selectedIds: ReadonlySet<string>;
};

/** The estimated height of a row, in pixels; the class `h-9` of `TableRow` gives it. */
const ROW_HEIGHT_PX = 36;

/** Rows rendered beyond those in view: each costs with every letter of a search. */
const OVERSCAN = 4;

/**
 * The rows of a table; virtualized, with spacer rows in place of those out of view. Memoized, so that typing in the
 * search box or in a form does not re-render it.
 */
export const TableBody = memo(function TableBody<Row extends UnsavedRow>(
  props: TableBodyProps<Row>,
) {
  const { rows, columns, scroller, isVirtualized, selectedIds, onOpen, onStatus, onSelect } = props;
  // Stable, or the virtualizer measures every row again with every scroll event.
  const keyAt = useCallback((index: number) => rows[index]?.id ?? index, [rows]);
  const virtualizer = useVirtualizer({
    count: rows.length,
    enabled: isVirtualized,
    getScrollElement: () => scroller,
    getItemKey: keyAt,
    estimateSize: () => ROW_HEIGHT_PX,
    overscan: OVERSCAN,
  });

  const inView = isVirtualized ? virtualizer.getVirtualItems() : undefined;
  const indexes = inView ? inView.map(({ index }) => index) : [...rows.keys()];
  const before = inView?.[0]?.start ?? 0;
  const after = isVirtualized ? virtualizer.getTotalSize() - (inView?.at(-1)?.end ?? 0) : 0;

  return (
    <tbody className="block sm:table-row-group">
      <Spacer height={before} />
      {indexes.map((index) => {
        const row = rows[index];
        return (
          row && (
            <TableRow
              key={row.id}
              index={index}
              row={row}
              columns={columns}
              isSelected={selectedIds.has(row.id)}
              onOpen={onOpen}
              onStatus={onStatus}
              onSelect={onSelect}
              measure={isVirtualized ? virtualizer.measureElement : undefined}
            />
          )
        );
      })}
      <Spacer height={after} />
    </tbody>
  );
}) as <Row extends UnsavedRow>(props: TableBodyProps<Row>) => ReactNode;

function Spacer({ height }: { readonly height: number }) {
  return (
    height > 0 && (
      <tr aria-hidden="true" className="block sm:table-row">
        <td style={{ height }} className="block p-0 sm:table-cell" />
      </tr>
    )
  );
}
