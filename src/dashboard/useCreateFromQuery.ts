import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { isComplete, type SubscriptionStatus } from '../lib/subscriptionStatus.ts';

/**
 * Opens a blank form if the address asks for one (`?new=leads`), once the records are loaded, so that a generated
 * number avoids theirs.
 */
export function useCreateFromQuery(
  name: string,
  status: SubscriptionStatus,
  create: () => void,
): void {
  const [parameters, setParameters] = useSearchParams();
  const isLoaded = isComplete(status) || status === 'failed';
  const isRequested = isLoaded && parameters.get('new') === name;
  useEffect(() => {
    if (!isRequested) return;
    create();
    setParameters({}, { replace: true });
  }, [isRequested, create, setParameters]);
}
