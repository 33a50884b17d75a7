import { useCallback, useMemo, useState } from 'react';
import { parseRecord, type Entity, type Fields, type RecordOf } from '../../model/entity.ts';
import { useStore } from '../../lib/createStore.ts';
import { isComplete, type SubscriptionStatus } from '../../lib/subscriptionStatus.ts';
import { watchWithCopy } from './keptCopy.ts';
import { useLoadingList } from './loadingLists.ts';
import { useOutbox } from '../write/outbox.ts';
import { overlay } from '../write/overlay.ts';
import { isPermissionDenied, unconfirmed } from '../write/outcome.ts';
import { useShownCopy } from './shownCopies.ts';
import { useCopy } from './useCopy.ts';
import { useSubscription } from './useSubscription.ts';
import { watchRecords } from './watchRecords.ts';

/** The records of an entity, oldest first; none while they load or if loading failed. */
export type Records<E> = {
  readonly status: SubscriptionStatus;
  readonly records: readonly RecordOf<E>[];
  /** When the copy was written that these records are from, in milliseconds since 1970. */
  readonly savedAt?: number;
};

/** Whether the first live records of a list are still on their way. */
export const isAwaited = ({ status }: { readonly status: SubscriptionStatus }): boolean =>
  status === 'loading' || status === 'kept';

type RecordsOptions = {
  /** For a list whose newest records are shown first: reads them before all others, which may take seconds. */
  readonly newestFirst?: boolean;
  /** Whether to subscribe; until then the list is loading, and nothing waits for it. */
  readonly isWanted?: boolean;
};

/**
 * Subscribes to the records of an entity while the component is mounted. Starts with the copy on this device if the user
 * keeps one, else with what this tab has shown last; unsaved changes are shown on top.
 */
export function useRecords<F extends Fields>(
  entity: Entity<F>,
  { newestFirst = false, isWanted = true }: RecordsOptions = {},
): Records<Entity<F>> {
  const [state, setState] = useState<Records<Entity<F>>>({ status: 'loading', records: [] });
  const parse = useCallback((stored: unknown) => parseKept(entity, stored), [entity]);
  const copy = useCopy(entity.path, parse);
  const subscribe = useCallback(
    () =>
      watchWithCopy({
        copy,
        // A list that is read again, since the choice of a copy has changed, stays as it is meanwhile.
        onKept: (status, snapshot) =>
          setState((previous) => (previous.status === 'live' ? previous : { status, ...snapshot })),
        watch: (kept, keep) =>
          watchRecords(
            entity,
            { known: kept ?? [], newestFirst: newestFirst && kept === null },
            (status, records) => {
              setState((previous) =>
                status === 'partial' && isComplete(previous.status)
                  ? previous
                  : { status, records },
              );
              if (status === 'live') keep(records);
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
  useSubscription(isWanted ? subscribe : doNothing);
  useLoadingList(isWanted && isAwaited(state));
  useShownCopy(state.savedAt);
  const { intents } = useOutbox();
  const hidden = useStore(unconfirmed);
  return useMemo(() => {
    if (state.status === 'failed') return state;
    const records = overlay(entity, state.records, intents, hidden);
    if (records === state.records || records.length === 0) return state;
    // What was created here is there, whatever else is still on its way.
    return { ...state, records, ...(state.status === 'loading' && { status: 'partial' }) };
  }, [entity, state, intents, hidden]);
}

const doNothing = (): (() => void) => () => undefined;

/** A record of the copy on this device, which an earlier version of the app may have written. */
export function parseKept<F extends Fields>(
  entity: Entity<F>,
  stored: unknown,
): RecordOf<Entity<F>> {
  const { id, mismatches, ...values } = stored as RecordOf<Entity>;
  return parseRecord(entity, id, { ...values, ...mismatches });
}
