import {
  useLayoutEffect,
  useRef,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
} from 'react';

/**
 * What modal dialogs have in common: opens the element with `open` on mount and focuses its first editable field, or where a
 * field would bring up a keyboard over half the screen, its title; closes on
 * Escape and on a click on the backdrop, traps the focus, and restores it on unmount: to the page's heading if the opener is
 * gone. Returns the ref and the handlers of the dialog, and the handlers of its backdrop. `onBackdrop` is called in place of
 * `onClose` for a click there, with what was focused before.
 */
export function useDialog(
  open: (dialog: HTMLDialogElement) => void,
  onClose: () => void,
  onBackdrop: (event: MouseEvent, opener: Element | null) => void = onClose,
) {
  const ref = useRef<HTMLDialogElement>(null);
  const openerRef = useRef<Element | null>(null);
  const pressedOnBackdrop = useRef(false);

  useLayoutEffect(() => {
    const element = ref.current;
    if (element === null) return undefined;
    const opener = document.activeElement;
    openerRef.current = opener;
    open(element);
    const isTouched = window.matchMedia('(pointer: coarse)').matches;
    element.querySelector<HTMLElement>(isTouched ? TOUCHED_FOCUS : INITIAL_FOCUS)?.focus();
    return () => {
      // What was clicked beside a panel has the focus already.
      const { activeElement } = document;
      const isElsewhere = activeElement !== document.body && !element.contains(activeElement);
      element.close();
      if (!isElsewhere) restoreFocus(opener);
    };
  }, [open]);

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    if (event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      onClose();
    }
    if (event.key === 'Tab') trapFocus(event);
  }

  /** For the element whose own area is the backdrop. */
  const backdrop = {
    onPointerDown(event: PointerEvent<HTMLElement>): void {
      pressedOnBackdrop.current = event.target === event.currentTarget;
    },
    onClick(event: MouseEvent<HTMLElement>): void {
      // The second click of the double click that opened it also lands on the backdrop.
      const isIntended = pressedOnBackdrop.current && event.detail < 2;
      if (event.target === event.currentTarget && isIntended) onBackdrop(event, openerRef.current);
    },
  };

  return { ref, onKeyDown, backdrop };
}

function restoreFocus(opener: Element | null): void {
  const canFocus = opener instanceof HTMLElement && opener.isConnected && opener !== document.body;
  (canFocus ? opener : document.querySelector<HTMLElement>('h1'))?.focus();
}

const INITIAL_FOCUS = 'input:not([readonly]), select, textarea, nav a';
/** A field that is all there is, such as that of a search, is what the finger asked for. */
const TOUCHED_FOCUS = 'h2[tabindex], nav a, input';
const FOCUSABLE = 'a[href], button:not(:disabled), input, select, textarea';

function trapFocus(event: KeyboardEvent<HTMLElement>): void {
  const elements = [...event.currentTarget.querySelectorAll<HTMLElement>(FOCUSABLE)];
  const [first, last] = [elements[0], elements.at(-1)];
  if (document.activeElement !== (event.shiftKey ? first : last)) return;
  event.preventDefault();
  (event.shiftKey ? last : first)?.focus();
}
