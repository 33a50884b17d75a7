import { memo, type ReactNode, useDeferredValue, useLayoutEffect, useMemo } from 'react';
import { isComplete, type SubscriptionStatus } from '../../lib/subscriptionStatus.ts';
import { ListPlaceholder } from '../ListPlaceholder.tsx';
import { ListSection } from '../ListSection.tsx';
import {
  type Columns,
  type Filter,
  filterRows,
  searchedColumns,
  statusFilter,
  type Toggle,
  toggledRows,
} from './column.ts';
import { SelectionBar } from './SelectionBar.tsx';
import { TableGrid } from './TableGrid.tsx';
import type { UnsavedRow } from './TableRow.tsx';
import { TableToolbar } from './TableToolbar.tsx';
import { useSelection, type Selection } from './useSelection.ts';
import { createSearch } from './search.ts';
import { sortRows, type TableView } from './sort.ts';

type TableProps<Row> = {
  /** The heading above the table, and actions beside it; stable. */
  readonly title: string;
  readonly actions?: ReactNode;
  /** Names the rows, for example "Leads". */
  readonly label: string;
  readonly columns: Columns<Row>;
  readonly rows: readonly Row[];
  readonly status: SubscriptionStatus;
  /** The message for a table without rows. */
  readonly empty: string;
  readonly whenEmpty?: ReactNode;
  readonly searchPlaceholder?: string;
  /** What is shown of the rows; `onView` asks for a change. */
  readonly view: TableView;
  readonly onView: (view: TableView) => void;
  /** By the status column if not given. */
  readonly filter?: Filter<Row> | undefined;
  /** What the rows are narrowed to before all other filters, and what says so; stable. */
  readonly matches?: ((row: Row) => boolean) | undefined;
  readonly chosenFilters?: ReactNode;
  /** Further filters beside it; stable. */
  readonly toggles?: readonly Toggle<Row>[];
  /** Must be stable, or every row re-renders with every change; the same holds for `onStatus`. */
  readonly onOpen: (row: Row) => void;
  /** Chooses another status for rows. */
  readonly onStatus?: (rows: readonly Row[], status: string) => void;
  /** What else can be done with the selected rows; `clear` selects none of them any more. Stable. */
  readonly selectionTools?: (rows: readonly Row[], clear: () => void) => ReactNode;
  /** The end of its toolbar, from the rows that are shown; null while some are missing. Stable. */
  readonly tools?: (shown: readonly Row[] | null) => ReactNode;
  /** Receives the rows in the order in which they are shown. */
  readonly onShown?: (rows: readonly Row[]) => void;
  /** What is said of the rows where all are shown; by default, how many there are. */
  readonly allShown?: string;
  /** Shows the rows that are found in another way than as a table, also while there are none; then the view has a filter of its own. */
  readonly renderRows?: (found: readonly Row[], selection: Selection<Row>) => ReactNode;
};

const NO_TOGGLES: readonly never[] = [];

/** A loading table is as high as a long one, so that nothing below it moves when the rows arrive. */
const PLACEHOLDER_HEIGHT = 'min-h-[max(24rem,calc(100dvh-11rem))]';

/**
 * A searchable, filterable and sortable list of records, newest first by default. Long ones are virtualized, so that
 * ten thousand rows need no paging. On a phone, each row is laid out in two lines. A record that opens beside it leaves it as it is.
 */
export const Table = memo(TableOf) as typeof TableOf;

function TableOf<Row extends UnsavedRow>(props: TableProps<Row>) {
  const { title, actions, label, columns, rows, status, view, onView, onStatus, onShown } = props;
  const { toggles = NO_TOGGLES, matches, renderRows } = props;
  const isTable = renderRows === undefined;
  const filter = useMemo(
    () => (isTable ? (props.filter ?? statusFilter(columns)) : undefined),
    [isTable, props.filter, columns],
  );
  const matching = useMemo(() => (matches ? rows.filter(matches) : rows), [rows, matches]);
  const toggled = useMemo(
    () => toggledRows(matching, toggles, view.toggles),
    [matching, toggles, view.toggles],
  );
  const { found, query } = useFoundRows(toggled, columns, filter, view);
  const selection = useSelection(found);
  useLayoutEffect(() => {
    onShown?.(found);
  }, [onShown, found]);

  const isPartial = status === 'partial';
  const statusColumn = columns.find(({ statuses }) => statuses !== undefined);
  const selectionBar = selection.rows.length > 0 && onStatus && (
    <SelectionBar
      selection={selection}
      heading={statusColumn?.heading}
      statuses={statusColumn?.statuses}
      refuses={statusColumn?.refuses}
      onStatus={onStatus}
    >
      {props.selectionTools?.(selection.rows, selection.clear)}
    </SelectionBar>
  );

  return (
    <ListSection
      title={title}
      fillsTitleLine={props.tools !== undefined}
      toolbar={
        <>
          {actions && <div className="max-sm:order-first print:hidden">{actions}</div>}
          <TableToolbar
            label={label}
            placeholder={props.searchPlaceholder ?? `Search ${label.toLowerCase()}...`}
            filter={filter}
            toggles={toggles}
            chosenFilters={props.chosenFilters}
            rows={rows}
            matching={matching}
            toggled={toggled}
            view={view}
            onView={onView}
            found={found.length}
            allShown={props.allShown}
            isPartial={isPartial}
            selectionBar={selectionBar || null}
            isBlank={rows.length === 0}
            tools={props.tools?.(isPartial || status === 'loading' ? null : found)}
          />
        </>
      }
    >
      {!isTable ? (
        <>
          {rows.length === 0 && isComplete(status) && props.whenEmpty}
          {renderRows(found, selection)}
        </>
      ) : rows.length === 0 ? (
        <ListPlaceholder
          status={status}
          label={label}
          empty={props.empty}
          whenEmpty={props.whenEmpty}
          className={PLACEHOLDER_HEIGHT}
        />
      ) : (
        <TableGrid
          label={label}
          columns={columns}
          rows={rows}
          found={found}
          isPartial={isPartial}
          view={view}
          onView={onView}
          selection={selection}
          onOpen={props.onOpen}
          onStatus={onStatus}
          nothingFound={<NothingFound query={query.trim()} isPartial={isPartial} />}
        />
      )}
    </ListSection>
  );
}

type NothingFoundProps = { readonly query: string; readonly isPartial: boolean };

function NothingFound({ query, isPartial }: NothingFoundProps) {
  return (
    <>
      {isPartial ? 'So far, nothing' : 'Nothing'} matches{' '}
      {query === '' ? (
        'this filter'
      ) : (
        <>
          “<bdi>{query}</bdi>”
        </>
      )}
      .
    </>
  );
}

type FoundRows<Row> = {
  /** The rows that a view shows, in its order. */
  readonly found: readonly Row[];
  /** The query they match, which may be behind the one that is being typed. */
  readonly query: string;
};

/** Filters, searches and sorts the rows of a table. Deferred, so that typing stays responsive. */
function useFoundRows<Row extends object>(
  rows: readonly Row[],
  columns: Columns<Row>,
  filter: Filter<Row> | undefined,
  view: TableView,
): FoundRows<Row> {
  const { query, sorting, filter: chosen } = useDeferredValue(view);
  const search = useMemo(() => createSearch(searchedColumns(columns)), [columns]);
  const found = useMemo(
    () => sortRows(filterRows(search(rows, query), filter, chosen), columns, sorting),
    [search, rows, query, filter, chosen, columns, sorting],
  );
  return { found, query };
}
