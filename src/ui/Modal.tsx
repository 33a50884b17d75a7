import { X } from 'lucide-react';
import { useId, useLayoutEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';

type ModalProps = {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** `sheet` slides in from the start edge, for navigation on small screens. */
  readonly shape?: 'centred' | 'sheet';
};

const SHAPES = {
  centred:
    'm-auto max-h-[calc(100dvh-2rem)] short:max-h-[calc(100dvh-0.5rem)] w-[min(36rem,calc(100vw-2rem))] rounded-xl border border-line bg-surface shadow-lifted',
  sheet: 'me-auto ms-0 mt-0 h-dvh max-h-none w-72 max-w-[85vw] bg-abyss text-mist',
} as const;

const TITLES = {
  centred: 'text-lg font-semibold',
  sheet: 'font-display text-2xl font-medium tracking-wide text-pearl',
} as const;

/**
 * A modal dialog. It closes on Escape and on a click on the backdrop, keeps the focus inside and gives
 * it back, to the title of the page when nobody had it or the opener has gone. Render it only while it is open.
 */
export function Modal({ title, onClose, children, shape = 'centred' }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const pressedOnBackdrop = useRef(false);
  const titleId = useId();

  useLayoutEffect(() => {
    const element = dialog.current;
    if (element === null) return undefined;
    const opener = document.activeElement;
    element.showModal();
    element.querySelector<HTMLElement>(FIRST_STOP)?.focus();
    return () => {
      element.close();
      focusAgain(opener);
    };
  }, []);

  function onKeyDown(event: KeyboardEvent<HTMLDialogElement>): void {
    if (event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      onClose();
    }
    if (event.key === 'Tab') keepInside(event);
  }

  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      className={`p-0 backdrop:bg-abyss/60 backdrop:backdrop-blur-[2px] ${SHAPES[shape]}`}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => {
        pressedOnBackdrop.current = event.target === dialog.current;
      }}
      onClick={(event) => {
        // The second half of the double click that opened it lands on the backdrop, too.
        const isMeant = pressedOnBackdrop.current && event.detail < 2;
        if (event.target === dialog.current && isMeant) onClose();
      }}
    >
      <div className="flex max-h-[inherit] min-h-full flex-col">
        <header className="flex items-center justify-between gap-4 px-6 pt-5 pb-2">
          <h2 id={titleId} className={TITLES[shape]}>
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

function focusAgain(opener: Element | null): void {
  const isThere = opener instanceof HTMLElement && opener.isConnected && opener !== document.body;
  (isThere ? opener : document.querySelector<HTMLElement>('h1'))?.focus();
}

const FIRST_STOP = 'input:not([readonly]), select, textarea, nav a';
const STOPS = 'a[href], button:not(:disabled), input, select, textarea';

function keepInside(event: KeyboardEvent<HTMLDialogElement>): void {
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>(STOPS)];
  const from = event.shiftKey ? stops[0] : stops.at(-1);
  if (document.activeElement !== from) return;
  event.preventDefault();
  (event.shiftKey ? stops.at(-1) : stops[0])?.focus();
}
