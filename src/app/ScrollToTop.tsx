import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, type Location } from 'react-router-dom';
import { leavePlace, scrollToPlace } from '../ui/scrollPlaces.ts';

/**
 * Scrolls to the top on every route change (specification, section 2), except with Back and Forward, which return to where
 * the page was left (decision 72), and focuses the heading of the page, so that screen readers announce it and keyboard
 * users start at the top. A change of the query alone is no route change: it keeps the view of a page, such as its filter and
 * its open record.
 */
export function ScrollToTop() {
  const entry = useLocation();
  const location = useRoute();
  const [initialLocation] = useState(location);
  const shown = useRef(entry);

  useEffect(() => {
    // Otherwise the browser restores the scroll position of the previous page.
    window.history.scrollRestoration = 'manual';
  }, []);

  // A layout effect, so that the first frame of the new page is already there. Its cleanup runs before React changes the page,
  // which comes after this component.
  useLayoutEffect(() => {
    scrollToPlace(location, location === initialLocation);
    return () => leavePlace(shown.current);
  }, [location, initialLocation]);

  // After a change of the query, another entry of the history shows the same page.
  useLayoutEffect(() => {
    shown.current = entry;
  }, [entry]);

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
