import {
  type KeyboardEvent as ReactKeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import { X } from 'lucide-react';
import { onEnter } from '../Form.tsx';
import { isTouched, pageHeading, recordControl } from '../focus.ts';
import { IconButton } from '../IconButton.tsx';

const INITIAL_FOCUS = 'input:not([readonly]), select, textarea, nav a';
/** A field that is all there is, such as that of a search, is what the finger asked for. */
const TOUCHED_FOCUS = 'h2[tabindex], nav a, input';
/** What stays in a panel while one record follows another. */
const LASTING = 'header button, header h2, [name]';
const FOCUSABLE = 'a[href], button:not(:disabled), input, select, textarea';

type ModalProps = {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
  /**
   * `list`: wider, for rows; on a phone as wide as the screen. `wide`: as large as the screen allows, for a picture. `drawer`: at the start edge of the screen, for navigation on small
   * screens. `palette`: near the top; its title and its close button are up to its children.
   */
  readonly variant?: 'dialog' | 'list' | 'wide' | 'drawer' | 'palette';
};

const BOXES = {
  list: 'inset-0 m-auto max-h-[calc(100dvh-2rem)] rounded-xl border border-line bg-raised text-ink shadow-lifted max-sm:mt-auto max-sm:mb-0 max-sm:max-h-[calc(100dvh-1.5rem)] max-sm:w-screen max-sm:max-w-none max-sm:rounded-b-none w-[min(57.5rem,calc(100vw-2rem))]',
  dialog:
    'inset-0 m-auto max-h-[calc(100dvh-2rem)] short:max-h-[calc(100dvh-0.5rem)] w-[min(36rem,calc(100vw-2rem))] rounded-xl border border-line bg-raised text-ink shadow-lifted',
  wide: 'inset-0 m-auto max-h-[calc(100dvh-1rem)] w-[min(80rem,calc(100vw-1rem))] rounded-xl border border-line bg-raised text-ink shadow-lifted',
  drawer: 'inset-0 me-auto ms-0 mt-0 h-dvh max-h-none w-72 max-w-[85vw] bg-abyss text-mist',
  palette:
    'inset-x-0 top-0 mx-auto mt-[12dvh] mb-0 max-h-[min(36rem,76dvh)] short:mt-1 short:max-h-[calc(100dvh-0.5rem)] w-[min(40rem,calc(100vw-2rem))] overflow-hidden rounded-xl border border-line bg-raised text-ink shadow-lifted max-sm:m-0 max-sm:h-dvh max-sm:max-h-none max-sm:w-screen max-sm:max-w-none max-sm:rounded-none max-sm:border-0',
} as const;

const TITLES = {
  dialog: 'text-lg font-semibold',
  list: 'text-lg font-semibold',
  wide: 'text-sm font-semibold wrap-anywhere',
  drawer: 'font-display text-2xl font-medium tracking-wide text-pearl',
  palette: 'sr-only',
} as const;

/**
 * A modal dialog that covers the page, in the top layer. The page is out of reach for pointer and keys, but not inert: that would
 * compute the styles of all of it again, both when it opens and when it closes. Mount it only while it is open.
 */
export function Modal({ title, onClose, children, variant = 'dialog' }: ModalProps) {
  const { ref, onKeyDown, backdrop } = useDialog(showOnTop, onClose);
  useCloseRequests(ref, onClose);
  const titleId = useId();
  const isBare = variant === 'palette';
  return (
    <div
      popover="manual"
      className="fixed inset-0 size-full max-h-none max-w-none border-0 bg-abyss/60 p-0"
      {...backdrop}
    >
      <dialog
        ref={ref}
        aria-modal="true"
        aria-labelledby={titleId}
        className={`p-0 ${BOXES[variant]}`}
        onKeyDown={(event) => {
          if (event.ctrlKey || event.metaKey)
            onEnter(event, () => pressAction(event.currentTarget));
          onKeyDown(event);
        }}
      >
        {/* Takes the focus of a click on text, so that keys still arrive here. */}
        <div tabIndex={-1} className="flex max-h-[inherit] min-h-full flex-col outline-none">
          <header className={isBare ? '' : 'flex items-center gap-1 px-6 pt-5 pb-2'}>
            <h2
              id={titleId}
              tabIndex={variant === 'drawer' || variant === 'palette' ? undefined : -1}
              className={`min-w-0 grow outline-none ${TITLES[variant]}`}
            >
              {title}
            </h2>
            {!isBare && <CloseButton onClose={onClose} />}
          </header>
          {children}
        </div>
      </dialog>
    </div>
  );
}

/** Presses the button that a dialog is for, where no form within has been sent. */
const pressAction = (dialog: HTMLElement): void =>
  dialog.querySelector<HTMLElement>('[data-action]')?.click();

/** Shows a dialog and the layer around it, where the focus stays until it is called to close. */
function showOnTop(dialog: HTMLDialogElement): () => void {
  const layer = dialog.parentElement;
  let last: HTMLElement | null = null;
  dialog.open = true;
  layer?.showPopover();
  function onFocusIn({ target }: FocusEvent): void {
    if (!(target instanceof HTMLElement)) return;
    const of = target.closest('[popover]');
    const isBehind = of === null || (of !== layer && of.contains(layer));
    if (!isBehind) last = dialog.contains(target) ? target : last;
    else if (last?.isConnected) last.focus();
    else dialog.querySelector<HTMLElement>(FOCUSABLE)?.focus();
  }
  document.addEventListener('focusin', onFocusIn);
  return () => document.removeEventListener('focusin', onFocusIn);
}

/** Not in the types of TypeScript yet, nor in every browser. */
declare class CloseWatcher extends EventTarget {
  destroy(): void;
}

/**
 * Closes the dialog by the gesture or button that goes back, also where it leads to another page, and on Escape while nothing has
 * the focus. A watcher closes once: where the dialog stays, it goes one step back.
 */
function useCloseRequests(dialog: RefObject<HTMLDialogElement | null>, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useLayoutEffect(() => {
    let watcher: CloseWatcher | undefined;
    function watch(): void {
      if (!('CloseWatcher' in window)) return;
      watcher = new CloseWatcher();
      watcher.addEventListener('close', () => {
        close();
        watch();
      });
    }
    function onKeyDown(event: KeyboardEvent): void {
      const isTop =
        Array.from(document.querySelectorAll('[popover] > dialog')).at(-1) === dialog.current;
      if (event.key !== 'Escape' || event.defaultPrevented || !isTop) return;
      event.preventDefault();
      close();
    }
    const onBack = (): void => close();
    watch();
    window.addEventListener('popstate', onBack);
    document.addEventListener('keydown', onKeyDown);
    return () => {
      watcher?.destroy();
      window.removeEventListener('popstate', onBack);
      document.removeEventListener('keydown', onKeyDown);
    };
  }, [dialog]);
}

/**
 * What modal dialogs have in common: opens the element with `open` on mount and focuses its first editable field, or where a
 * field would bring up a keyboard over half the screen, its title; closes on
 * Escape and on a click on the backdrop, traps the focus, and restores it on unmount: to the page's heading if the opener is
 * gone. Returns the ref and the handlers of the dialog, and the handlers of its backdrop. `onBackdrop` is called in place of
 * `onClose` for a click there. `shown` names what a panel shows: when that is something else, the focus stays in a field or button
 * that is also there for this.
 */
export function useDialog(
  open: (dialog: HTMLDialogElement) => void | (() => void),
  onClose: () => void,
  { onBackdrop = onClose, shown }: DialogOptions = {},
) {
  const ref = useRef<HTMLDialogElement>(null);
  const opener = useRef<Element | null>(null);
  const pressedOnBackdrop = useRef(false);
  const lastShown = useRef(shown);

  useLayoutEffect(() => {
    const element = ref.current;
    if (element === null) return undefined;
    opener.current = document.activeElement;
    const leave = open(element);
    return () => {
      leave?.();
      const isElsewhere = focusedBeside(element) !== null;
      element.close();
      if (!isElsewhere) restoreFocus(opener.current, lastShown.current);
    };
  }, [open]);

  useLayoutEffect(() => {
    const isOpening = lastShown.current === shown;
    lastShown.current = shown;
    const element = ref.current;
    if (element === null) return;
    opener.current = focusedBeside(element) ?? opener.current;
    const lasting = document.activeElement?.closest(LASTING) ?? null;
    if (lasting !== null && element.contains(lasting)) {
      // It may have been scrolled out of sight.
      requestAnimationFrame(() => lasting.scrollIntoView({ block: 'nearest' }));
      return;
    }
    // A record is read first.
    const first = element.querySelector<HTMLElement>(
      shown !== undefined ? 'h2' : isTouched() ? TOUCHED_FOCUS : INITIAL_FOCUS,
    );
    // A panel opens with it in sight; to find that out would take a second layout.
    const preventScroll = shown !== undefined && isOpening;
    (first ?? element.querySelector<HTMLElement>('h2'))?.focus({ preventScroll });
  }, [shown]);

  function onKeyDown(event: ReactKeyboardEvent<HTMLElement>): void {
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
      if (event.target === event.currentTarget && isIntended) onBackdrop(event);
    },
  };

  return { ref, onKeyDown, backdrop };
}

