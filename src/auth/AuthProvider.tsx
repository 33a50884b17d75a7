import { useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { observeUser, signOut as signOutOfFirebase, type User } from '../firebase/auth.ts';
import { copyChoice } from './copyChoice.ts';
import { forgetLastUser, rememberLastUser, returningUser } from './lastUser.ts';
import { AuthContext } from './useAuth.ts';

/**
 * Provides the auth state; renders nothing until the first one is known (specification, section 4). On the dashboard,
 * the first one is the last user of this browser if they keep a copy on this device (decision 41).
 */
export function AuthProvider({ children }: { readonly children: ReactNode }) {
  const [user, setUser] = useState<User | null | 'loading'>(() => userWithCopy() ?? 'loading');
  const [isSigningOut, setSigningOut] = useState(false);
  useEffect(
    () =>
      observeUser((observed) => {
        // The same object, so that nothing renders again when the identity provider confirms who was shown.
        setUser((known) => (isSame(known, observed) ? known : observed));
        if (observed !== null) {
          rememberLastUser(observed);
          setSigningOut(false);
        } else if (forgetLastUser()) {
          void importCopies().then((copies) => copies?.wipeSnapshots());
        }
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

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The last user, on an address of the dashboard, if they keep a copy on this device. */
function userWithCopy(): User | null {
  const last = returningUser();
  return last !== null && copyChoice(last.uid) === 'keep' ? last : null;
}

/** The copies on this device, loaded on demand: visitors have none. Undefined if the code cannot be loaded. */
const importCopies = () => import('../device/keptSnapshots.ts').catch(() => undefined);
