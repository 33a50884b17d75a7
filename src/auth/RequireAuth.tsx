import { useEffect, type ReactNode } from 'react';
import { createPath, useLocation } from 'react-router-dom';
import { Redirect } from './Redirect.tsx';
import { useAuth } from './useAuth.ts';

/**
 * Shows its children to a signed-in person. Sends others to the login page, which leads back to the address they
 * asked for, or home when they just signed out.
 */
export function RequireAuth({ children }: { readonly children: ReactNode }) {
  const { isAuthenticated, hasLeft, arriveHome } = useAuth();
  const address = createPath(useLocation());
  // Runs when another page has taken this one's place.
  useEffect(() => {
    if (!hasLeft) return undefined;
    return arriveHome;
  }, [hasLeft, arriveHome]);
  if (isAuthenticated) return children;
  return hasLeft ? <Redirect to="/" /> : <Redirect to="/login" from={address} />;
}
