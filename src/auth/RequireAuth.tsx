import { useEffect, type ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { useAuth } from './useAuth.ts';

/** Shows its children to a signed-in person; sends others to the login page, or home when they just signed out. */
export function RequireAuth({ children }: { readonly children: ReactNode }) {
  const { isAuthenticated, hasLeft, arriveHome } = useAuth();
  // Runs when another page has taken this one's place.
  useEffect(() => {
    if (!hasLeft) return undefined;
    return arriveHome;
  }, [hasLeft, arriveHome]);
  return isAuthenticated ? children : <Navigate to={hasLeft ? '/' : '/login'} replace />;
}
