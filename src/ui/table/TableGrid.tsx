import {
  type KeyboardEvent,
  memo,
  type ReactNode,
  useCallback,
  useDeferredValue,
  useMemo,
  useState,
} from 'react';
import { showTitleIfTruncated } from '../showTitleIfTruncated.ts';
import { PAGE_KEYS } from '../pageKeys.ts';
import { columnTotals, type Column, type Columns } from './column.ts';
import { columnWidths } from './columnWidths.ts';
import { nextSorting, type Sorting, type TableView } from './sort.ts';
import { type RowActions, TableRow, type UnsavedRow } from './TableRow.tsx';
import type { Selection } from './useSelection.ts';
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useIsPrinting } from '../useIsPrinting.ts';
import { PrintedTable } from './PrintedTable.tsx';

/** The estimated height of a row, in pixels; the class `h-9` of `TableRow` gives it. */
const ROW_HEIGHT_PX = 36;

/** Rows rendered beyond those in view: each costs with every letter of a search. */
const OVERSCAN = 4;

const ICONS = { none: ChevronsUpDown, ascending: ArrowUp, descending: ArrowDown } as const;

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

/** More columns than any list has by itself may need to be scrolled to. */
const MAX_UNSCROLLED_COLUMNS = 6;

/** The head and the rows of a table, in the box they scroll in. */
export function TableGrid<Row extends UnsavedRow>(props: TableGridProps<Row>) {
  const { label, columns, rows, found, isPartial, view, onView, selection, onStatus } = props;
  // State, not a ref: the rows must re-render once the scroll container is there.
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  // Later than the rows themselves, since all of them are read.
  const deferredRows = useDeferredValue(rows);
  const widths = useMemo(() => columnWidths(columns, deferredRows), [columns, deferredRows]);
  const chooseStatus = useCallback((row: Row, next: string) => onStatus?.([row], next), [onStatus]);
  const isPrinting = useIsPrinting();
  const isVirtualized = found.length > MAX_UNVIRTUALIZED_ROWS;
  return (
    <div
      ref={setScroller}
      className={`beside-panel @container relative overscroll-auto border-t border-line sm:border-t-0 ${isVirtualized ? SCROLL_BOX : PAGE_BOX} ${columns.length > MAX_UNSCROLLED_COLUMNS ? 'sm:overflow-x-auto!' : ''} scroll-pb-9`}
    >
      <table
        onPointerOver={showTitleIfTruncated}
        onKeyDown={actOnRow}
        aria-label={label}
        // -1: not known yet.
        aria-rowcount={isPartial ? -1 : found.length + 1}
        className={`block w-full [--badge:2.5rem] [--cell:0.75rem] @max-[44rem]:[--badge:1.5rem] @max-[45rem]:[--cell:0.5rem] text-[0.8125rem] leading-5 tabular-nums sm:table sm:table-fixed ${isPrinting ? 'print:hidden' : ''}`}
      >
        <TableHead
          columns={columns}
          widths={widths}
          sorting={view.sorting}
          onSort={(key) => onView({ ...view, sorting: nextSorting(view.sorting, key) })}
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
        {!isPartial && (
          <TableFoot
            columns={columns}
            // In the order in which they are in memory, where there is a choice.
            found={found.length === rows.length ? rows : found}
            selected={selection.rows}
            isVirtualized={isVirtualized}
          />
        )}
      </table>
      {isPrinting && <PrintedTable rows={found} columns={columns} widths={widths} />}
      {found.length === 0 && (
        <p className="px-4 pt-3 pb-6 text-[0.8125rem] text-muted sm:px-6">{props.nothingFound}</p>
      )}
    </div>
  );
}

type TableHeadProps<Row> = {
  readonly columns: readonly Column<Row>[];
  /** CSS widths, by column. */
  readonly widths: readonly string[];
  readonly sorting: Sorting | null;
  readonly onSort: (key: string) => void;
};

/** The sticky header row; a click on a heading sorts by its column. */
function TableHead<Row>({ columns, widths, sorting, onSort }: TableHeadProps<Row>) {
  return (
    <thead className="sticky top-0 z-1 hidden bg-sunken shadow-[inset_0_1px_0_var(--line),inset_0_-1px_0_var(--line)] sm:table-header-group">
      <tr aria-rowindex={1}>
        {columns.map(({ key, heading, numeric }, index) => {
          const direction = sorting?.key === key ? sorting.direction : 'none';
          const Icon = ICONS[direction];
          return (
            <th
              key={key}
              scope="col"
              aria-sort={direction}
              style={{ width: widths[index] }}
              className="p-0 font-normal first:ps-[calc(1.5rem-var(--cell))] last:pe-(--cell)"
            >
              <button
                type="button"
                onClick={() => onSort(key)}
                className={`group flex h-7.5 w-full items-center gap-1 px-(--cell) text-xs font-medium whitespace-nowrap text-muted outline-offset-[-3px] hover:text-ink ${numeric ? 'flex-row-reverse' : ''}`}
              >
                {heading}
                <Icon
                  aria-hidden="true"
                  className={`size-3.5 shrink-0 ${direction === 'none' ? 'opacity-0 group-hover:opacity-60 group-focus-visible:opacity-60' : 'text-accent'}`}
                />
              </button>
            </th>
          );
        })}
      </tr>
    </thead>
  );
}

