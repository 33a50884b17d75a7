import { useDeferredValue, useId, useMemo, useState } from 'react';
import { nextSorting, search, sort, type Sorting } from './arrange.ts';
import type { Columns } from './column.ts';
import { TableBody } from './TableBody.tsx';
import { TableHead } from './TableHead.tsx';
import type { SubscriptionStatus } from '../../lib/subscriptionStatus.ts';
import { ListPlaceholder } from '../ListPlaceholder.tsx';
import { TableTools } from './TableTools.tsx';
import { showTitleIfTruncated } from '../showTitleIfTruncated.ts';
import { widthsOf } from './widths.ts';

type TableProps<Row> = {
  /** What the rows are, e.g. "Leads". */
  readonly label: string;
  readonly columns: Columns<Row>;
  readonly rows: readonly Row[];
  readonly status: SubscriptionStatus;
  /** What to do when there are no rows yet. */
  readonly empty: string;
  /** How the search box is described, and which columns it looks in (all when absent). */
  readonly search?: { readonly placeholder: string; readonly headings: readonly string[] };
  /** Must be stable: otherwise every row is drawn again with every change. */
  readonly onOpen: (row: Row) => void;
};

/** Up to here all rows are drawn; beyond, only those in view. */
const DRAWN_AT_ONCE = 60;

const BOX =
  'max-h-[max(24rem,calc(100dvh-13rem))] overflow-x-hidden overflow-y-auto shadow-[inset_0_1px_0_var(--line)] sm:shadow-none';

/** A list that loads takes as much room as a long one, so that nothing below it moves when it is there. */
const ROOM = 'min-h-[max(24rem,calc(100dvh-13rem))]';

/** A short list is a box only on a wide screen; on a phone the page scrolls, and nothing within it. */
const WIDE_BOX =
  'overflow-clip lg:max-h-[max(24rem,calc(100dvh-13rem))] lg:overflow-x-hidden lg:overflow-y-auto print:max-h-none print:overflow-visible';

/**
 * A list of records, newest first until a column is chosen: searched, sorted, and drawn only where it is in
 * view, so that ten thousand rows need no pages. On a phone every row becomes a small card.
 */
export function Table<Row extends { readonly id: string }>(props: TableProps<Row>) {
  const { label, columns, rows, status, empty, onOpen } = props;
  const headings = props.search?.headings;
  const [query, setQuery] = useState('');
  const [sorting, setSorting] = useState<Sorting | null>(null);
  // State, not a ref: the rows must be drawn again once there is something to scroll them in.
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  const countId = useId();

  const searched = useMemo(
    () => (headings ? columns.filter(({ heading }) => headings.includes(heading)) : columns),
    [columns, headings],
  );
  // Typing stays fluent: the rows follow as soon as there is time.
  const wanted = useDeferredValue(query);
  const sorted = useMemo(() => sort(rows, columns, sorting), [rows, columns, sorting]);
  const widths = useMemo(() => widthsOf(columns, rows), [columns, rows]);
  const found = useMemo(() => search(sorted, searched, wanted), [sorted, searched, wanted]);

  const isLong = found.length > DRAWN_AT_ONCE;

  if (rows.length === 0) {
    return <ListPlaceholder status={status} label={label} empty={empty} room={ROOM} />;
  }
  return (
    <>
      <TableTools
        label={label}
        placeholder={props.search?.placeholder ?? `Search ${label.toLowerCase()}...`}
        columns={columns}
        query={query}
        onQuery={setQuery}
        sorting={sorting}
        onSort={setSorting}
        countId={countId}
        found={found.length}
        total={rows.length}
      />
      <div
        ref={setScroller}
        className={`@container relative overscroll-auto rounded-b-lg ${isLong ? BOX : WIDE_BOX}`}
      >
        <table
          onPointerOver={showTitleIfTruncated}
          aria-label={label}
          aria-rowcount={found.length + 1}
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
            isLong={isLong}
            onOpen={onOpen}
          />
        </table>
        {found.length === 0 && (
          <p className="px-5 pt-3 pb-6 text-sm text-muted">
            Nothing matches “<bdi>{wanted.trim()}</bdi>”.
          </p>
        )}
      </div>
    </>
  );
}
