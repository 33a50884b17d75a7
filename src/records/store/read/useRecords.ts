import { useCallback, useMemo, useState } from 'react';
import {
  parseRecord,
  type Entity,
  type Fields,
  type RecordOf,
  type SingleEntity,
} from '../../model/entity.ts';
import { archivedOn } from '../../model/archive.ts';
import { inCreationOrder } from '../../model/creationOrder.ts';
import { mergedInto } from '../../model/recordsNaming.ts';
import { useStore } from '../../../lib/createStore.ts';
import { withCode } from '../../../lib/withCode.ts';
import { isComplete, type SubscriptionStatus } from '../../../lib/subscriptionStatus.ts';
import type { Copy } from '../device/copies.ts';
import { useCopy, useShownCopy, watchWithCopy } from './useCopy.ts';
import { watchWhole, type CursorOf } from './watchWhole.ts';
import { useLoadingList } from './loadingLists.ts';
import { useOutbox } from '../write/outbox.ts';
import { overlay } from '../write/overlay.ts';
import { isPermissionDenied, unconfirmed } from '../write/saveFailure.ts';
import { useSubscription } from './useStored.ts';
import { readNewest } from '../../../firebase/database.ts';
import { watchValue } from '../../../firebase/queries.ts';

/** The records of an entity, oldest first; none while they load or if loading failed. */
export type Records<E> = {
  readonly status: SubscriptionStatus;
  readonly records: readonly RecordOf<E>[];
  /** When the copy was written that these records are from, in milliseconds since 1970. */
  readonly savedAt?: number;
};

/** Whether the first live records of a list are still on their way. */
export const isOnItsWay = ({ status }: { readonly status: SubscriptionStatus }): boolean =>
  status === 'loading' || status === 'kept';

type RecordsOptions = {
  /** For a list whose newest records are shown first: reads them before all others, which may take seconds. */
  readonly newestFirst?: boolean;
  /** Whether to subscribe; until then the list is loading, and nothing waits for it. */
  readonly isWanted?: boolean;
  /** Whether those that are archived are among them. */
  readonly withArchived?: WithArchived;
};

/**
 * Subscribes to the records of an entity while the component is mounted. Starts with the copy on this device if the user
 * keeps one, else with what this tab has shown last; unsaved changes are shown on top.
 */
export function useRecords<F extends Fields>(
  entity: Entity<F>,
  { newestFirst = false, isWanted = true, withArchived = false }: RecordsOptions = {},
): Records<Entity<F>> {
  const [state, setState] = useState<Records<Entity<F>>>({ status: 'loading', records: [] });
  const parse = useCallback((stored: unknown) => parseKept(entity, stored), [entity]);
  const copy = useCopy(entity.path, parse);
  const subscribe = useCallback(
    () =>
      watchWithCopy({
        copy,
        // A list that is read again, since the choice of a copy has changed, stays as it is meanwhile.
        onKept: (saved) =>
          setState((previous) =>
            previous.status === 'live' ? previous : { status: 'kept', ...saved },
          ),
        watch: (saved, keep) =>
          watchRecords(
            entity,
            {
              saved,
              newestFirst: newestFirst && saved === null,
              isCopied: copy.isOnDevice,
            },
            (status, records, cursorOf) => {
              setState((previous) =>
                status === 'partial' && isComplete(previous.status)
                  ? previous
                  : { status, records },
              );
              if (status === 'live') keep(records, cursorOf);
            },
            (error) => {
              console.error(`Reading ${entity.path} failed`, error);
              setState({ status: 'failed', records: [] });
              if (isPermissionDenied(error)) void copy.refuse();
            },
          ),
      }),
    [entity, copy, newestFirst],
  );
  useSubscription(isWanted ? subscribe : null);
  useLoadingList(isWanted && isOnItsWay(state));
  useShownCopy(state.savedAt);
  const { intents } = useOutbox();
  const hidden = useStore(unconfirmed);
  return useMemo(() => {
    if (state.status === 'failed') return state;
    const all = overlay(entity, state.records, intents, hidden);
    const present = inCreationOrder(without(all, mergedInto));
    const records = listed(entity, present, withArchived);
    if (records === state.records || (state.records.length === 0 && records.length === 0)) {
      return state;
    }
    // What was created here is there, whatever else is still on its way.
    return { ...state, records, ...(state.status === 'loading' && { status: 'partial' }) };
  }, [entity, state, intents, hidden, withArchived]);
}

/** Whether archived records are wanted: all, or those that go on counting in sums. */
export type WithArchived = boolean | 'counted';

/** The records without those that are archived, as far as these are not wanted. */
export const listed = <Row extends object>(
  { staysCounted = () => false }: { staysCounted?(this: void, record: NoInfer<Row>): boolean },
  records: readonly Row[],
  withArchived: WithArchived = false,
): readonly Row[] =>
  withArchived === true
    ? records
    : without(records, (one) =>
        withArchived === 'counted' && staysCounted(one) ? '' : archivedOn(one),
      );

/** The records of which a field is blank; the same array where it is for all. */
export const without = <Row extends object>(
  records: readonly Row[],
  field: (record: Row) => string,
): readonly Row[] => (records.some(field) ? records.filter((record) => !field(record)) : records);

