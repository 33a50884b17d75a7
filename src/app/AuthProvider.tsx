import { useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import type { User } from '../firebase/auth.ts';
import { loadCode } from '../lib/lazyPage.ts';
import { copyChoice } from '../session/copyChoice.ts';
import { forgetLastUser, lastUser, rememberLastUser, returningUser } from '../session/lastUser.ts';
import { AuthContext } from '../session/useAuth.ts';

type AuthProviderProps = {
  readonly children: ReactNode;
  /**
   * Whether the identity provider must be asked. Until it is for the first time, nobody is signed in, and its code is not
   * loaded: few visitors of the public pages ever sign in.
   */
  readonly isAsked?: boolean;
};

/** How long a page waits for the identity provider, which the SDK asks for half a minute on a network that swallows packets. */
const ANSWER_MS = 3_000;

/**
 * Provides the auth state; renders nothing until the first one is known (specification, section 4). That is the last user of this
 * browser where the identity provider is silent, and on the dashboard at once if they keep a copy on this device (docs/what-can-go-wrong.md).
 */
export function AuthProvider({ children, isAsked = true }: AuthProviderProps) {
  const [user, setUser] = useState<User | null | 'loading'>(
    () => userWithCopy() ?? (isAsked ? 'loading' : null),
  );
  const [isSigningOut, setSigningOut] = useState(false);
  const [wasAsked, setAsked] = useState(isAsked);
  const [isKnown, setKnown] = useState(false);
  if (isAsked && !wasAsked) setAsked(true);
  useEffect(() => {
    if (!wasAsked) return undefined;
    const timer = setTimeout(
      () => setUser((known) => (known === 'loading' ? (lastUser() ?? known) : known)),
      ANSWER_MS,
    );
    const stop = observeUser(
      (observed) => {
        // The same object, so that nothing renders again when the identity provider confirms who was shown.
        setUser((known) => (isSame(known, observed) ? known : observed));
        setKnown(true);
        if (observed !== null) {
          rememberLastUser(observed);
          setSigningOut(false);
        } else {
          const last = lastUser();
          if (last !== null && forgetLastUser()) void endSession(last.uid);
        }
      },
      () => {
        setUser((known) => (known === 'loading' ? null : known));
        setKnown(true);
      },
    );
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [wasAsked]);

  const finishSignOut = useCallback(() => setSigningOut(false), []);

  const state = useMemo(() => {
    if (user === 'loading') return null;
    async function signOut(): Promise<boolean> {
      // Unsubscribes before the database revokes the permission, which it reports as an error of every subscription. The
      // dashboard stays mounted with what is typed in it: signing out fails where the browser cannot clear the session.
      flushSync(() => setSigningOut(true));
      try {
        const auth = await importAuth();
        await auth.signOut();
        return true;
      } catch (error) {
        setSigningOut(false);
        console.error('Signing out failed', error);
        return false;
      }
    }
    const isAuthenticated = user !== null;
    return { user, isAuthenticated, isKnown, isSigningOut, finishSignOut, signOut };
  }, [user, isKnown, isSigningOut, finishSignOut]);

  return state && <AuthContext value={state}>{children}</AuthContext>;
}

const importAuth = () => import('../firebase/auth.ts');

/**
 * Calls back with the auth state once the code of the identity provider is loaded, and after every change, or when that code
 * cannot be loaded. Returns an unsubscribe function.
 */
function observeUser(onChange: (user: User | null) => void, onFailure: () => void): () => void {
  let unsubscribe: (() => void) | null = null;
  let isStopped = false;
  importAuth()
    .then((auth) => {
      if (!isStopped) unsubscribe = auth.observeUser(onChange);
    })
    .catch((error: unknown) => {
      console.error('The identity provider could not be loaded', error);
      onFailure();
    });
  return () => {
    isStopped = true;
    unsubscribe?.();
  };
}

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The last user, on an address of the dashboard, if they keep a copy on this device. */
function userWithCopy(): User | null {
  const last = returningUser();
  return last !== null && copyChoice(last.uid) === 'keep' ? last : null;
}

/** Deletes what is kept of a person who is no longer signed in, by code that visitors do not load. */
async function endSession(uid: string): Promise<void> {
  // What cannot be loaded is deleted on the next visit to the dashboard.
  const ending = await loadCode(() => import('../records/store/device/traces.ts'));
  await ending?.endSession(uid);
}
