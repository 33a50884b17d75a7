import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { isPlaceRestored } from './scrollPlaces.ts';

/**
 * Scrolls to the part of the page that the address names, as in `/services?part=checklist`, and focuses it, unless the visitor
 * has returned to the page. The part is a focusable element with that id.
 */
export function useScrollToPart(): void {
  const location = useLocation();
  useEffect(() => {
    const part = document.getElementById(new URLSearchParams(location.search).get('part') ?? '');
    if (part === null || isPlaceRestored()) return undefined;
    // In the next frame: every change of the address first scrolls to the top.
    const frame = requestAnimationFrame(() => {
      part.scrollIntoView();
      part.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [location]);
}
