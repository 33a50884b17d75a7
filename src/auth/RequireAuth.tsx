import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { useAuth } from './useAuth.ts';

/** Shows its children to a signed-in person and sends everyone else to the login page. */
export function RequireAuth({ children }: { readonly children: ReactNode }) {
  const { isAuthenticated } = useAuth();
  return isAuthenticated ? children : <Navigate to="/login" replace />;
}
