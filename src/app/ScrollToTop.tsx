import { useEffect, useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Scrolls to the top on every route change (specification, section 2), and puts the focus on the heading of a
 * public page, so that screen readers announce it and keyboards start at the top.
 */
export function ScrollToTop() {
  const location = useLocation();
  const [arrival] = useState(location);

  useEffect(() => {
    // Or the browser would scroll a page that is gone back to where the visitor left it.
    window.history.scrollRestoration = 'manual';
  }, []);

  // Before the new page is painted, or its first frame would show at the old position.
  useLayoutEffect(() => {
    window.scrollTo({ top: 0, left: 0, behavior: 'instant' });
  }, [location]);

  useEffect(() => {
    // On arrival the browser announces the page itself.
    if (location === arrival) return;
    document.querySelector<HTMLElement>('main h1[tabindex]')?.focus({ preventScroll: true });
  }, [location, arrival]);
  return null;
}
