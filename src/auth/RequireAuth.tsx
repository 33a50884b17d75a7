import { useEffect, type ReactNode } from 'react';
import { createPath, useLocation } from 'react-router-dom';
import { Redirect } from './Redirect.tsx';
import { useAuth } from './useAuth.ts';

/**
 * Renders its children for signed-in users. Redirects others to the login page, which leads back to the requested
 * page, or to the home page if they just signed out.
 */
export function RequireAuth({ children }: { readonly children: ReactNode }) {
  const { isAuthenticated, isSigningOut, finishSignOut } = useAuth();
  const address = createPath(useLocation());
  // The cleanup runs once the home page has replaced this one.
  useEffect(() => {
    if (!isSigningOut) return undefined;
    return finishSignOut;
  }, [isSigningOut, finishSignOut]);
  if (isAuthenticated) return children;
  return isSigningOut ? <Redirect to="/" /> : <Redirect to="/login" from={address} />;
}
