import { useEffect, useLayoutEffect, useState } from 'react';
import { useLocation, type Location } from 'react-router-dom';

/**
 * Scrolls to the top on every route change (specification, section 2) and focuses the heading of the page, so that
 * screen readers announce it and keyboard users start at the top. A change of the query alone is none: it keeps the view
 * of a page, such as its filter and its open record.
 */
export function ScrollToTop() {
  const location = useRoute();
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

/** The location of the last change that was more than one of the query. */
function useRoute(): Location {
  const location = useLocation();
  const [latest, setLatest] = useState(location);
  const [route, setRoute] = useState(location);
  if (latest !== location) {
    setLatest(location);
    const isOtherView = latest.pathname === location.pathname && latest.search !== location.search;
    if (!isOtherView) setRoute(location);
  }
  return route;
}
