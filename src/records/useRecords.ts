import { useCallback, useMemo, useState } from 'react';
import type { Entity, Fields, RecordOf } from '../domain/entity.ts';
import type { SubscriptionStatus } from '../lib/subscriptionStatus.ts';
import { useLoadingList } from './loadingLists.ts';
import { useOutbox } from './outbox/outbox.ts';
import { overlay } from './outbox/overlay.ts';
import { useSubscription } from './useSubscription.ts';
import { watchRecords } from './watchRecords.ts';

/** The records of an entity, oldest first; none while they load or if loading failed. */
export type Records<E> = {
  readonly status: SubscriptionStatus;
  readonly records: readonly RecordOf<E>[];
};

/** Whether the first records of a list are still on their way. */
export const isLoading = ({ status }: { readonly status: SubscriptionStatus }): boolean =>
  status === 'loading';

type RecordsOptions = {
  /** For a list whose newest records are shown first: reads them before all others, which may take seconds. */
  readonly newestFirst?: boolean;
};

/** Subscribes to the records of an entity while the component is mounted; unsaved changes are shown on top. */
export function useRecords<F extends Fields>(
  entity: Entity<F>,
  { newestFirst = false }: RecordsOptions = {},
): Records<Entity<F>> {
  const [state, setState] = useState<Records<Entity<F>>>({ status: 'loading', records: [] });
  const subscribe = useCallback(
    () =>
      watchRecords(
        entity,
        { known: [], newestFirst },
        (status, records) => setState({ status, records }),
        (error) => {
          console.error(`Reading ${entity.path} failed`, error);
          setState({ status: 'failed', records: [] });
        },
      ),
    [entity, newestFirst],
  );
  useSubscription(subscribe);
  useLoadingList(state.status === 'loading');
  const { intents } = useOutbox();
  return useMemo(
    () =>
      state.status === 'loading' || state.status === 'failed'
        ? state
        : { ...state, records: overlay(entity, state.records, intents) },
    [entity, state, intents],
  );
}
