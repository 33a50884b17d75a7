import { createContext, useContext } from 'react';
import type { User } from '../firebase/auth.ts';

export type AuthState = {
  readonly user: User | null;
  readonly isAuthenticated: boolean;
  /**
   * Whether the person is signing out here, by hand, or has just done so: nothing is read from the database any
   * more, and they go to the home page, not back to the login.
   */
  readonly hasLeft: boolean;
  /** The home page stands; from now on the guard sends people to the login page again. */
  readonly arriveHome: () => void;
  /** Signs out and returns whether that worked; a failure is only logged (specification, section 8). */
  readonly signOut: () => Promise<boolean>;
};

export const AuthContext = createContext<AuthState | null>(null);

/** Who is signed in. Throws outside an AuthProvider (specification, section 8). */
export function useAuth(): AuthState {
  const state = useContext(AuthContext);
  if (state === null) throw new Error('useAuth must be used within an AuthProvider');
  return state;
}
