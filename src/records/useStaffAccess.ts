import { useCallback, useEffect, useState } from 'react';
import { useAuth } from '../auth/useAuth.ts';
import { refuseSnapshots } from '../device/keptSnapshots.ts';
import { ACTIVITY_PATH, parseActivity } from '../domain/activity.ts';
import { watchLatest } from '../firebase/database.ts';
import { useSubscription } from './useSubscription.ts';

/** How often a denied user's access is checked again. */
const POLL_INTERVAL_MS = 30_000;

/** Whether the database denies this user, and a function that checks again. */
export type StaffAccess = { readonly isDenied: boolean; readonly retry: () => void };

/**
 * Checks access by reading a single activity entry, and again at intervals while it is denied. Access that was granted
 * once counts until the page closes: the lists themselves report a later revocation.
 */
export function useStaffAccess(): StaffAccess {
  const [access, setAccess] = useState<'unknown' | 'granted' | 'denied'>('unknown');
  const [attempt, setAttempt] = useState(0);
  const uid = useAuth().user?.uid ?? '';
  const retry = useCallback(() => setAttempt((count) => count + 1), []);

  const subscribe = useCallback(
    () =>
      watchLatest(
        ACTIVITY_PATH,
        'timestamp',
        1,
        parseActivity,
        () => setAccess('granted'),
        () => {
          setAccess((previous) => (previous === 'granted' ? previous : 'denied'));
          void refuseSnapshots(uid);
        },
      ),
    [uid],
  );
  useSubscription(subscribe, attempt);

  useEffect(() => {
    if (access !== 'denied') return undefined;
    const timer = setInterval(retry, POLL_INTERVAL_MS);
    return () => clearInterval(timer);
  }, [access, retry]);

  return { isDenied: access === 'denied', retry };
}
