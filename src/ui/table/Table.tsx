import {
  useCallback,
  useDeferredValue,
  useId,
  useLayoutEffect,
  useMemo,
  useState,
  type ReactNode,
} from 'react';
import type { SubscriptionStatus } from '../../lib/subscriptionStatus.ts';
import { ListPlaceholder } from '../ListPlaceholder.tsx';
import { showTitleIfTruncated } from '../showTitleIfTruncated.ts';
import { filterRows, searchedColumns, statusFilter, type Columns, type Filter } from './column.ts';
import { columnWidths } from './columnWidths.ts';
import { moveBetweenRows } from './rowKeys.ts';
import { search } from './search.ts';
import { SelectionBar } from './SelectionBar.tsx';
import { createSorter, nextSorting } from './sort.ts';
import { TableBody } from './TableBody.tsx';
import { TableHead } from './TableHead.tsx';
import type { UnsavedRow } from './TableRow.tsx';
import { TableToolbar } from './TableToolbar.tsx';
import { useSelection } from './useSelection.ts';
import type { TableView } from './view.ts';

type TableProps<Row> = {
  /** The heading above the table, and actions beside it. */
  readonly title: string;
  readonly actions?: ReactNode;
  /** Names the rows, for example "Leads". */
  readonly label: string;
  readonly columns: Columns<Row>;
  readonly rows: readonly Row[];
  readonly status: SubscriptionStatus;
  /** The message for a table without rows. */
  readonly empty: string;
  readonly searchPlaceholder?: string;
  /** What is shown of the rows; `onView` asks for a change. */
  readonly view: TableView;
  readonly onView: (view: TableView) => void;
  /** By the status column if not given. */
  readonly filter?: Filter<Row>;
  /** Must be stable, or every row re-renders with every change; the same holds for `onStatus`. */
  readonly onOpen: (row: Row) => void;
  /** Chooses another status for rows. */
  readonly onStatus?: (rows: readonly Row[], status: string) => void;
  /** Receives the rows in the order in which they are shown. */
  readonly onShown?: (rows: readonly Row[]) => void;
};

/** Longer tables are virtualized: only the rows in view are rendered. */
const MAX_UNVIRTUALIZED_ROWS = 60;

const SCROLL_BOX = 'max-h-[max(24rem,calc(100dvh-11rem))] overflow-x-hidden overflow-y-auto';

/** A loading table is as high as a long one, so that nothing below it moves when the rows arrive. */
const PLACEHOLDER_HEIGHT = 'min-h-[max(24rem,calc(100dvh-11rem))]';

/** A short table scrolls in a box of its own only on wide screens; on a phone, the page scrolls. */
const PAGE_BOX =
  'overflow-clip lg:max-h-[max(24rem,calc(100dvh-11rem))] lg:overflow-x-hidden lg:overflow-y-auto print:max-h-none print:overflow-visible';

/**
 * A searchable, filterable and sortable list of records, newest first by default. Long ones are virtualized, so that
 * ten thousand rows need no paging. On a phone, each row is laid out in two lines.
 */
export function Table<Row extends UnsavedRow & { readonly id: string }>(props: TableProps<Row>) {
  const { title, actions, label, columns, rows, status, empty, view, onView } = props;
  const { onOpen, onStatus, onShown } = props;
  // State, not a ref: the rows must re-render once the scroll container is there.
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  const titleId = useId();

  // Deferred, so that typing stays responsive.
  const { query, sorting, filter: chosen } = useDeferredValue(view);
  const [sort] = useState(createSorter<Row>);
  const filter = useMemo(() => props.filter ?? statusFilter(columns), [props.filter, columns]);
  const searched = useMemo(() => searchedColumns(columns), [columns]);
  const sorted = useMemo(() => sort(rows, columns, sorting), [sort, rows, columns, sorting]);
  const widths = useMemo(() => columnWidths(columns, rows), [columns, rows]);
  const found = useMemo(
    () => search(filterRows(sorted, filter, chosen), searched, query),
    [sorted, filter, chosen, searched, query],
  );
  const selection = useSelection(found);
  useLayoutEffect(() => {
    onShown?.(found);
  }, [onShown, found]);
  const chooseStatus = useCallback((row: Row, next: string) => onStatus?.([row], next), [onStatus]);

  const isPartial = status === 'partial';
  const isVirtualized = found.length > MAX_UNVIRTUALIZED_ROWS;
  const statusColumn = columns.find(({ statuses }) => statuses !== undefined);

  return (
    <section aria-labelledby={titleId} className="min-w-0">
      <header className="list-toolbar flex min-h-13 flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2 sm:px-6">
        <h2 id={titleId} className="me-1 text-sm font-semibold max-sm:order-first max-sm:basis-1/2">
          {title}
        </h2>
        {actions && <div className="max-sm:order-first print:hidden">{actions}</div>}
        {rows.length > 0 && (
          <TableToolbar
            label={label}
            placeholder={props.searchPlaceholder ?? `Search ${label.toLowerCase()}...`}
            columns={columns}
            filter={filter}
            rows={rows}
            view={view}
            onView={onView}
            found={found.length}
            isPartial={isPartial}
            selectionBar={
              selection.rows.length > 0 && onStatus && statusColumn?.statuses ? (
                <SelectionBar
                  count={selection.rows.length}
                  heading={statusColumn.heading}
                  statuses={statusColumn.statuses}
                  onStatus={(next) => {
                    onStatus(selection.rows, next);
                    selection.clear();
                  }}
                  onClear={selection.clear}
                />
              ) : null
            }
          />
        )}
      </header>
      {rows.length === 0 ? (
        <ListPlaceholder
          status={status}
          label={label}
          empty={empty}
          className={PLACEHOLDER_HEIGHT}
        />
      ) : (
        <div
          ref={setScroller}
          className={`@container relative overscroll-auto border-t border-line sm:border-t-0 ${isVirtualized ? SCROLL_BOX : PAGE_BOX}`}
        >
          <table
            onPointerOver={showTitleIfTruncated}
            onKeyDown={moveBetweenRows}
            aria-label={label}
            // -1: not known yet.
            aria-rowcount={isPartial ? -1 : found.length + 1}
            className="block w-full text-[0.8125rem] leading-5 tabular-nums sm:table sm:table-fixed"
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
              onOpen={onOpen}
              onStatus={onStatus && chooseStatus}
              onSelect={selection.toggle}
            />
          </table>
          {found.length === 0 && (
            <p className="px-4 pt-3 pb-6 text-[0.8125rem] text-muted sm:px-6">
              {isPartial ? 'So far, nothing' : 'Nothing'} matches{' '}
              {query.trim() ? (
                <>
                  “<bdi>{query.trim()}</bdi>”
                </>
              ) : (
                'this filter'
              )}
              .
            </p>
          )}
        </div>
      )}
    </section>
  );
}
