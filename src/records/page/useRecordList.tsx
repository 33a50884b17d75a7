import { asTexts, type TextsOf } from '../model/draft.ts';
import { useCallback, useMemo, useRef, type ReactNode, useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { emptyText, type Entity, type Fields, listLabel, type RecordOf } from '../model/entity.ts';
import { statusMessage, useChangeRecords } from '../store/write/saveChange.ts';
import { EditSelected, ListView, ListFilters, TOOL, ExportImportButtons } from './ListTools.tsx';
import {
  isSetTogether,
  type Choices,
  type FieldFilter,
  fieldFilters,
  matcherFor,
} from './fieldFilters.ts';
import { listed, useRecords } from '../store/read/useRecords.ts';
import { type Columns, type Column, statusFilter } from '../../ui/table/column.ts';
import { nameInAddress } from './address/addresses.ts';
import { slug, viewPrefix } from './address/listAddresses.ts';
import { useOpenRecord } from './address/useOpenRecord.ts';
import { useAuth } from '../../session/useAuth.ts';
import { fieldColumns, shownColumns } from './fieldColumns.ts';
import { ArchiveButton } from './ArchiveButton.tsx';
import { mergeAddress } from './partiesNamedBy.ts';
import { useToday } from './useToday.ts';
import type { EmptyListProps } from './EmptyList.tsx';
import { lazyPart } from '../../lib/lazyPage.ts';
import { OnDemand } from '../../ui/OnDemand.tsx';
import { useAttentionCount } from './sidebarCounts.ts';
import type { TableView } from '../../ui/table/sort.ts';
import { useAddress, writeSilently, type AddressChanges } from './address/useAddress.ts';

type ListOptions<F extends Fields> = {
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
  /** The entity whose form it is, with other suggestions than those it is declared with. */
  readonly formEntity?: Entity<F>;
};

const EMPTY_LIST = lazyPart<EmptyListProps>(() => import('./EmptyList.tsx'));

const NO_TOGGLES: readonly string[] = [];
const NO_CHOICES: Choices = {};

/** Stands for the choice of no columns but those by which a record is recognized. */
const NO_COLUMNS = '-';

/** Everything a page needs of one kind of record: the live list, and its open record and its table's view, both in the address. */
export function useRecordList<F extends Fields>(entity: Entity<F>, options: ListOptions<F>) {
  const {
    newestFirst = false,
    columns,
    statusField = 'status',
    toggles = NO_TOGGLES,
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
  });
  const { choices = NO_CHOICES, columns: chosen } = view;
  const shownOnes = useMemo(
    () => shownColumns(columns, further, chosen && ((heading) => chosen.includes(slug(heading)))),
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
  const { opened, open, create, close, isUnknown } = useOpenRecord(entity, all, flush);
  const change = useChangeRecords(entity);
  const shown = useRef<readonly RecordOf<Entity<F>>[]>([]);
  const onShown = useCallback((rows: readonly RecordOf<Entity<F>>[]) => {
    shown.current = rows;
  }, []);

  const whenEmpty = useMemo(
    () => (
      <OnDemand>
        <EMPTY_LIST.Page entity={entity} create={create} />
      </OnDemand>
    ),
    [entity, create],
  );

  const listActions = useCallback(
    (rows: readonly RecordOf<Entity<F>>[] | null): ReactNode => (
      <ExportImportButtons entity={entity} rows={rows} />
    ),
    [entity],
  );

  const part = prefix === '' ? undefined : nameInAddress(entity);
  const tools = useMemo(
    () => (
      <>
        <ListView
          part={part}
          headings={allColumns.flatMap(({ heading, isMain }, index) =>
            index === 0 || isMain ? [] : [heading],
          )}
          columns={shownOnes.map(({ heading }) => slug(heading))}
          onColumns={(next) => onView({ ...view, columns: next })}
          flush={flush}
        />
        <ListFilters
          filters={filters}
          choices={choices}
          onChoices={(next) => onView({ ...view, choices: next })}
          rows={list.records}
        />
      </>
    ),
    [part, allColumns, shownOnes, filters, choices, view, onView, flush, list.records],
  );

  const { formEntity = entity } = options;
  const selectionTools = useCallback(
    (records: readonly RecordOf<Entity<F>>[], onDone: () => void): ReactNode => (
      <>
        <MergeLink entity={entity} records={records} />
        {Object.values(formEntity.fields).some(isSetTogether) && (
          <EditSelected entity={formEntity} records={records} change={change} onDone={onDone} />
        )}
        <ArchiveButton entity={entity} records={records} onDone={onDone} className={TOOL} />
      </>
    ),
    [entity, formEntity, change],
  );

  const onStatus = useCallback(
    (records: readonly RecordOf<Entity<F>>[], status: string) => {
      const set = asTexts(entity, { [statusField]: status });
      void change(
        records,
        (record) => ({ ...alsoSet?.(record, set), ...set }),
        statusMessage(entity, records, status),
      );
    },
    [change, entity, statusField, alsoSet],
  );

  /** Opens the record after the open one, or with -1 that before it, in the order of the table. */
  function openNeighbor(by: 1 | -1): void {
    const rows = shown.current;
    const next = rows[rows.findIndex(({ id }) => id === opened?.id) + by];
    if (next) open(next);
  }

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
      openNeighbor,
      isUnknown,
    },
    table: {
      label: listLabel(entity),
      empty: emptyText(entity),
      whenEmpty,
      columns: shownOnes,
      filter: statuses,
      rows: toFilter,
      matches,
      tools,
      status: list.status,
      view,
      onView,
      onOpen: open,
      onShown,
      onStatus,
      selectionTools,
      listActions,
    },
  };
}

