import { useCallback, useState } from 'react';
import {
  ACTIVITY_PATH,
  FEED_LENGTH,
  parseActivity,
  writeOf,
  type ActivityEntry,
} from '../../records/model/activity.ts';
import { watchRange } from '../../firebase/queries.ts';
import type { SubscriptionStatus } from '../../lib/subscriptionStatus.ts';
import { useCopy, useShownCopy, watchWithCopy } from '../../records/store/read/useCopy.ts';
import { useLoadingList } from '../../records/store/read/loadingLists.ts';
import { isPermissionDenied } from '../../records/store/write/saveFailure.ts';
import { isOnItsWay } from '../../records/store/read/useRecords.ts';
import { useSubscription } from '../../records/store/read/useStored.ts';

/** How many entries are asked for at most. */
const MAX_ASKED = 4 * FEED_LENGTH;

/** The latest entries of the activity feed, newest first: as many as its lines need. */
export type Activity = {
  readonly status: SubscriptionStatus;
  readonly entries: readonly ActivityEntry[];
  /** When the copy was written that these entries are from, in milliseconds since 1970. */
  readonly savedAt?: number;
};

/** Subscribes to the activity feed (specification, section 7). Starts with the copy on this device if the user keeps one. */
export function useActivity(): Activity {
  const [activity, setActivity] = useState<Activity>({ status: 'loading', entries: [] });
  const [count, setCount] = useState(FEED_LENGTH);
  const copy = useCopy(ACTIVITY_PATH, parseKept);
  const subscribe = useCallback(
    () =>
      watchWithCopy({
        copy,
        onKept: ({ records: entries, savedAt }) =>
          setActivity({ status: 'kept', entries, savedAt }),
        watch: (_, keep) =>
          watchRange(
            ACTIVITY_PATH,
            { child: 'timestamp', count },
            parseActivity,
            (oldestFirst) => {
              const valid = oldestFirst.filter((entry) => entry !== null);
              // Damaged entries are left out, and those of one write may be one line: others take their place.
              const writes = new Set(valid.map(writeOf));
              const needed = FEED_LENGTH + oldestFirst.length - writes.size;
              if (oldestFirst.length === count && count < Math.min(needed, MAX_ASKED)) {
                setCount(needed);
                return;
              }
              const entries = valid.toReversed();
              setActivity({ status: 'live', entries });
              keep(entries);
            },
            (error) => {
              console.error(`Reading ${ACTIVITY_PATH} failed`, error);
              setActivity({ status: 'failed', entries: [] });
              if (isPermissionDenied(error)) void copy.refuse();
            },
          ),
      }),
    [copy, count],
  );
  useSubscription(subscribe);
  useLoadingList(isOnItsWay(activity));
  useShownCopy(activity.savedAt);
  return activity;
}

/** An entry of the copy on this device. Throws if it is damaged. */
function parseKept(stored: unknown): ActivityEntry {
  const entry = parseActivity((stored as ActivityEntry).id, stored);
  if (entry === null) throw new Error('A damaged entry');
  return entry;
}
