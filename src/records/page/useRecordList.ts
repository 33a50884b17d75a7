import { uncheckedTexts, type TextsOf } from '../model/draft.ts';
import { useCallback, useMemo, useRef, useEffect, useState } from 'react';
import { emptyText, type Entity, type Fields, listLabel, type RecordOf } from '../model/entity.ts';
import { currentOption, type Field } from '../model/field.ts';
import { useChangeRecords, type ChangeRecords } from '../store/write/saveChange.ts';
import { useListParts } from './ListTools.tsx';
import { type Choices, fieldFilters, matcherFor, type FieldFilter } from './fieldFilters.ts';
import { listed, useRecords } from '../store/read/useRecords.ts';
import { type Columns, statusFilter, type Column } from '../../ui/table/column.ts';
import { nameInAddress, viewPrefix } from './address/addresses.ts';
import { useOpenRecord } from './address/useOpenRecord.ts';
import { useAuth } from '../../session/useAuth.ts';
import { fieldColumns, shownColumns } from './fieldColumns.ts';
import { useToday } from '../store/connection/useConnection.ts';
import { useAttentionCount } from './sidebarCounts.ts';
import type { MenuItem } from '../../ui/Menu.tsx';
import type { TableView } from '../../ui/table/sort.ts';
import { useAddress, writeSilently, type AddressChanges } from './address/useAddress.ts';

type ListOptions<F extends Fields> = {
  /** What its records are for: an empty list says it. */
  readonly purpose: string;
  /** Reads the newest records before all others; see `useRecords`. */
  readonly newestFirst?: boolean;
  readonly columns: Columns<RecordOf<Entity<F>>>;
  /** The field its status column shows; `status` by default. */
  readonly statusField?: string;
  /** The name of the filter in the address; that of the status field by default. */
  readonly filterName?: string;
  /** What choosing a status for a record sets besides. */
  readonly alsoSet?: (record: RecordOf<Entity<F>>, set: TextsOf<F>) => TextsOf<F>;
  /** The names of the table's toggles; stable. */
  readonly toggles?: readonly string[];
  /** Whether its records stand on a board, which has an order and a form of its own. */
  readonly isBoard?: boolean;
  /** What its menu offers besides export and import; stable. */
  readonly further?: readonly MenuItem[];
  /** The entity whose form it is, with other suggestions than those it is declared with. */
  readonly formEntity?: Entity<F>;
};

const NONE: readonly never[] = [];
const NO_CHOICES: Choices = {};

