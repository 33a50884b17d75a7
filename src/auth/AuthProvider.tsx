import { useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { observeUser, signOut as endSession, type User } from '../firebase/auth.ts';
import { AuthContext } from './useAuth.ts';

/** Follows the identity provider; renders nothing until the first state is known (specification, section 4). */
export function AuthProvider({ children }: { readonly children: ReactNode }) {
  const [user, setUser] = useState<User | null | 'loading'>('loading');
  const [hasLeft, setHasLeft] = useState(false);
  useEffect(
    () =>
      observeUser((observed) => {
        setUser(observed);
        if (observed !== null) setHasLeft(false);
      }),
    [],
  );

  const arriveHome = useCallback(() => setHasLeft(false), []);

  const state = useMemo(() => {
    if (user === 'loading') return null;
    async function signOut(): Promise<boolean> {
      // Before the database withdraws its permission, the dashboard lets go of its subscriptions. Nothing else of it
      // goes yet: the sign-out may fail.
      flushSync(() => setHasLeft(true));
      try {
        await endSession();
        return true;
      } catch (error) {
        setHasLeft(false);
        console.error('Signing out failed', error);
        return false;
      }
    }
    return { user, isAuthenticated: user !== null, hasLeft, arriveHome, signOut };
  }, [user, hasLeft, arriveHome]);

  return state && <AuthContext value={state}>{children}</AuthContext>;
}
