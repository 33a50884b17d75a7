import { useEffect } from 'react';
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

  useEffect(() => {
    const redirect = (): void => void navigate(to, { replace: true, state: from });
    // The router does not re-render when the address is the one already on screen.
    const onReturn = (): void => {
      if (window.location.hash === ownHref) redirect();
    };
    redirect();
    window.addEventListener('popstate', onReturn);
    return () => window.removeEventListener('popstate', onReturn);
  }, [navigate, to, from, location, ownHref]);
  return null;
}