/** Everything a page needs of one kind of record: the live list, and its open record and its table's view, both in the address. */
export function useRecordList<F extends Fields>(entity: Entity<F>, options: ListOptions<F>) {
  const {
    newestFirst = false,
    columns,
    statusField = 'status',
    toggles = NONE,
    isBoard = false,
    further: items = NONE,
    alsoSet,
  } = options;
  const all = useRecords(entity, { newestFirst, withArchived: true });
  const list = useMemo(() => withRecords(all, listed(entity, all.records)), [entity, all]);
  const counted = useMemo(
    () => withRecords(all, listed(entity, all.records, 'counted')),
    [entity, all],
  );
  useAttentionCount(entity, list);
  const filterName = options.filterName ?? statusField;
  const prefix = useMemo(() => viewPrefix(entity), [entity]);
  const further = useMemo(() => fieldColumns(entity, columns), [entity, columns]);
  const allColumns = useMemo(() => [...columns, ...further], [columns, further]);
  const filters = useMemo(() => fieldFilters(entity), [entity]);
  const { view, onView, flush } = useTableView({
    columns: allColumns,
    filterName,
    prefix,
    toggles,
    filters,
    status: entity.fields[statusField],
  });
  const { choices = NO_CHOICES, columns: chosen } = view;
  const shownOnes = useMemo(
    () => shownColumns(columns, further, chosen),
    [columns, further, chosen],
  );
  const statuses = useMemo(() => statusFilter(columns), [columns]);
  const me = useAuth().user?.displayName ?? '';
  const today = useToday();
  // Where all are archived, the filter that shows them must be there.
  const toFilter = choices['archived'] || list.records.length === 0 ? all.records : list.records;
  const matches = useMemo(
    () => matcherFor(filters, choices, { me, today }),
    [filters, choices, me, today],
  );
  const { opened, open, create, openNeighborIn, close, isUnknown } = useOpenRecord(
    entity,
    all,
    flush,
  );
  const change = useChangeRecords(entity);
  const shown = useRef<readonly RecordOf<Entity<F>>[]>([]);
  const onShown = useCallback((rows: readonly RecordOf<Entity<F>>[]) => {
    shown.current = rows;
  }, []);

  const { formEntity = entity } = options;
  const parts = useListParts({
    entity,
    formEntity,
    purpose: options.purpose,
    part: prefix === '' ? undefined : nameInAddress(entity),
    allColumns: isBoard ? NONE : allColumns,
    shownColumns: shownOnes,
    filters,
    rows: toFilter,
    further: items,
    view,
    onView,
    flush,
    create,
    // What is set there is of the fields of its own entity.
    change: change as unknown as ChangeRecords<Fields>,
  });

  const onStatus = useCallback(
    (records: readonly RecordOf<Entity<F>>[], status: string) => {
      const set = uncheckedTexts(entity, { [statusField]: status });
      void change(records, (record) => ({ ...alsoSet?.(record, set), ...set }));
    },
    [change, entity, statusField, alsoSet],
  );

  return {
    /** The records and their status; a new object only when these change. */
    list,
    /** With the archived ones that go on counting in sums. */
    counted,
    change,
    /** What `RecordsHeader` and `RecordPanels` show. */
    panel: {
      entity: formEntity,
      records: all.records,
      opened,
      create,
      close,
      openNeighbor: (by: 1 | -1) => openNeighborIn(shown.current, by),
      isUnknown,
    },
    table: {
      label: listLabel(entity),
      empty: emptyText(entity),
      columns: shownOnes,
      filter: statuses,
      rows: toFilter,
      matches,
      status: list.status,
      view,
      onView,
      onOpen: open,
      onShown,
      onStatus,
      ...parts,
    },
  };
}

/** A list with other records; the same object where they are its own. */
const withRecords = <L extends { readonly records: unknown }>(list: L, records: L['records']): L =>
  records === list.records ? list : { ...list, records };

/** How a table's view is written into the address. All of it is stable. */
type ViewOptions = {
  readonly columns: readonly Pick<Column<never>, 'key'>[];
  /** The name of the filter by status, such as `status`. */
  readonly filterName: string;
  /** Precedes the names of the parameters. */
  readonly prefix: string;
  /** The names of the toggles. */
  readonly toggles: readonly string[];
  readonly filters: readonly Pick<FieldFilter, 'name'>[];
  /** The field of the filter, whose options may have been renamed. */
  readonly status: Field<unknown> | undefined;
};

/** Browsers limit how often an address may change. */
const WRITE_AFTER_MS = 300;

/** Stands for the choice of no columns but those by which a record is recognized. */
const NO_COLUMNS = '-';

/**
 * The view of a table, kept in the address (`?status=Overdue&sort=-due&q=palm`), so that it can be shared and Back
 * returns to it. `flush`, stable as `onView`, writes at once what the address does not say yet.
 */
export function useTableView(given: ViewOptions) {
  const { columns, filterName, prefix, toggles, filters, status } = given;
  const { search, navigation } = useAddress();
  const options = useMemo(
    () => ({ columns, filterName, prefix, toggles, filters, status }),
    [columns, filterName, prefix, toggles, filters, status],
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
  const input = options.status?.input;
  const toCurrent = (one: string): string =>
    input?.type === 'select' ? currentOption(input, one) : one;
  const sort = get('sort') ?? '';
  const key = columns.find((one) => one.key === sort.replace(/^-/, ''))?.key;
  const direction = sort.startsWith('-') ? 'descending' : 'ascending';
  return {
    query: get('q') ?? '',
    sorting: key === undefined ? null : { key, direction },
    columns: get('columns')?.split(','),
    filter: (get(options.filterName) ?? '').split(',').filter(Boolean).map(toCurrent),
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
    sort: sorting && `${sorting.direction === 'descending' ? '-' : ''}${sorting.key}`,
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
