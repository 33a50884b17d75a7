import { createContext, useContext } from 'react';
import type { User } from '../firebase/auth.ts';

export type AuthState = {
  readonly user: User | null;
  readonly isAuthenticated: boolean;
  /** Whether the identity provider has answered; a public page may not have asked it (decision 56). */
  readonly isKnown: boolean;
  /** From clicking Logout until the home page is shown: database subscriptions are off, and redirects lead home. */
  readonly isSigningOut: boolean;
  /** Ends `isSigningOut`; from then on, the dashboard redirects to the login page again. */
  readonly finishSignOut: () => void;
  /** Resolves to whether it succeeded; a failure is only logged (specification, section 8). */
  readonly signOut: () => Promise<boolean>;
};

export const AuthContext = createContext<AuthState | null>(null);

/** The auth state. Throws outside an AuthProvider (specification, section 8). */
export function useAuth(): AuthState {
  const state = useContext(AuthContext);
  if (state === null) throw new Error('useAuth must be used within an AuthProvider');
  return state;
}