/** A list with other records; the same object where they are its own. */
const withRecords = <L extends { readonly records: unknown }>(list: L, records: L['records']): L =>
  records === list.records ? list : { ...list, records };

type MergeLinkProps<F extends Fields> = {
  readonly entity: Entity<F>;
  readonly records: readonly RecordOf<Entity<F>>[];
};

/** Leads from two selected customers or suppliers to where they are merged. */
function MergeLink<F extends Fields>({ entity, records }: MergeLinkProps<F>): ReactNode {
  const [one, other] = records;
  const to = one && other && records.length === 2 ? mergeAddress(entity, one, other) : null;
  return (
    to && (
      <Link to={to} className={TOOL}>
        Merge
      </Link>
    )
  );
}

/** How a table's view is written into the address. */
type ViewOptions = {
  readonly columns: readonly Pick<Column<never>, 'heading'>[];
  /** The name of the filter, such as `status`. */
  readonly filterName: string;
  /** Precedes the names of the parameters. */
  readonly prefix: string;
  /** The names of the toggles. Stable, as are the filters. */
  readonly toggles: readonly string[];
  readonly filters: readonly FieldFilter[];
};

/** Browsers limit how often an address may change. */
const WRITE_AFTER_MS = 300;

/**
 * The view of a table, kept in the address (`?status=Overdue&sort=-due-date&q=palm`), so that it can be shared and Back
 * returns to it. `flush`, stable as `onView`, writes at once what the address does not say yet.
 */
function useTableView({ columns, filterName, prefix, toggles, filters }: ViewOptions) {
  const { search, navigation } = useAddress();
  const names = useMemo(
    () => ({
      query: `${prefix}q`,
      sort: `${prefix}sort`,
      columns: `${prefix}columns`,
      filter: `${prefix}${filterName}`,
      toggles: toggles.map((name) => [name, prefix + name] as const),
      choices: filters.map(({ name }) => [name, prefix + name] as const),
    }),
    [prefix, filterName, toggles, filters],
  );
  const addressed = useMemo(() => parseView(search, names, columns), [search, names, columns]);
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
      const query = next.query.trim();
      written.current = JSON.stringify({ ...next, query });
      const changes = {
        [names.query]: query,
        [names.sort]: sortParameter(next.sorting),
        [names.filter]: next.filter.join(','),
        [names.columns]: next.columns ? next.columns.join(',') || NO_COLUMNS : null,
        ...Object.fromEntries(
          names.toggles.map(([name, param]) => [param, next.toggles.includes(name) ? '1' : null]),
        ),
        ...Object.fromEntries(
          names.choices.map(([name, param]) => [param, next.choices?.[name] ?? null]),
        ),
      };
      clearTimeout(waiting.current?.timer);
      waiting.current = { changes, timer: window.setTimeout(flush, WRITE_AFTER_MS) };
    },
    [names, flush],
  );
  return { view, onView, flush };
}

type Names = {
  readonly query: string;
  readonly sort: string;
  readonly filter: string;
  readonly columns: string;
  /** The name of each toggle, with that of its parameter. */
  readonly toggles: readonly (readonly [name: string, param: string])[];
  /** The same of the filters by field. */
  readonly choices: readonly (readonly [name: string, param: string])[];
};

function parseView(search: string, names: Names, columns: ViewOptions['columns']): TableView {
  const params = new URLSearchParams(search);
  const sort = params.get(names.sort) ?? '';
  const heading = columns.find(
    (column) => slug(column.heading) === sort.replace(/^-/, ''),
  )?.heading;
  return {
    query: params.get(names.query) ?? '',
    sorting:
      heading === undefined
        ? null
        : { heading, direction: sort.startsWith('-') ? 'descending' : 'ascending' },
    columns: params.get(names.columns)?.split(','),
    filter: (params.get(names.filter) ?? '').split(',').filter(Boolean),
    toggles: names.toggles.flatMap(([name, param]) => (params.get(param) === '1' ? [name] : [])),
    choices: Object.fromEntries(
      names.choices.flatMap(([name, param]) => {
        const choice = params.get(param);
        return choice === null ? [] : [[name, choice]];
      }),
    ),
  };
}

function sortParameter(sorting: TableView['sorting']): string {
  if (sorting === null) return '';
  return `${sorting.direction === 'descending' ? '-' : ''}${slug(sorting.heading)}`;
}
