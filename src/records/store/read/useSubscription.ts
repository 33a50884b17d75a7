import { useLayoutEffect } from 'react';
import { useAuth } from '../../../session/useAuth.ts';

/**
 * Keeps a subscription while the component is mounted and a user is signed in (specification, section 7). It ends when
 * the user starts to sign out and resumes if that fails. `subscribe`, null while nothing is wanted, must be stable and return an unsubscribe function;
 * it runs again for every new `attempt`.
 */
export function useSubscription(subscribe: (() => () => void) | null, attempt = 0): void {
  const { isAuthenticated, isSigningOut } = useAuth();
  const isActive = isAuthenticated && !isSigningOut;
  // Before the browser paints, which it does while the first records are on their way.
  useLayoutEffect(() => (isActive ? subscribe?.() : undefined), [isActive, subscribe, attempt]);
}
