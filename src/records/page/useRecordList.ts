import { uncheckedTexts, type TextsOf } from '../model/draft.ts';
import { useCallback, useMemo, useRef } from 'react';
import { emptyText, type Entity, type Fields, listLabel, type RecordOf } from '../model/entity.ts';
import { useChangeRecords } from '../store/write/saveChange.ts';
import { useListParts } from './ListTools.tsx';
import { useTableView } from './useTableView.ts';
import { type Choices, fieldFilters, matcherFor } from './fieldFilters.ts';
import { listed, useRecords } from '../store/read/useRecords.ts';
import { type Columns, statusFilter } from '../../ui/table/column.ts';
import { nameInAddress, slug, viewPrefix } from './address/addresses.ts';
import { useOpenRecord } from './address/useOpenRecord.ts';
import { useAuth } from '../../session/useAuth.ts';
import { fieldColumns, shownColumns } from './fieldColumns.ts';
import { useToday } from '../store/connection/useConnection.ts';
import { useAttentionCount } from './sidebarCounts.ts';

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

const NO_TOGGLES: readonly string[] = [];
const NO_CHOICES: Choices = {};

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

  const { formEntity = entity } = options;
  const parts = useListParts({
    entity,
    formEntity,
    part: prefix === '' ? undefined : nameInAddress(entity),
    allColumns,
    shownColumns: shownOnes,
    filters,
    choices,
    rows: list.records,
    view,
    onView,
    flush,
    create,
    change,
  });

  const onStatus = useCallback(
    (records: readonly RecordOf<Entity<F>>[], status: string) => {
      const set = uncheckedTexts(entity, { [statusField]: status });
      void change(records, (record) => ({ ...alsoSet?.(record, set), ...set }));
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
