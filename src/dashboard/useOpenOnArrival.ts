import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { SubscriptionStatus } from '../lib/subscriptionStatus.ts';

/**
 * Opens a blank form for visitors who come by a quick action (`?new=lead`), once the live records are known,
 * so that a generated number avoids theirs.
 */
export function useOpenOnArrival(
  name: string,
  status: SubscriptionStatus,
  create: () => void,
): void {
  const [parameters, setParameters] = useSearchParams();
  const isWanted = status !== 'loading' && parameters.get('new') === name;
  useEffect(() => {
    if (!isWanted) return;
    create();
    setParameters({}, { replace: true });
  }, [isWanted, create, setParameters]);
}
