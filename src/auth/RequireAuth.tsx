import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { useAuth } from './useAuth.ts';

/** Shows its children to a signed-in person; sends others to the login page, or home when they just signed out. */
export function RequireAuth({ children }: { readonly children: ReactNode }) {
  const { isAuthenticated, hasLeft } = useAuth();
  return isAuthenticated ? children : <Navigate to={hasLeft ? '/' : '/login'} replace />;
}
