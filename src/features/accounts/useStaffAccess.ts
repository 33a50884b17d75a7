import { useCallback, useEffect, useState } from 'react';
import { useAuth } from '../../session/useAuth.ts';
import { allowCopies, refuseCopies } from '../../records/store/device/copies.ts';
import { SHARED } from '../../records/model/entity.ts';
import { ACTIVITY_PATH, parseActivity } from '../../records/model/activity.ts';
import { watchRange } from '../../firebase/queries.ts';
import { isPermissionDenied } from '../../records/store/write/saveFailure.ts';
import { useSubscription } from '../../records/store/read/useStored.ts';

/** After how many seconds a denied user's access is checked again. */
export const ACCESS_CHECK_SECONDS = 10;

/** Whether the database denies this user, and a function that checks again. */
export type StaffAccess = {
  readonly isDenied: boolean;
  /** Whether the user had access before, in this page. */
  readonly hasEnded: boolean;
  /** Ends the access in this page, for somebody whose account is closed. */
  readonly end: () => void;
  readonly retry: () => void;
};

/**
 * Checks access by reading a single activity entry as long as the page is open, and again at intervals while it is denied.
 * Whoever loses it sees no more data at once; what is typed stays until `confirmDenial` knows that it is for good.
 */
export function useStaffAccess(): StaffAccess {
  const [access, setAccess] = useState<'unknown' | 'granted' | 'denied' | 'ended'>('unknown');
  const [attempt, setAttempt] = useState(0);
  const uid = useAuth().user?.uid ?? '';
  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  const end = useCallback(() => setAccess('ended'), []);
  const isDenied = access === 'denied' || access === 'ended';

  const subscribe = useCallback(
    () =>
      watchRange(
        ACTIVITY_PATH,
        // By what everybody with access may ask for.
        { child: SHARED, from: 1, count: 1 },
        parseActivity,
        () => setAccess('granted'),
        (error) => {
          if (!isPermissionDenied(error)) return setAccess('granted');
          setAccess((known) => (known === 'unknown' || known === 'denied' ? 'denied' : 'ended'));
          return void refuseCopies(uid);
        },
      ),
    [uid],
  );
  useSubscription(subscribe, attempt);

  useEffect(() => {
    // An invitation was accepted, or somebody let them in again.
    if (access === 'granted') allowCopies(uid);
  }, [access, uid]);

  useEffect(() => {
    if (!isDenied) return undefined;
    const timer = setInterval(retry, ACCESS_CHECK_SECONDS * 1_000);
    return () => clearInterval(timer);
  }, [isDenied, retry]);

  return { isDenied, hasEnded: access === 'ended', end, retry };
}
