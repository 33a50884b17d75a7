import { useCallback, useEffect, useState } from 'react';
import { ACTIVITY_PATH, parseActivity } from '../domain/activity.ts';
import { watchLatest } from '../firebase/database.ts';
import { useSubscription } from './useSubscription.ts';

/** How often a person who is not let in yet is looked up again, in milliseconds. */
const PATIENCE = 30_000;

/** Whether the database lets this person in, and the way to ask it again. */
export type StaffAccess = { readonly isDenied: boolean; readonly retry: () => void };

/**
 * Asks the database for the least there is to read. Somebody it has let in once stays in: what a later
 * withdrawal takes away is told by the lists themselves. While it refuses, it is asked again and again.
 */
export function useStaffAccess(): StaffAccess {
  const [state, setState] = useState<'asking' | 'admitted' | 'refused'>('asking');
  const [attempt, setAttempt] = useState(0);
  const retry = useCallback(() => setAttempt((count) => count + 1), []);

  const subscribe = useCallback(
    () =>
      watchLatest(
        ACTIVITY_PATH,
        'timestamp',
        1,
        parseActivity,
        () => setState('admitted'),
        () => setState((before) => (before === 'admitted' ? before : 'refused')),
      ),
    [],
  );
  useSubscription(subscribe, attempt);

  useEffect(() => {
    if (state !== 'refused') return undefined;
    const timer = setInterval(retry, PATIENCE);
    return () => clearInterval(timer);
  }, [state, retry]);

  return { isDenied: state === 'refused', retry };
}
