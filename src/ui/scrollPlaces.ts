import type { Location } from 'react-router-dom';

/** How far the page was scrolled when each entry of the browser's history was left, in pixels. */
const places = new Map<string, number>();

let isRestored = false;

/** Keeps how far the page is scrolled, until Back or Forward returns to this entry of the history. */
export function leavePlace(entry: Location): void {
  places.set(keyOf(entry), window.scrollY);
}

/** Scrolls to where an entry of the history was left, or to the top if this is its first visit. */
export function scrollToPlace(entry: Location, isFirstPage: boolean): void {
  // An address that the visitor has typed has no state, and shares its key with the first page.
  const isNew = isFirstPage || window.history.state === null;
  const place = isNew ? undefined : places.get(keyOf(entry));
  isRestored = place !== undefined;
  window.scrollTo({ top: place ?? 0, left: 0, behavior: 'instant' });
}

/** Whether the visitor has returned to the page, at the place where it was left. */
export const isPlaceRestored = (): boolean => isRestored;

const keyOf = ({ key, pathname, search }: Location): string => `${key} ${pathname}${search}`;
