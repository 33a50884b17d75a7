import {
  controlIn,
  HEADING,
  headingNear,
  HOLDS_FOCUS,
  pageHeading,
  recordControl,
} from './focus.ts';

/**
 * Keeps the focus on the page: where what had it is removed and nobody has moved it, it goes to the same record elsewhere, to the row
 * that takes the place, or to the nearest heading. The next key would start at the top of the page. Returns what ends that.
 */
export function keepFocus(): () => void {
  let last = document.activeElement;
  const onFocusIn = ({ target }: FocusEvent): void => {
    last = target as Element;
  };
  const observer = new MutationObserver((changes) => {
    if (last === null || last.isConnected || document.activeElement !== document.body) return;
    const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
    const id = last.closest<HTMLElement>('[data-opens-record]')?.dataset['opensRecord'];
    const change = changes.find(({ removedNodes: [removed] }) => removed?.contains(last));
    const [removed] = change?.removedNodes ?? [];
    const isRow = removed instanceof Element && removed.matches('li, tr');
    const next =
      recordControl(id, dialog) ??
      (isRow ? (controlIn(change?.nextSibling) ?? controlIn(change?.previousSibling)) : null) ??
      headingNear(change?.target) ??
      dialog?.querySelector<HTMLElement>(HEADING) ??
      pageHeading();
    if (!next) return;
    next.focus({ preventScroll: true });
    // Until somebody says better where it goes, which may only be rendered later.
    next.toggleAttribute(HOLDS_FOCUS, true);
    next.addEventListener('blur', () => next.toggleAttribute(HOLDS_FOCUS, false), { once: true });
  });
  document.addEventListener('focusin', onFocusIn);
  observer.observe(document.body, { childList: true, subtree: true });
  return () => {
    document.removeEventListener('focusin', onFocusIn);
    observer.disconnect();
  };
}
