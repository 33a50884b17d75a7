const CUT = '[class*="truncate"], [class*="line-clamp"]';

/** Lets the pointer find the whole of a text that ends in an ellipsis. For the `onPointerOver` of what holds such texts. */
export function tellWhole({ target }: { readonly target: EventTarget }): void {
  const nearest = target instanceof Element ? target.closest<HTMLElement>(CUT) : null;
  // What stands within a line has no width of its own; the cell around it has.
  const place = nearest?.clientWidth === 0 ? nearest.parentElement : nearest;
  if (!place) return;
  const isCut =
    place.scrollWidth > place.clientWidth || place.scrollHeight > place.clientHeight + 4;
  // A text that was cut once may be another by now.
  if (isCut || place.title !== '') place.title = nearest?.textContent ?? '';
}
