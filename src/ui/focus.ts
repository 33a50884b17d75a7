import { useCallback, useEffect, useLayoutEffect, useReducer, useRef } from 'react';

type Target = () => HTMLElement | null | undefined;

type MoveFocusOptions = {
  /** Moves it also from what stays, to something that is about to be rendered. */
  readonly isAlways?: boolean;
};

/**
 * A function for whoever makes what has the focus disappear: once that has happened, the focus moves to what `target` finds by
 * then, which the browser would leave nowhere. It stays where the user has moved it meanwhile. Stable.
 */
export function useMoveFocus(): (target: Target, options?: MoveFocusOptions) => void {
  const pending = useRef<{
    readonly target: Target;
    /** What had the focus; null if the focus moves in any case. */
    readonly lost: Element | null;
  } | null>(null);
  // What it moves to may be there already, and nothing else may change.
  const [, renderAgain] = useReducer((count: number) => count + 1, 0);

  function settle(): void {
    if (pending.current === null) return;
    const { target, lost } = pending.current;
    const { body } = document;
    const activeElement = focused();
    const isNowhere = activeElement === body;
    const isGone = lost === null || lost === body || !lost.isConnected;
    if (isGone && (isNowhere || lost === null)) {
      const next = target();
      // What is not there yet comes with a later change.
      if (!next) return;
      next.focus();
    } else if (isNowhere || activeElement === lost) return;
    pending.current = null;
  }
  // At once, or the next key is lost; and again, since other parts of the page may follow a moment later.
  useLayoutEffect(settle);
  useEffect(settle);

  return useCallback((target, { isAlways = false } = {}) => {
    pending.current = { target, lost: isAlways ? null : focused() };
    renderAgain();
  }, []);
}

/** What has the focus in place of what was removed, as `keepFocus` has chosen it. */
export const HOLDS_FOCUS = 'data-holds-focus';

/** What has the focus: the body if nothing has, or only holds it. */
function focused(): Element {
  const { activeElement, body } = document;
  return activeElement === null || activeElement.hasAttribute(HOLDS_FOCUS) ? body : activeElement;
}

/** The first control of a row, which may be one itself. */
export function controlIn(row: Node | null | undefined): HTMLElement | null {
  if (!(row instanceof HTMLElement) || !row.isConnected) return null;
  return row.matches('a, button') ? row : row.querySelector<HTMLElement>('a, button');
}

/** What opens a record: its row, or the button or link in it. */
export const recordControl = (
  id: string | undefined,
  within: ParentNode = document,
): HTMLElement | null =>
  id === undefined
    ? null
    : controlIn(within.querySelector(`[data-opens-record="${CSS.escape(id)}"]`));

/** Whether the page is used by touch, where the focus in a field calls a keyboard over half the screen. */
export const isTouched = (): boolean => window.matchMedia('(pointer: coarse)').matches;

/** Moves the focus to a field that nobody has touched; by touch, to the heading of its part instead. */
export const offerFocus = (field: HTMLElement | null | undefined): void => offered(field)?.focus();

/** What `offerFocus` moves the focus to. */
export const offered = (field: HTMLElement | null | undefined): HTMLElement | null | undefined =>
  isTouched() ? headingNear(field) : field;

/** The heading of the part around. */
export const headingNear = (place: Node | null | undefined): HTMLElement | null | undefined =>
  place instanceof Element
    ? place.closest(`:is(section, dialog):has(${HEADING})`)?.querySelector<HTMLElement>(HEADING)
    : null;

/** A heading that can take the focus. */
export const HEADING = ':is(h2, h3)[tabindex]';

/** The heading of the page: has the focus where nothing nearer to what is gone can have it. */
export const pageHeading = (): HTMLElement | null => document.querySelector<HTMLElement>('h1');

/** A `ref` of what takes the focus when it appears. */
export const takeFocus = (element: HTMLElement | null): void => element?.focus();

/** A `ref` of what gives the focus to its first control when it appears. */
export const takeFocusWithin = (group: HTMLElement | null): void =>
  group?.querySelector<HTMLElement>('input, button')?.focus();
