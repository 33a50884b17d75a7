import { useCallback, useMemo, useState } from 'react';
import { parseRecord, type Entity, type Fields, type RecordOf } from '../../model/entity.ts';
import { KEY, watchRange, type ChildRange } from '../firebase/queries.ts';
import { useStore } from '../../lib/createStore.ts';
import { savesOf, type Intent } from '../write/intent.ts';
import { useOutbox } from '../write/outbox.ts';
import { overlay } from '../write/overlay.ts';
import { useCopy } from './useCopy.ts';
import { archivedOn } from '../../model/archive.ts';
import { parseKept, type Records, without } from './useRecords.ts';
import { unconfirmed } from '../write/outcome.ts';
import { useSubscription } from './useSubscription.ts';

/** Records by the value of one of their fields; see `watchRange`. */
export type RecordRange = ChildRange;

/** The range of the one record with an id. */
export const rangeOfId = (id: string): RecordRange => ({ child: KEY, value: id });

/** What was found; while other ranges are asked for, it stays as it is. */
type Found<E> = Records<E> & {
  /** The ranges that have found it live. */
  readonly ranges?: readonly RecordRange[];
};

type Options = {
  /** Whether to subscribe; until then the list is loading. */
  readonly isWanted: boolean;
  /** Whether those that are archived are among them. */
  readonly withArchived?: boolean;
};

/**
 * Subscribes to the records of an entity that any of the ranges finds, while the component is mounted. Until they are there,
 * all records of the copy on this device, if the user keeps one. Unsaved changes are shown on top, so that there may be
 * records outside of the ranges. `ranges` must be stable.
 */
export function useRecordsBy<F extends Fields>(
  entity: Entity<F>,
  ranges: readonly RecordRange[],
  { isWanted, withArchived = false }: Options,
): Found<Entity<F>> {
  const [state, setState] = useState<Found<Entity<F>>>(LOADING);
  const parse = useCallback((stored: unknown) => parseKept(entity, stored), [entity]);
  const copy = useCopy(entity.path, parse);
  const subscribe = useCallback(() => {
    const found = new Map<RecordRange, readonly RecordOf<Entity<F>>[]>();
    let isStopped = false;
    const unsubscribers = ranges.map((range) =>
      watchRange(
        entity.path,
        range,
        (id, stored) => parseRecord(entity, id, stored),
        (records) => {
          found.set(range, records);
          if (found.size === ranges.length) {
            setState({ status: 'live', records: withoutTwins([...found.values()].flat()), ranges });
          }
        },
        (error) => {
          console.error(`Reading ${entity.path} failed`, error);
          setState({ status: 'failed', records: [] });
          void copy.refuse();
        },
      ),
    );
    void copy.read().then((kept) => {
      if (isStopped || kept === null) return;
      setState((current) => (current.status === 'loading' ? { status: 'kept', ...kept } : current));
    });
    return () => {
      isStopped = true;
      for (const unsubscribe of unsubscribers) unsubscribe();
    };
  }, [entity, ranges, copy]);
  const forget = useCallback(() => {
    // What was found will be out of date when it is wanted again.
    setState(LOADING);
    return () => undefined;
  }, []);
  useSubscription(isWanted ? subscribe : forget);
  const { intents } = useOutbox();
  const hidden = useStore(unconfirmed);
  return useMemo(() => {
    if (state.status === 'loading' || state.status === 'failed') return state;
    const present = overlay(entity, state.records, intents, hidden);
    const records = withArchived ? present : without(present, archivedOn);
    const entering = state.status === 'live' ? edited(entity, ranges, records, intents) : [];
    if (records === state.records && entering.length === 0) return state;
    return { ...state, records: [...records, ...entering] };
  }, [entity, ranges, state, intents, hidden, withArchived]);
}

const LOADING = { status: 'loading', records: [] } as const;

/** A record that moves from one range to another is in both for a moment. */
function withoutTwins<Row extends { readonly id: string }>(records: readonly Row[]): Row[] {
  return [...new Map(records.map((record) => [record.id, record])).values()];
}

/** The records in none of the ranges of which an unsaved edit changes what they are found by: as far as it tells. */
function edited<F extends Fields>(
  entity: Entity<F>,
  ranges: readonly RecordRange[],
  records: readonly RecordOf<Entity<F>>[],
  intents: readonly Intent[],
): RecordOf<Entity<F>>[] {
  const known = new Set(records.map(({ id }) => id));
  const saves = intents.filter(({ problem }) => problem === undefined).flatMap(savesOf);
  return withoutTwins(
    saves.flatMap(({ path, recordId, typed }) =>
      path === entity.path &&
      recordId !== null &&
      !known.has(recordId) &&
      ranges.some(({ child }) => child in typed)
        ? [parseRecord(entity, recordId, typed)]
        : [],
    ),
  );
}
