import { useEffect } from 'react';
import { useHref, useLocation, useNavigate } from 'react-router-dom';

type RedirectProps = {
  readonly to: string;
  /** The address to return to afterwards. */
  readonly from?: string;
};

/**
 * Replaces the address by another. The router keeps this page on screen until the code of the next one is loaded;
 * if the address comes back to this page meanwhile, it is replaced again, which `Navigate` would not do.
 */
export function Redirect({ to, from }: RedirectProps) {
  const navigate = useNavigate();
  const location = useLocation();
  const here = useHref(location);

  useEffect(() => {
    const redirect = (): void => void navigate(to, { replace: true, state: from });
    // Where the address is the one on screen, the router renders nothing anew.
    const onReturn = (): void => {
      if (window.location.hash === here) redirect();
    };
    redirect();
    window.addEventListener('popstate', onReturn);
    return () => window.removeEventListener('popstate', onReturn);
  }, [navigate, to, from, location, here]);
  return null;
}