type DialogOptions = {
  readonly onBackdrop?: (event: MouseEvent) => void;
  readonly shown?: string | undefined;
};

/** What was clicked beside a panel and has the focus already; null if the focus is in the panel or nowhere. */
function focusedBeside(dialog: HTMLElement): Element | null {
  const { activeElement, body } = document;
  return activeElement === body || dialog.contains(activeElement) ? null : activeElement;
}

/**
 * To what opened it; where that was a row or nothing, to the row of the record that it showed last. Where that is gone, to the
 * heading of the dialog or panel behind it, or else of the page.
 */
function restoreFocus(opener: Element | null, recordId: string | undefined): void {
  const canFocus = opener instanceof HTMLElement && opener.isConnected && opener !== document.body;
  const isControl = canFocus && opener.closest('[data-opens-record], h1') === null;
  const row = isControl ? null : recordControl(recordId);
  (row ?? (canFocus ? opener : (headingBehind() ?? pageHeading())))?.focus();
}

const headingBehind = (): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>('dialog[open] h2[tabindex]')].at(-1);

function trapFocus(event: ReactKeyboardEvent<HTMLElement>): void {
  const elements = [...event.currentTarget.querySelectorAll<HTMLElement>(FOCUSABLE)];
  const [first, last] = [elements[0], elements.at(-1)];
  if (document.activeElement !== (event.shiftKey ? first : last)) return;
  event.preventDefault();
  (event.shiftKey ? last : first)?.focus();
}

/** The button in the header of a dialog. */
export function CloseButton({ onClose }: { readonly onClose: () => void }) {
  return (
    <IconButton icon={X} label="Close" iconSize="size-5" className="-me-2" onClick={onClose} />
  );
}
