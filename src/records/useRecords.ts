import { useCallback, useState } from 'react';
import type { SubscriptionStatus } from '../lib/subscriptionStatus.ts';
import type { Entity, Fields, RecordOf } from '../domain/entity.ts';
import { watch } from './repository.ts';
import { useSubscription } from './useSubscription.ts';

/** The live records of an entity, oldest first. `failed`: the database refused or withdrew them. */
export type Records<E> = {
  readonly status: SubscriptionStatus;
  readonly records: readonly RecordOf<E>[];
};

/** Follows the records of an entity while the component is on screen. */
export function useRecords<F extends Fields>(entity: Entity<F>): Records<Entity<F>> {
  const [state, setState] = useState<Records<Entity<F>>>({ status: 'loading', records: [] });
  const subscribe = useCallback(
    () =>
      watch(
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
  return state;
}
