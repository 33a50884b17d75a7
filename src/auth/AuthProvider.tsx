import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { observeUser, type User } from '../firebase/auth.ts';
import { AuthContext } from './useAuth.ts';

/** Follows the identity provider; renders nothing until the first state is known (specification, section 4). */
export function AuthProvider({ children }: { readonly children: ReactNode }) {
  const [user, setUser] = useState<User | null | 'loading'>('loading');
  useEffect(() => observeUser(setUser), []);

  const state = useMemo(
    () => (user === 'loading' ? null : { user, isAuthenticated: user !== null }),
    [user],
  );
  return state && <AuthContext value={state}>{children}</AuthContext>;
}
