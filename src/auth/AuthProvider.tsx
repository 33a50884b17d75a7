import { useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { observeUser, signOut as signOutOfFirebase, type User } from '../firebase/auth.ts';
import { forgetLastUser, rememberLastUser } from './lastUser.ts';
import { AuthContext } from './useAuth.ts';

/** Provides the auth state; renders nothing until the first one is known (specification, section 4). */
export function AuthProvider({ children }: { readonly children: ReactNode }) {
  const [user, setUser] = useState<User | null | 'loading'>('loading');
  const [isSigningOut, setSigningOut] = useState(false);
  useEffect(
    () =>
      observeUser((observed) => {
        setUser(observed);
        if (observed === null) return forgetLastUser();
        rememberLastUser(observed);
        setSigningOut(false);
      }),
    [],
  );

  const finishSignOut = useCallback(() => setSigningOut(false), []);

  const state = useMemo(() => {
    if (user === 'loading') return null;
    async function signOut(): Promise<boolean> {
      // Unsubscribes before the database revokes the permission. The dashboard stays mounted: signing out may fail.
      flushSync(() => setSigningOut(true));
      try {
        await signOutOfFirebase();
        return true;
      } catch (error) {
        setSigningOut(false);
        console.error('Signing out failed', error);
        return false;
      }
    }
    return { user, isAuthenticated: user !== null, isSigningOut, finishSignOut, signOut };
  }, [user, isSigningOut, finishSignOut]);

  return state && <AuthContext value={state}>{children}</AuthContext>;
}
