import { useCallback, useSyncExternalStore } from 'react';

/** A window too narrow for two things side by side. */
export const PHONE = '(width < 40rem)';

/** Whether a media query matches; the component renders again when that changes. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    // No window matches where pages are rendered without one.
    () => false,
  );
}
