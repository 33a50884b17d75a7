import { useCallback, useState } from 'react';
import { ACTIVITY_PATH, parseActivity, type ActivityEntry } from '../../model/activity.ts';
import {
  HISTORY_LENGTH,
  HISTORY_PATH,
  newestFirst,
  parseHistory,
  type HistoryEntry,
} from '../../model/history.ts';
import { watchRange, watchValue } from '../../../firebase/queries.ts';
import type { SubscriptionStatus } from '../../../lib/subscriptionStatus.ts';
import { useSubscription } from '../../store/read/useSubscription.ts';

/** The history of one record, newest first. */
export type History = {
  readonly status: SubscriptionStatus;
  readonly entries: readonly HistoryEntry[];
  /** The activity entry of the record's creation; null when it has none. */
  readonly creation: ActivityEntry | null;
  /** Whether earlier changes are not listed, for there are too many, or their beginning was not recorded. */
  readonly missing: 'none' | 'earlier' | 'unrecorded';
};

type Loaded = {
  readonly entries: readonly HistoryEntry[];
  readonly creation: ActivityEntry | null;
};

/** Subscribes to the latest changes of a record and to its creation while the component is mounted. */
export function useHistory(path: string, id: string): History {
  const [loaded, setLoaded] = useState<Partial<Loaded>>({});
  const [hasFailed, setFailed] = useState(false);

  const subscribe = useCallback(() => {
    const load = (part: Partial<Loaded>): void => setLoaded((others) => ({ ...others, ...part }));
    const fail = (error: Error): void => {
      console.error(`Reading the history of ${path} failed`, error);
      setFailed(true);
    };
    const unsubscribers = [
      watchRange(
        HISTORY_PATH,
        { child: 'record', value: `${path}/${id}`, count: HISTORY_LENGTH },
        parseHistory,
        (children) => load({ entries: newestFirst(children) }),
        fail,
      ),
      watchValue(
        `${ACTIVITY_PATH}/${id}`,
        (stored) => load({ creation: parseActivity(id, stored) }),
        fail,
      ),
    ];
    return () => unsubscribers.forEach((unsubscribe) => unsubscribe());
  }, [path, id]);
  useSubscription(subscribe);

  const { entries, creation } = loaded;
  if (hasFailed) return { status: 'failed', ...NOTHING };
  if (entries === undefined || creation === undefined) return { status: 'loading', ...NOTHING };
  const isUnknown = creation === null;
  const missing = entries.length >= HISTORY_LENGTH ? 'earlier' : isUnknown ? 'unrecorded' : 'none';
  return { status: 'live', entries, creation, missing };
}

const NOTHING = { entries: [], creation: null, missing: 'none' } as const;
