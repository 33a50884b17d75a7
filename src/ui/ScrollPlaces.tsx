import {
  createContext,
  use,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react';
import { useLocation, type Location } from 'react-router-dom';

/** The state of a link to what is shown already in other words: the page stays where it is scrolled to. */
export type KeepsPlace = { readonly keepsPlace: true };

/** Whether the visitor has returned to the page, at the place where it was left. */
export const IsRestored = createContext({ current: false });

/**
 * Scrolls to the top on every route change (specification, section 2), except with Back and Forward, which return to where
 * the page was left (docs/deviations.md), and focuses the heading of the page, so that screen readers announce it and keyboard
 * users start at the top. A change of the query alone is no route change: it keeps the view of a page, such as its filter and
 * its open record.
 */
export function ScrollPlaces({ children }: { readonly children: ReactNode }) {
  const restoredRef = useRef(false);
  return (
    <IsRestored value={restoredRef}>
      <Scrolling restoredRef={restoredRef} />
      {children}
    </IsRestored>
  );
}

/** Stands before the pages, so that its effects run before theirs. */
function Scrolling({ restoredRef }: { readonly restoredRef: RefObject<boolean> }) {
  const entry = useLocation();
  const location = useRoute();
  const [initialLocation] = useState(location);
  const shown = useRef(entry);
  /** How far the page was scrolled when each entry of the browser's history was left, in pixels. */
  const places = useRef(new Map<string, number>());

  useEffect(() => {
    // Otherwise the browser restores the scroll position of the previous page.
    window.history.scrollRestoration = 'manual';
  }, []);

  // A layout effect, so that the first frame of the new page is already there. Its cleanup runs before React changes the page,
  // which comes after this component.
  useLayoutEffect(() => {
    const left = places.current;
    // An address that the visitor has typed has no state, and shares its key with the first page.
    const isNew = location === initialLocation || window.history.state === null;
    const place = isNew ? undefined : (left.get(placeKey(location)) ?? keptPlace(location));
    restoredRef.current = place !== undefined;
    window.scrollTo({ top: place ?? 0, left: 0, behavior: 'instant' });
    return () => {
      left.set(placeKey(shown.current), window.scrollY);
    };
  }, [location, initialLocation, restoredRef]);

  // After a change of the query, another entry of the history shows the same page.
  useLayoutEffect(() => {
    shown.current = entry;
  }, [entry]);

  // At once: an effect would wait for the end of a view transition, and take the focus from who has gone on meanwhile.
  useLayoutEffect(() => {
    // The browser announces the first page itself.
    if (location === initialLocation) return;
    document.querySelector<HTMLElement>('main h1[tabindex]')?.focus({ preventScroll: true });
  }, [location, initialLocation]);
  return null;
}

/** Where the page is scrolled to, if a link has asked to keep that. */
const keptPlace = ({ state }: Location): number | undefined =>
  (state as Partial<KeepsPlace> | null)?.keepsPlace ? window.scrollY : undefined;

const placeKey = ({ key, pathname, search }: Location): string => `${key} ${pathname}${search}`;

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

/**
 * Scrolls to the part of the page that the address names, as in `/services?part=checklist`, and focuses it, unless the visitor
 * has returned to the page. The part is a focusable element with that id. Other changes of the query, such as an opened record,
 * leave the place and the focus alone. Returns a function for links to a part that is shown already, beside other parameters.
 */
export function useScrollToPart(): () => void {
  const location = useLocation();
  const restoredRef = use(IsRestored);
  const shown = useRef<{ readonly id: string; readonly location: Location } | null>(null);
  // After every render: a part may be there only once what is above it has its height.
  useEffect(() => {
    const before = shown.current;
    if (before?.location === location) return undefined;
    const id = new URLSearchParams(location.search).get('part') ?? '';
    const isOther = before?.id === id && before.location.search !== location.search;
    if (id === '' || isOther || restoredRef.current) {
      shown.current = { id, location };
      return undefined;
    }
    const part = document.getElementById(id);
    if (part === null) return undefined;
    // Until then, the query may change once more.
    shown.current = null;
    // In the next frame: every change of the address first scrolls to the top.
    const frame = requestAnimationFrame(() => {
      shown.current = { id, location };
      part.scrollIntoView();
      if (document.querySelector('dialog[open]') === null) part.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  });
  return useCallback(() => {
    shown.current = null;
  }, []);
}
