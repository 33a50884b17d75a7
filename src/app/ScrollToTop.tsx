import { useEffect, useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Scrolls to the top on every route change (specification, section 2) and focuses the heading of a public page, so
 * that screen readers announce it and keyboard users start at the top.
 */
export function ScrollToTop() {
  const location = useLocation();
  const [initialLocation] = useState(location);

  useEffect(() => {
    // Otherwise the browser restores the scroll position of the previous page.
    window.history.scrollRestoration = 'manual';
  }, []);

  // A layout effect, so that the first frame of the new page is already at the top.
  useLayoutEffect(() => {
    window.scrollTo({ top: 0, left: 0, behavior: 'instant' });
  }, [location]);

  useEffect(() => {
    // The browser announces the first page itself.
    if (location === initialLocation) return;
    document.querySelector<HTMLElement>('main h1[tabindex]')?.focus({ preventScroll: true });
  }, [location, initialLocation]);
  return null;
}
