import { useDeferredValue, useId, useMemo, useState } from 'react';
import type { SubscriptionStatus } from '../../lib/subscriptionStatus.ts';
import { ListPlaceholder } from '../ListPlaceholder.tsx';
import { showTitleIfTruncated } from '../showTitleIfTruncated.ts';
import { searchedColumns, type Columns } from './column.ts';
import { columnWidths } from './columnWidths.ts';
import { search } from './search.ts';
import { createSorter, nextSorting, type Sorting } from './sort.ts';
import { TableBody } from './TableBody.tsx';
import type { UnsavedRow } from './TableRow.tsx';
import { TableHead } from './TableHead.tsx';
import { TableToolbar } from './TableToolbar.tsx';

type TableProps<Row> = {
  /** Names the rows, for example "Leads". */
  readonly label: string;
  readonly columns: Columns<Row>;
  readonly rows: readonly Row[];
  readonly status: SubscriptionStatus;
  /** The message for a table without rows. */
  readonly empty: string;
  readonly searchPlaceholder?: string;
  /** Must be stable, or every row re-renders with every change. */
  readonly onOpen: (row: Row) => void;
};

/** Longer tables are virtualized: only the rows in view are rendered. */
const MAX_UNVIRTUALIZED_ROWS = 60;

const SCROLL_BOX =
  'max-h-[max(24rem,calc(100dvh-13rem))] overflow-x-hidden overflow-y-auto shadow-[inset_0_1px_0_var(--line)] sm:shadow-none';

/** A loading table is as high as a long one, so that nothing below it moves when the rows arrive. */
const PLACEHOLDER_HEIGHT = 'min-h-[max(24rem,calc(100dvh-13rem))]';

/** A short table scrolls in a box of its own only on wide screens; on a phone, the page scrolls. */
const PAGE_BOX =
  'overflow-clip lg:max-h-[max(24rem,calc(100dvh-13rem))] lg:overflow-x-hidden lg:overflow-y-auto print:max-h-none print:overflow-visible';

/**
 * A searchable and sortable table of records, newest first by default. Long tables are virtualized, so that ten
 * thousand rows need no paging. On a phone, each row is laid out as a card.
 */
export function Table<Row extends UnsavedRow & { readonly id: string }>(props: TableProps<Row>) {
  const { label, columns, rows, status, empty, onOpen } = props;
  const [query, setQuery] = useState('');
  const [sorting, setSorting] = useState<Sorting | null>(null);
  const [sort] = useState(createSorter<Row>);
  // State, not a ref: the rows must re-render once the scroll container is there.
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  const countId = useId();

  // Deferred, so that typing stays responsive.
  const deferredQuery = useDeferredValue(query);
  const searched = useMemo(() => searchedColumns(columns), [columns]);
  const sorted = useMemo(() => sort(rows, columns, sorting), [sort, rows, columns, sorting]);
  const widths = useMemo(() => columnWidths(columns, rows), [columns, rows]);
  const found = useMemo(
    () => search(sorted, searched, deferredQuery),
    [sorted, searched, deferredQuery],
  );

  const isPartial = status === 'partial';
  const isVirtualized = found.length > MAX_UNVIRTUALIZED_ROWS;

  if (rows.length === 0) {
    return (
      <ListPlaceholder status={status} label={label} empty={empty} className={PLACEHOLDER_HEIGHT} />
    );
  }
  return (
    <>
      <TableToolbar
        label={label}
        placeholder={props.searchPlaceholder ?? `Search ${label.toLowerCase()}...`}
        columns={columns}
        query={query}
        onQuery={setQuery}
        sorting={sorting}
        onSort={setSorting}
        countId={countId}
        found={found.length}
        total={rows.length}
        isPartial={isPartial}
      />
      <div
        ref={setScroller}
        className={`@container relative overscroll-auto rounded-b-lg ${isVirtualized ? SCROLL_BOX : PAGE_BOX}`}
      >
        <table
          onPointerOver={showTitleIfTruncated}
          aria-label={label}
          // -1: not known yet.
          aria-rowcount={isPartial ? -1 : found.length + 1}
          className="block w-full text-sm tabular-nums sm:table sm:table-fixed"
        >
          <TableHead
            columns={columns}
            widths={widths}
            sorting={sorting}
            onSort={(heading) => setSorting(nextSorting(sorting, heading))}
          />
          <TableBody
            rows={found}
            columns={columns}
            scroller={scroller}
            isVirtualized={isVirtualized}
            onOpen={onOpen}
          />
        </table>
        {found.length === 0 && (
          <p className="px-5 pt-3 pb-6 text-sm text-muted">
            {isPartial ? 'So far, nothing' : 'Nothing'} matches “<bdi>{deferredQuery.trim()}</bdi>”.
          </p>
        )}
      </div>
    </>
  );
}
