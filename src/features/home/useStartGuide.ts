import { useEffect } from 'react';
import { useAuth } from '../../store/session/useAuth.ts';
import type { SubscriptionStatus } from '../../lib/subscriptionStatus.ts';
import { useSetting, writeSetting } from '../../lib/userSetting.ts';

const SETTING = 'start-guide';

/** How far a person is with the guide on this device; null until they have seen it. */
type Progress = 'open' | 'invited' | 'closed' | null;

/** The progress with the guide, and a function that changes it. */
export function useStartGuide(): readonly [
  Progress,
  (next: 'open' | 'invited' | 'closed') => void,
] {
  const uid = useAuth().user?.uid ?? '';
  const stored = useSetting(SETTING, uid);
  const progress = stored === 'open' || stored === 'invited' || stored === 'closed' ? stored : null;
  return [progress, (next) => writeSetting(SETTING, uid, next)];
}

type List = { readonly status: SubscriptionStatus; readonly rows: readonly unknown[] };

/**
 * Whether to show the guide: from the moment when all lists are known to be empty until the person dismisses it. Its own
 * steps fill the lists.
 */
export function useIsGuideShown(lists: readonly List[]): boolean {
  const uid = useAuth().user?.uid ?? '';
  const [progress] = useStartGuide();
  const isEmpty = lists.every(({ status, rows }) => status === 'live' && rows.length === 0);
  const isFirst = progress === null && isEmpty;
  useEffect(() => {
    if (isFirst) writeSetting(SETTING, uid, 'open');
  }, [isFirst, uid]);
  return isFirst || progress === 'open' || progress === 'invited';
}
