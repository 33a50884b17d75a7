import { sum } from '../../lib/sum.ts';
import { memo, useCallback, useEffect, useState } from 'react';
import type { Names } from '../../records/model/field.ts';
import { isComplete } from '../../lib/subscriptionStatus.ts';
import { useHistory, type History, fieldChanges } from '../../records/form/history/useHistory.ts';
import { useConnectionState, useServerNow } from '../../records/store/connection/useConnection.ts';
import { ListPlaceholder } from '../../ui/ListPlaceholder.tsx';
import { Loading } from '../../records/page/PageHeader.tsx';
import { Panel } from '../../ui/Panel.tsx';
import type { PartyRecords } from './usePartyList.ts';
import type { Entity, RecordOf } from '../../records/model/entity.ts';
import type { ActivityEntry } from '../../records/model/activity.ts';
import type { HistoryEntry } from '../../records/model/history.ts';
import { ActivityItem } from '../activity/ActivityItem.tsx';
import { timeAgo } from '../../lib/dates.ts';
import { formatValue } from '../../records/model/formatValue.ts';
import { RECORD, recordName } from '../../records/page/address/addresses.ts';
import { partyAddress } from '../contacts/partyAddress.ts';
import { OPENED_HERE } from '../../records/page/address/useAddress.ts';
import { inFigures } from '../../lib/words.ts';

const MAX_ENTRIES = 10;

/** How many records' histories are read: each is a subscription of its own. */
const MAX_RECORDS = 20;

type Loaded = Pick<History, 'status' | 'entries' | 'creation'>;

type HistorySourceProps = {
  readonly path: string;
  readonly id: string;
  /** Stable. Called with the record's path and history, and again when this has changed. */
  readonly onHistory: (recordPath: string, history: Loaded) => void;
};

/** Subscribes to the history of one record and hands it on. Renders nothing. */
const HistorySource = memo(function HistorySource(props: HistorySourceProps) {
  const { path, id, onHistory } = props;
  const { status, entries, creation } = useHistory(path, id);
  useEffect(
    () => onHistory(`${path}/${id}`, { status, entries, creation }),
    [onHistory, path, id, status, entries, creation],
  );
  return null;
});

type PartyActivityProps = {
  readonly of: Names['of'];
  readonly name: string;
  readonly lists: readonly PartyRecords[];
};

/** Who did what to the newest records of a customer or supplier, live. */
export function PartyActivity({ of, name, lists }: PartyActivityProps) {
  const isReady = lists.every(({ status }) => isComplete(status));
  const records = isReady ? newestRecords(lists, MAX_RECORDS) : [];
  const [histories, setHistories] = useState<ReadonlyMap<string, Loaded>>(new Map());
  const onHistory = useCallback((path: string, history: Loaded): void => {
    setHistories((others) => new Map(others).set(path, history));
  }, []);
  const hasConnection = useConnectionState() !== 'none';
  // Timestamps are the server's; the clock of this machine may be wrong.
  const now = useServerNow();

  const loaded = new Set(records.map((one) => histories.get(pathOf(one))?.status ?? 'loading'));
  const isLoading = !isReady || loaded.has('loading');
  const status = loaded.has('failed') ? 'failed' : isLoading ? 'loading' : 'live';
  const activity = recentActivity(records, (path) => histories.get(path), MAX_ENTRIES);
  const total = sum(lists, ({ rows }) => rows.length);
  return (
    <Panel title="Recent Activity">
      {records.map((one) => (
        <HistorySource
          key={pathOf(one)}
          path={one.entity.path}
          id={one.record.id}
          onHistory={onHistory}
        />
      ))}
      {status !== 'live' && !hasConnection ? (
        <Loading what="The activity appears" />
      ) : (
        (status !== 'live' || activity.length === 0) && (
          <ListPlaceholder status={status} label="The activity" empty="No activity is recorded." />
        )
      )}
      {status === 'live' && (
        <ol className="px-4 pb-4 sm:px-6">
          {activity.map(({ entity, record, event }) => (
            <ActivityItem
              key={`${pathOf({ entity, record })} ${event.id}`}
              entry={{ uid: '', ...event, ...wordsOf(entity, record, event) }}
              to={partyAddress(of, name, { [RECORD]: recordName(entity, record.id) })}
              state={OPENED_HERE}
              time={timeAgo(event.timestamp, now)}
              className="flex text-[0.8125rem]"
            >
              {'changes' in event && <Changes entity={entity} event={event} />}
            </ActivityItem>
          ))}
        </ol>
      )}
      {total > records.length && status === 'live' && (
        <p className="px-4 pb-4 text-xs text-muted sm:px-6">
          Of the newest {MAX_RECORDS} of {inFigures(total)} records.
        </p>
      )}
    </Panel>
  );
}

const wordsOf = ({ activity }: Entity, record: RecordOf<Entity>, event: object) => ({
  action: 'changes' in event ? activity.updated : activity.created,
  subject: activity.subject(record),
});

type ChangesProps = { readonly entity: Entity; readonly event: HistoryEntry };

const Changes = ({ entity, event }: ChangesProps) =>
  fieldChanges(entity, [event]).map(({ key, field, change }) => (
    <p key={key} className="line-clamp-2 text-xs break-words text-muted">
      {field.label}: <bdi>{formatValue(field, change.from)}</bdi>{' '}
      <span aria-hidden="true" className="inline-block rtl:-scale-x-100">
        →
      </span>
      <span className="sr-only">to</span> <bdi>{formatValue(field, change.to)}</bdi>
    </p>
  ));

/** A record and what it is. */
type PartyRecord = { readonly entity: Entity; readonly record: RecordOf<Entity> };

/** Where a record is stored, such as `sales/deals/-Nabc`. */
const pathOf = ({ entity, record }: PartyRecord): string => `${entity.path}/${record.id}`;

/** What was done to a record: a save changed it, or it was created. */
type RecordActivity = PartyRecord & { readonly event: HistoryEntry | ActivityEntry };

/** The `count` records that were created last, given lists that are newest first: keys sort by time. */
export function newestRecords(
  lists: readonly Pick<PartyRecords, 'entity' | 'rows'>[],
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
  historyOf: (recordPath: string) => Pick<History, 'entries' | 'creation'> | undefined,
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
