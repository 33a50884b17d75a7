import { createContext, useContext } from 'react';
import type { User } from '../firebase/auth.ts';

export type AuthState = {
  readonly user: User | null;
  readonly isAuthenticated: boolean;
};

export const AuthContext = createContext<AuthState | null>(null);

/** Who is signed in. Throws outside an AuthProvider (specification, section 8). */
export function useAuth(): AuthState {
  const state = useContext(AuthContext);
  if (state === null) throw new Error('useAuth must be used within an AuthProvider');
  return state;
}