/** A record of a copy on this device that another version of the app has written. */
export function parseKept<F extends Fields>(
  entity: Entity<F>,
  stored: unknown,
): RecordOf<Entity<F>> {
  const { id, mismatches, ...values } = stored as RecordOf<Entity>;
  return parseRecord(entity, id, { ...values, ...mismatches });
}

/** How many of the newest records of a long list are read before all others: as few as make a table virtualized. */
const NEWEST_COUNT = 61;

type WatchOptions<F extends Fields> = {
  /** The copy of the list; records that turn out to be unchanged stay the same objects. */
  readonly saved: Copy<RecordOf<Entity<F>>> | null;
  /** Reads the newest records before all others, which may take seconds. */
  readonly newestFirst: boolean;
  /** Whether what is read is copied to this device. */
  readonly isCopied: boolean;
};

/**
 * Subscribes to all records of an entity, oldest first; a change parses only the changed record. The status is `partial`
 * while only the newest are there. Where a copy says up to where it is complete, only what has changed since is read. Returns an
 * unsubscribe function.
 */
function watchRecords<F extends Fields>(
  entity: Entity<F>,
  { saved, newestFirst, isCopied }: WatchOptions<F>,
  onRecords: (
    status: 'partial' | 'live',
    records: readonly RecordOf<Entity<F>>[],
    cursorOf?: CursorOf,
  ) => void,
  onError: (error: Error) => void,
): () => void {
  const { path } = entity;
  const knownById = new Map(saved?.records.map((record) => [record.id, record]));
  const parse = (id: string, stored: unknown): RecordOf<Entity<F>> => {
    const record = parseRecord(entity, id, stored);
    const previous = knownById.get(id);
    if (previous !== undefined && isEqual(previous, record)) return previous;
    return record;
  };
  const learn = (records: readonly RecordOf<Entity<F>>[]): void => {
    for (const record of records) knownById.set(record.id, record);
  };
  const parts = new Set<() => void>();
  const onAll = (records: readonly RecordOf<Entity<F>>[], cursorOf: CursorOf): void =>
    onRecords('live', records, cursorOf);
  const watchAll = (): void =>
    void parts.add(watchWhole({ path, parse, onRows: onAll, onError, isCopied }));
  if (saved?.cursor !== undefined) {
    const { cursor } = saved;
    let latest = saved.records;
    const onRows = (records: typeof latest, cursorOf: CursorOf): void => {
      latest = records;
      onAll(records, cursorOf);
    };
    const onOutdated = (): void => {
      learn(latest);
      watchAll();
    };
    parts.add(
      withCode(
        () => import('./watchSince.ts'),
        ({ watchSince }) =>
          watchSince({ path, parse, kept: { ...saved, cursor }, onRows, onOutdated }),
      ),
    );
  } else if (newestFirst) {
    const onNewest = (newest: readonly RecordOf<Entity<F>>[]): void => {
      learn(newest);
      onRecords(newest.length < NEWEST_COUNT ? 'live' : 'partial', newest);
      // Not before: the SDK drops the request for a part of what another listener reads.
      watchAll();
    };
    parts.add(readNewest(path, NEWEST_COUNT, parse, onNewest, onError));
  } else watchAll();
  return () => {
    for (const unsubscribe of parts) unsubscribe();
  };
}

/** Whether two records have the same values. A plain loop, since it runs for every record of a list. */
function isEqual<Row extends object>(a: Row, b: Row): boolean {
  for (const name in b) {
    const [first, second] = [a[name], b[name]];
    if (first === second) continue;
    if (typeof first !== 'object' || JSON.stringify(first) !== JSON.stringify(second)) return false;
  }
  return Object.keys(a).length === Object.keys(b).length;
}

/** The one record of its kind. While it loads, or if that failed, it is what nobody has saved yet reads as. */
export type Single<Value> = { readonly status: SubscriptionStatus; readonly value: Value };

/** Subscribes to the one record of its kind. Starts with the copy on this device, else with what this tab has shown last. */
export function useSingle<Value>(
  { path, parse }: Pick<SingleEntity<Value>, 'path' | 'parse'>,
  { isWanted = true }: { readonly isWanted?: boolean } = {},
): Single<Value> {
  const [state, setState] = useState((): Single<Value> => ({
    status: 'loading',
    value: parse(null),
  }));
  const copy = useCopy(path, parse);
  const subscribe = useCallback(
    () =>
      watchWithCopy({
        copy,
        onKept: ({ records: [value = parse(null)] }) =>
          setState((previous) =>
            previous.status === 'live' ? previous : { status: 'kept', value },
          ),
        watch: (_, keep) =>
          watchValue(
            path,
            (stored) => {
              const value = parse(stored);
              setState({ status: 'live', value });
              keep([value]);
            },
            (error) => {
              console.error(`Reading ${path} failed`, error);
              setState({ status: 'failed', value: parse(null) });
              if (isPermissionDenied(error)) void copy.refuse();
            },
          ),
      }),
    [path, parse, copy],
  );
  useSubscription(isWanted ? subscribe : null);
  return state;
}
