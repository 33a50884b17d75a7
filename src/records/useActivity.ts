import { useCallback, useState } from 'react';
import {
  ACTIVITY_PATH,
  FEED_LENGTH,
  parseActivity,
  type ActivityEntry,
} from '../domain/activity.ts';
import { watchLatest } from '../firebase/database.ts';
import type { SubscriptionStatus } from '../lib/subscriptionStatus.ts';
import { useLoadingList } from './loadingLists.ts';
import { useSubscription } from './useSubscription.ts';

/** The latest entries of the activity feed, newest first. */
export type Activity = {
  readonly status: SubscriptionStatus;
  readonly entries: readonly ActivityEntry[];
};

/** Subscribes to the activity feed while the component is mounted (specification, section 7). */
export function useActivity(): Activity {
  const [activity, setActivity] = useState<Activity>({ status: 'loading', entries: [] });
  const subscribe = useCallback(
    () =>
      watchLatest(
        ACTIVITY_PATH,
        'timestamp',
        // More than are shown, since damaged entries are left out.
        4 * FEED_LENGTH,
        parseActivity,
        (oldestFirst) => {
          const valid = oldestFirst.filter((entry) => entry !== null);
          const entries = valid.slice(-FEED_LENGTH).toReversed();
          setActivity({ status: 'live', entries });
        },
        (error) => {
          console.error(`Reading ${ACTIVITY_PATH} failed`, error);
          setActivity({ status: 'failed', entries: [] });
        },
      ),
    [],
  );
  useSubscription(subscribe);
  useLoadingList(activity.status === 'loading');
  return activity;
}
