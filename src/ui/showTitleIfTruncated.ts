const CUT = '[class*="truncate"], [class*="line-clamp"]';

/** Lets the pointer find the whole of a text that ends in an ellipsis. For the `onPointerOver` of what holds such texts. */
export function showTitleIfTruncated({ target }: { readonly target: EventTarget }): void {
  const place = target instanceof Element ? target.closest<HTMLElement>(CUT) : null;
  if (!place) return;
  const isCut =
    place.scrollWidth > place.clientWidth || place.scrollHeight > place.clientHeight + 4;
  // A text that was cut once may be another by now.
  if (isCut || place.title !== '') place.title = place.textContent;
}
