import { createElement, useCallback, useMemo, useRef, type ReactNode } from 'react';
import type { Entity, Fields, RecordOf } from '../model/entity.ts';
import { countText } from '../lib/plural.ts';
import { useChangeRecords } from '../store/write/saveChange.ts';
import { useRecords } from '../store/read/useRecords.ts';
import type { Columns } from '../ui/table/column.ts';
import { viewPrefix } from './address/listAddresses.ts';
import { useOpenRecord } from './address/useOpenRecord.ts';
import { useTableView } from './address/useTableView.ts';
import { SheetButtons } from './SheetButtons.tsx';

type ListOptions<F extends Fields> = {
  /** Reads the newest records before all others; see `useRecords`. */
  readonly newestFirst?: boolean;
  readonly columns: Columns<RecordOf<Entity<F>>>;
  /** The field its status column shows; `status` by default. */
  readonly statusField?: string;
  /** The name of the filter in the address; that of the status field by default. */
  readonly filterName?: string;
  /** The names of the table's toggles; stable. */
  readonly toggles?: readonly string[];
  /** The entity whose form it is, with other suggestions than those it is declared with. */
  readonly formEntity?: Entity<F>;
};

const NO_TOGGLES: readonly string[] = [];

/** Everything a page needs of one kind of record: the live list, and its open record and its table's view, both in the address. */
export function useRecordList<F extends Fields>(entity: Entity<F>, options: ListOptions<F>) {
  const { newestFirst = false, columns, statusField = 'status', toggles = NO_TOGGLES } = options;
  const list = useRecords(entity, { newestFirst });
  const filterName = options.filterName ?? statusField;
  const prefix = useMemo(() => viewPrefix(entity), [entity]);
  const { view, onView, flush } = useTableView({ columns, filterName, prefix, toggles });
  const { opened, open, create, close, isUnknown } = useOpenRecord(entity, list, flush);
  const change = useChangeRecords(entity);
  const shown = useRef<readonly RecordOf<Entity<F>>[]>([]);
  const onShown = useCallback((rows: readonly RecordOf<Entity<F>>[]) => {
    shown.current = rows;
  }, []);

  const tools = useCallback(
    (rows: readonly RecordOf<Entity<F>>[] | null): ReactNode =>
      createElement(SheetButtons<F>, { entity, rows }),
    [entity],
  );

  const onStatus = useCallback(
    (records: readonly RecordOf<Entity<F>>[], status: string) => {
      const [first] = records;
      const what =
        first && records.length === 1
          ? entity.activity.subject(first)
          : countText(records.length, 'record');
      void change(records, { [statusField]: status }, `${what} set to ${status}`);
    },
    [change, entity, statusField],
  );

  /** Opens the record after the open one, or with -1 that before it, in the order of the table. */
  function step(by: 1 | -1): void {
    const rows = shown.current;
    const next = rows[rows.findIndex(({ id }) => id === opened?.id) + by];
    if (next) open(next);
  }

  return {
    ...list,
    /** The records and their status; a new object only when these change. */
    list,
    open,
    create,
    change,
    onStatus,
    /** What `RecordPanels` shows. */
    panel: {
      entity: options.formEntity ?? entity,
      records: list.records,
      opened,
      close,
      step,
      isUnknown,
    },
    /** The props of the records' table. */
    table: {
      columns,
      rows: list.records,
      status: list.status,
      view,
      onView,
      onOpen: open,
      onShown,
      tools,
    },
  };
}
