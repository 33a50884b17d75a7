import { Fragment, useEffect, type ReactNode } from 'react';
import { createPath, useLocation } from 'react-router-dom';
import { Redirect } from './Redirect.tsx';
import { useAuth } from '../../store/session/useAuth.ts';

/**
 * Renders its children for signed-in users. Redirects others to the login page, which leads back to the requested
 * page, or to the home page if they just signed out.
 */
export function RequireAuth({ children }: { readonly children: ReactNode }) {
  const { user, isAuthenticated, isKnown, isSigningOut, finishSignOut } = useAuth();
  const address = createPath(useLocation());
  // The cleanup runs once the home page has replaced this one.
  useEffect(() => {
    if (!isSigningOut) return undefined;
    return finishSignOut;
  }, [isSigningOut, finishSignOut]);
  // Nothing that one person has read is shown to another.
  if (isAuthenticated) return <Fragment key={user?.uid}>{children}</Fragment>;
  if (!isKnown) return null;
  return isSigningOut ? <Redirect to="/" /> : <Redirect to="/login" from={address} />;
}
