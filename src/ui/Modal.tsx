import { X } from 'lucide-react';
import { useId, useLayoutEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';

type ModalProps = {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** `drawer`: at the start edge of the screen, for navigation on small screens. */
  readonly variant?: 'dialog' | 'drawer';
};

const BOXES = {
  dialog:
    'm-auto max-h-[calc(100dvh-2rem)] short:max-h-[calc(100dvh-0.5rem)] w-[min(36rem,calc(100vw-2rem))] rounded-xl border border-line bg-surface text-ink shadow-lifted',
  drawer: 'me-auto ms-0 mt-0 h-dvh max-h-none w-72 max-w-[85vw] bg-abyss text-mist',
} as const;

const TITLES = {
  dialog: 'text-lg font-semibold',
  drawer: 'font-display text-2xl font-medium tracking-wide text-pearl',
} as const;

/**
 * A modal dialog. Closes on Escape and on a click on the backdrop, traps the focus, and restores it on close: to the
 * page's heading if the opener is gone. Mount it only while it is open.
 */
export function Modal({ title, onClose, children, variant = 'dialog' }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const pressedOnBackdrop = useRef(false);
  const titleId = useId();

  useLayoutEffect(() => {
    const element = dialog.current;
    if (element === null) return undefined;
    const opener = document.activeElement;
    element.showModal();
    element.querySelector<HTMLElement>(INITIAL_FOCUS)?.focus();
    return () => {
      element.close();
      restoreFocus(opener);
    };
  }, []);

  function onKeyDown(event: KeyboardEvent<HTMLDialogElement>): void {
    if (event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      onClose();
    }
    if (event.key === 'Tab') trapFocus(event);
  }

  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      className={`p-0 backdrop:bg-abyss/60 backdrop:backdrop-blur-[2px] ${BOXES[variant]}`}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => {
        pressedOnBackdrop.current = event.target === dialog.current;
      }}
      onClick={(event) => {
        // The second click of the double click that opened it also lands on the backdrop.
        const isIntended = pressedOnBackdrop.current && event.detail < 2;
        if (event.target === dialog.current && isIntended) onClose();
      }}
    >
      <div className="flex max-h-[inherit] min-h-full flex-col">
        <header className="flex items-center justify-between gap-4 px-6 pt-5 pb-2">
          <h2 id={titleId} className={TITLES[variant]}>
            {title}
          </h2>
          <button
            type="button"
            onClick={onClose}
            aria-label="Close"
            className="-me-2 grid size-9 place-items-center rounded-md opacity-70 hover:opacity-100"
          >
            <X aria-hidden="true" className="size-5" />
          </button>
        </header>
        {children}
      </div>
    </dialog>
  );
}

function restoreFocus(opener: Element | null): void {
  const canFocus = opener instanceof HTMLElement && opener.isConnected && opener !== document.body;
  (canFocus ? opener : document.querySelector<HTMLElement>('h1'))?.focus();
}

const INITIAL_FOCUS = 'input:not([readonly]), select, textarea, nav a';
const FOCUSABLE = 'a[href], button:not(:disabled), input, select, textarea';

function trapFocus(event: KeyboardEvent<HTMLDialogElement>): void {
  const elements = [...event.currentTarget.querySelectorAll<HTMLElement>(FOCUSABLE)];
  const [first, last] = [elements[0], elements.at(-1)];
  if (document.activeElement !== (event.shiftKey ? first : last)) return;
  event.preventDefault();
  (event.shiftKey ? last : first)?.focus();
}
