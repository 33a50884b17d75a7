import { useCallback, useState } from 'react';
import { ACCOUNT_PATHS, MONEY_PATHS, PARTLY_MONEY_PATHS, SHARED_DETAILS } from './moneyPaths.ts';
import { limits, type Limits } from '../../firebase/limits.ts';
import { watchValue } from '../../firebase/queries.ts';
import { ACTIVITY_PATH } from '../../records/model/activity.ts';
import { SHARED } from '../../records/model/entity.ts';
import { HISTORY_PATH } from '../../records/model/history.ts';
import { refuseCopies } from '../../records/store/device/copies.ts';
import { removeDrafts } from '../../lib/storage.ts';
import { useSubscription } from '../../records/store/read/useStored.ts';
import { lastUser } from '../../session/lastUser.ts';
import { keepSight, seesMoney, sightOf, type Sight } from '../../session/sight.ts';
import { useAuth } from '../../session/useAuth.ts';

const LIMITS: Limits = {
  hides: (path) => {
    const isBelow = (one: string): boolean => `${path}/`.startsWith(`${one}/`);
    return (
      MONEY_PATHS.some(isBelow) ||
      (ACCOUNT_PATHS.some(isBelow) && !path.includes(`/${lastUser()?.uid ?? ''}`))
    );
  },
  lists: new Set([ACTIVITY_PATH, HISTORY_PATH, ...PARTLY_MONEY_PATHS]),
  shared: SHARED,
  parts: { 'config/company': SHARED_DETAILS },
};

limits.now = () => (seesMoney() ? null : LIMITS);

/**
 * What whoever is signed in sees, and a watch for its change, after which nothing on the device may be what it was: the copies
 * and the drafts of money go, and the page starts anew.
 */
export function useSight(isDenied: boolean): Sight {
  const uid = useAuth().user?.uid ?? '';
  const [sight, setSight] = useState(() => sightOf(uid));
  const subscribe = useCallback(
    () =>
      watchValue(
        `fieldStaff/${uid}`,
        (stored) => {
          const now = stored === null ? 'all' : 'no money';
          keepSight(uid, now);
          // A draft has what was stored as well. Each time: those of a tab that was closed come back with it.
          if (now !== 'all') removeDrafts((path) => LIMITS.hides(path) || path in LIMITS.parts);
          if (sight === 'unknown') setSight(now);
          else if (sight !== now) void refuseCopies(uid).then(() => window.location.reload());
        },
        // Who has no access sees another page; rules that know no such accounts hide nothing.
        () => setSight((known) => (known === 'unknown' ? 'all' : known)),
      ),
    [uid, sight],
  );
  useSubscription(isDenied ? null : subscribe);
  return sight;
}
