import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Column } from '../../ui/table/column.ts';
import type { TableView } from '../../ui/table/sort.ts';
import { slug } from './address/addresses.ts';
import { useAddress, writeSilently, type AddressChanges } from './address/useAddress.ts';
import type { FieldFilter } from './fieldFilters.ts';

/** How a table's view is written into the address. All of it is stable. */
type ViewOptions = {
  readonly columns: readonly Pick<Column<never>, 'heading'>[];
  /** The name of the filter by status, such as `status`. */
  readonly filterName: string;
  /** Precedes the names of the parameters. */
  readonly prefix: string;
  /** The names of the toggles. */
  readonly toggles: readonly string[];
  readonly filters: readonly Pick<FieldFilter, 'name'>[];
};

/** Browsers limit how often an address may change. */
const WRITE_AFTER_MS = 300;

/** Stands for the choice of no columns but those by which a record is recognized. */
const NO_COLUMNS = '-';

/**
 * The view of a table, kept in the address (`?status=Overdue&sort=-due-date&q=palm`), so that it can be shared and Back
 * returns to it. `flush`, stable as `onView`, writes at once what the address does not say yet.
 */
export function useTableView({ columns, filterName, prefix, toggles, filters }: ViewOptions) {
  const { search, navigation } = useAddress();
  const options = useMemo(
    () => ({ columns, filterName, prefix, toggles, filters }),
    [columns, filterName, prefix, toggles, filters],
  );
  const addressed = useMemo(() => parseView(search, options), [search, options]);
  const key = JSON.stringify(addressed);
  const [view, setView] = useState(addressed);
  const written = useRef(key);
  /** What the address has yet to say: until then, it is older than what is on screen. */
  const waiting = useRef<{ readonly changes: AddressChanges; readonly timer: number } | null>(null);

  /** Writes what waits now, so that the history entry that is left keeps it. */
  const flush = useCallback(() => {
    if (waiting.current === null) return;
    const { changes, timer } = waiting.current;
    clearTimeout(timer);
    waiting.current = null;
    writeSilently(changes);
  }, []);
  // What was typed on a page that has been left concerns no other.
  useEffect(() => () => clearTimeout(waiting.current?.timer), []);

  useEffect(() => {
    // Only what others have written: a link, the Back button.
    if (written.current === key || waiting.current !== null) return;
    written.current = key;
    setView(JSON.parse(key) as TableView);
    // Also after a navigation to the query of the last one, which `writeSilently` has changed since.
  }, [key, navigation]);

  const onView = useCallback(
    (next: TableView) => {
      setView(next);
      written.current = JSON.stringify({ ...next, query: next.query.trim() });
      clearTimeout(waiting.current?.timer);
      const timer = window.setTimeout(flush, WRITE_AFTER_MS);
      waiting.current = { changes: toParameters(next, options), timer };
    },
    [options, flush],
  );
  return { view, onView, flush };
}

function parseView(search: string, { columns, ...options }: ViewOptions): TableView {
  const params = new URLSearchParams(search);
  const get = (name: string): string | null => params.get(options.prefix + name);
  const sort = get('sort') ?? '';
  const heading = columns.find((one) => slug(one.heading) === sort.replace(/^-/, ''))?.heading;
  const direction = sort.startsWith('-') ? 'descending' : 'ascending';
  return {
    query: get('q') ?? '',
    sorting: heading === undefined ? null : { heading, direction },
    columns: get('columns')?.split(','),
    filter: (get(options.filterName) ?? '').split(',').filter(Boolean),
    toggles: options.toggles.filter((name) => get(name) === '1'),
    choices: Object.fromEntries(
      options.filters.flatMap(({ name }) => {
        const choice = get(name);
        return choice === null ? [] : [[name, choice]];
      }),
    ),
  };
}

/** What the address says of a view. */
function toParameters(view: TableView, options: ViewOptions): AddressChanges {
  const { query, sorting, columns, filter, choices = {} } = view;
  const changes = {
    q: query.trim(),
    sort: sorting && `${sorting.direction === 'descending' ? '-' : ''}${slug(sorting.heading)}`,
    [options.filterName]: filter.join(','),
    columns: columns ? columns.join(',') || NO_COLUMNS : null,
    ...Object.fromEntries(
      options.toggles.map((name) => [name, view.toggles.includes(name) ? '1' : null]),
    ),
    ...Object.fromEntries(options.filters.map(({ name }) => [name, choices[name] ?? null])),
  };
  return Object.fromEntries(
    Object.entries(changes).map(([name, text]) => [options.prefix + name, text]),
  );
}
