import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Goes to the part of the page that the address asks for, as in `/services?part=checklist`: it comes into view
 * and takes the focus. The part has this id and can be focused.
 */
export function usePart(): void {
  const location = useLocation();
  useEffect(() => {
    const part = document.getElementById(new URLSearchParams(location.search).get('part') ?? '');
    if (part === null) return undefined;
    // Only after the page went to its top, as it does on every change of the address.
    const frame = requestAnimationFrame(() => {
      part.scrollIntoView();
      part.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [location]);
}
