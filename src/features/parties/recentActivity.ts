import type { ActivityEntry } from '../../records/model/activity.ts';
import type { Entity, RecordOf } from '../../records/model/entity.ts';
import type { HistoryEntry } from '../../records/model/history.ts';

/** A record and what it is. */
export type PartyRecord = { readonly entity: Entity; readonly record: RecordOf<Entity> };

/** Where a record is stored, such as `sales/deals/-Nabc`. */
export const pathOf = ({ entity, record }: PartyRecord): string => `${entity.path}/${record.id}`;

/** What was done to a record: a save changed it, or it was created. */
export type RecordActivity = PartyRecord & { readonly event: HistoryEntry | ActivityEntry };

type RecordHistory = {
  readonly entries: readonly HistoryEntry[];
  readonly creation: ActivityEntry | null;
};

/** The `count` records that were created last, given lists that are newest first: keys sort by time. */
export function newestRecords(
  lists: readonly { readonly entity: Entity; readonly rows: readonly RecordOf<Entity>[] }[],
  count: number,
): readonly PartyRecord[] {
  return lists
    .flatMap(({ entity, rows }) => rows.slice(0, count).map((record) => ({ entity, record })))
    .toSorted((a, b) => (a.record.id < b.record.id ? 1 : -1))
    .slice(0, count);
}

/** The `count` latest events in the histories of some records, newest first. */
export function recentActivity(
  records: readonly PartyRecord[],
  historyOf: (recordPath: string) => RecordHistory | undefined,
  count: number,
): readonly RecordActivity[] {
  return records
    .flatMap((one): readonly RecordActivity[] => {
      const { entries, creation } = historyOf(pathOf(one)) ?? { entries: [], creation: null };
      const events = creation === null ? entries : [...entries, creation];
      return events.map((event) => ({ entity: one.entity, record: one.record, event }));
    })
    .toSorted((a, b) => b.event.timestamp - a.event.timestamp)
    .slice(0, count);
}
