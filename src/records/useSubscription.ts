import { useEffect } from 'react';
import { useAuth } from '../auth/useAuth.ts';

/**
 * Keeps a subscription while the component is on screen and a user is signed in (specification, section 7). It
 * ends when they begin to sign out, and comes back if that fails. `subscribe` must be stable and return an
 * unsubscribe function; it is called again for every new `attempt`.
 */
export function useSubscription(subscribe: () => () => void, attempt = 0): void {
  const { isAuthenticated, isSigningOut } = useAuth();
  const isWanted = isAuthenticated && !isSigningOut;
  useEffect(() => (isWanted ? subscribe() : undefined), [isWanted, subscribe, attempt]);
}
