import { useCallback, useMemo, useState } from 'react';
import type { Entity, Fields, RecordOf } from '../domain/entity.ts';
import type { SubscriptionStatus } from '../lib/subscriptionStatus.ts';
import { useLoadingList } from './loadingLists.ts';
import { useOutbox } from './outbox/outbox.ts';
import { overlay } from './outbox/overlay.ts';
import { watchRecords } from './repository.ts';
import { useSubscription } from './useSubscription.ts';

/** The live records of an entity, oldest first; none unless the status is `live`. */
export type Records<E> = {
  readonly status: SubscriptionStatus;
  readonly records: readonly RecordOf<E>[];
};

/** Whether the first records of a list are still on their way. */
export const isLoading = ({ status }: { readonly status: SubscriptionStatus }): boolean =>
  status === 'loading';

/** Subscribes to the records of an entity while the component is mounted; unsaved changes are shown on top. */
export function useRecords<F extends Fields>(entity: Entity<F>): Records<Entity<F>> {
  const [state, setState] = useState<Records<Entity<F>>>({ status: 'loading', records: [] });
  const subscribe = useCallback(
    () =>
      watchRecords(
        entity,
        (records) => setState({ status: 'live', records }),
        (error) => {
          console.error(`Reading ${entity.path} failed`, error);
          setState({ status: 'failed', records: [] });
        },
      ),
    [entity],
  );
  useSubscription(subscribe);
  useLoadingList(state.status === 'loading');
  const { intents } = useOutbox();
  return useMemo(
    () =>
      state.status === 'live'
        ? { ...state, records: overlay(entity, state.records, intents) }
        : state,
    [entity, state, intents],
  );
}
