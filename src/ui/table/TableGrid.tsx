import { useCallback, useMemo, useState, type ReactNode } from 'react';
import { showTitleIfTruncated } from '../showTitleIfTruncated.ts';
import type { Columns } from './column.ts';
import { columnWidths } from './columnWidths.ts';
import { PrintedTable } from './PrintedTable.tsx';
import { actOnRow } from './rowKeys.ts';
import { nextSorting } from './sort.ts';
import { TableBody } from './TableBody.tsx';
import { TableHead } from './TableHead.tsx';
import type { UnsavedRow } from './TableRow.tsx';
import type { Selection } from './useSelection.ts';
import { useIsPrinting } from './useIsPrinting.ts';
import type { TableView } from './view.ts';

type TableGridProps<Row> = {
  readonly label: string;
  readonly columns: Columns<Row>;
  /** All rows, and those shown. */
  readonly rows: readonly Row[];
  readonly found: readonly Row[];
  /** Whether the rows are only the newest ones, while the others are loading. */
  readonly isPartial: boolean;
  readonly view: TableView;
  readonly onView: (view: TableView) => void;
  readonly selection: Selection<Row>;
  readonly onOpen: (row: Row) => void;
  readonly onStatus: ((rows: readonly Row[], status: string) => void) | undefined;
  /** The message when no row is shown. */
  readonly nothingFound: ReactNode;
};

/** Longer tables are virtualized: only the rows in view are rendered. */
const MAX_UNVIRTUALIZED_ROWS = 60;

const SCROLL_BOX =
  'max-h-[max(24rem,calc(100dvh-11rem))] overflow-x-hidden overflow-y-auto print:max-h-none print:overflow-visible';

/** A short table scrolls in a box of its own only on wide screens; on a phone, the page scrolls. */
const PAGE_BOX =
  'overflow-clip lg:max-h-[max(24rem,calc(100dvh-11rem))] lg:overflow-x-hidden lg:overflow-y-auto print:max-h-none print:overflow-visible';

/** The head and the rows of a table, in the box they scroll in. */
export function TableGrid<Row extends UnsavedRow>(props: TableGridProps<Row>) {
  const { label, columns, rows, found, isPartial, view, onView, selection, onStatus } = props;
  // State, not a ref: the rows must re-render once the scroll container is there.
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  const widths = useMemo(() => columnWidths(columns, rows), [columns, rows]);
  const chooseStatus = useCallback((row: Row, next: string) => onStatus?.([row], next), [onStatus]);
  const isPrinting = useIsPrinting();
  const isVirtualized = found.length > MAX_UNVIRTUALIZED_ROWS;
  return (
    <div
      ref={setScroller}
      className={`beside-panel @container relative overscroll-auto border-t border-line sm:border-t-0 ${isVirtualized ? SCROLL_BOX : PAGE_BOX}`}
    >
      <table
        onPointerOver={showTitleIfTruncated}
        onKeyDown={actOnRow}
        aria-label={label}
        // -1: not known yet.
        aria-rowcount={isPartial ? -1 : found.length + 1}
        className={`block w-full [--badge:2.5rem] [--cell:0.75rem] @max-[44rem]:[--badge:1.5rem] @max-[44rem]:[--cell:0.5rem] text-[0.8125rem] leading-5 tabular-nums sm:table sm:table-fixed ${isPrinting ? 'print:hidden' : ''}`}
      >
        <TableHead
          columns={columns}
          widths={widths}
          sorting={view.sorting}
          onSort={(heading) => onView({ ...view, sorting: nextSorting(view.sorting, heading) })}
        />
        <TableBody
          rows={found}
          columns={columns}
          scroller={scroller}
          isVirtualized={isVirtualized}
          selectedIds={selection.ids}
          onOpen={props.onOpen}
          onStatus={onStatus && chooseStatus}
          onSelect={selection.toggle}
        />
      </table>
      {isPrinting && <PrintedTable rows={found} columns={columns} widths={widths} />}
      {found.length === 0 && (
        <p className="px-4 pt-3 pb-6 text-[0.8125rem] text-muted sm:px-6">{props.nothingFound}</p>
      )}
    </div>
  );
}
