import { useEffect, useState } from 'react';
import { useHref, useLocation, useNavigate } from 'react-router-dom';

type RedirectProps = {
  readonly to: string;
  /** The page that redirects, or the one to return to afterwards, passed on as location state. */
  readonly from?: string;
};

/**
 * Navigates to another page, replacing the history entry. The router keeps this page on screen while the next one's
 * code loads; unlike `Navigate`, this redirects again when the user comes back to this page meanwhile.
 */
export function Redirect({ to, from }: RedirectProps) {
  const navigate = useNavigate();
  const location = useLocation();
  const ownHref = useHref(location);
  const [returns, setReturns] = useState(0);

  useEffect(() => {
    void navigate(to, { replace: true, state: from });
  }, [navigate, to, from, location, returns]);

  useEffect(() => {
    // The router does not re-render when the address is the one already on screen. Only after a render is it known that this
    // page still redirects: who has come back may have signed in, a moment before.
    const onReturn = (): void => {
      if (window.location.hash === ownHref) setReturns((count) => count + 1);
    };
    window.addEventListener('popstate', onReturn);
    return () => window.removeEventListener('popstate', onReturn);
  }, [ownHref]);
  return null;
}
