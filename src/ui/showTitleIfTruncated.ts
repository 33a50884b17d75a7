const TRUNCATED = '[class*="truncate"], [class*="line-clamp"]';

/** Shows truncated text in full on hover. Use it as `onPointerOver` of a common ancestor of such texts. */
export function showTitleIfTruncated({ target }: { readonly target: EventTarget }): void {
  const element = target instanceof Element ? target.closest<HTMLElement>(TRUNCATED) : null;
  if (!element) return;
  const isTruncated =
    element.scrollWidth > element.clientWidth || element.scrollHeight > element.clientHeight + 4;
  // An existing title may be out of date.
  if (isTruncated || element.title !== '') element.title = element.textContent;
}