type TableBodyProps<Row> = RowActions<Row> & {
  readonly rows: readonly Row[];
  readonly columns: Columns<Row>;
  readonly scroller: HTMLElement | null;
  /** Whether only the rows in view are rendered. */
  readonly isVirtualized: boolean;
  readonly selectedIds: ReadonlySet<string>;
};

/**
 * The rows of a table; virtualized, with spacer rows in place of those out of view. Memoized, so that typing in the
 * search box or in a form does not re-render it.
 */
const TableBody = memo(function TableBody<Row extends UnsavedRow>(props: TableBodyProps<Row>) {
  const { rows, columns, scroller, isVirtualized, selectedIds, onOpen, onStatus, onSelect } = props;
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

type TableFootProps<Row> = {
  readonly columns: Columns<Row>;
  readonly found: readonly Row[];
  readonly selected: readonly Row[];
  /** Whether the table scrolls in a box of its own; otherwise the foot stands above the bar at the bottom of small screens. */
  readonly isVirtualized: boolean;
};

/**
 * The totals of the rows that are shown, or of those that are selected, in sight while the rows scroll. An amount that is wider
 * than its column reaches over the one before it, where nothing stands.
 */
function TableFoot<Row>({ columns, found, selected, isVirtualized }: TableFootProps<Row>) {
  const added = useDeferredValue(found);
  const rows = selected.length > 0 ? selected : added;
  const totals = useMemo(() => columnTotals(columns, rows), [columns, rows]);
  // One row needs no adding up, unless it is the first that is selected.
  if (totals === null || (found.length < 2 && selected.length === 0)) return null;
  const first = totals.findIndex((total) => total !== undefined);
  return (
    <tfoot
      className={`sticky z-1 block bg-sunken text-ink shadow-[inset_0_1px_0_var(--line)] sm:table-footer-group short:static print:static ${isVirtualized ? 'bottom-0' : 'bottom-[calc(3.5rem+env(safe-area-inset-bottom))] lg:bottom-0'}`}
    >
      <tr className="flex items-center px-4 py-2 sm:table-row sm:h-9">
        <td colSpan={first} className="text-xs whitespace-nowrap text-muted sm:px-(--cell) sm:ps-6">
          {selected.length > 0 ? 'Total of selected' : 'Total'}
        </td>
        {columns.map(
          ({ heading }, index) =>
            index >= first && (
              <td
                key={heading}
                className="ms-auto empty:hidden sm:px-(--cell) sm:last:pe-[calc(2*var(--cell))] sm:empty:table-cell"
              >
                {totals[index] && (
                  <span className="flex justify-end font-semibold whitespace-nowrap">
                    {totals[index]}
                  </span>
                )}
              </td>
            ),
        )}
      </tr>
    </tfoot>
  );
}

/** Moves the focus between the rows of a table with the arrow keys; other keys select the row or open its status menu. */
function actOnRow(event: KeyboardEvent<HTMLElement>): void {
  const row = (event.target as Element).closest('tbody tr');
  if (row === null || event.ctrlKey || event.metaKey || event.altKey) return;
  const target = keyTarget(row, event);
  if (target === null) return;
  event.preventDefault();
  if (event.key === PAGE_KEYS.select || event.key === PAGE_KEYS.status) target.click();
  else target.focus();
}

function keyTarget(row: Element, { key }: KeyboardEvent): HTMLElement | null {
  if (key === 'ArrowDown') return openerIn(row.nextElementSibling);
  if (key === 'ArrowUp') return openerIn(row.previousElementSibling);
  if (key === PAGE_KEYS.select) return row.querySelector<HTMLElement>('input[type=checkbox]');
  if (key === PAGE_KEYS.status) {
    // While rows are selected, the menu above the table changes all of them.
    const ofSelected = row
      .closest('section')
      ?.querySelector<HTMLElement>(`[aria-keyshortcuts="${PAGE_KEYS.status}"]`);
    return ofSelected ?? row.querySelector<HTMLElement>('[aria-haspopup=menu]');
  }
  return null;
}

const openerIn = (row: Element | null): HTMLElement | null =>
  row?.querySelector<HTMLElement>('td button') ?? null;
