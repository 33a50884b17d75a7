import { X } from 'lucide-react';
import { useId, useLayoutEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';

type ModalProps = {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** Below the title. */
  readonly subtitle?: string;
  /** Buttons beside the title. */
  readonly actions?: ReactNode;
  /**
   * `drawer`: at the start edge of the screen, for navigation on small screens. `panel`: at the end edge, beside the page,
   * which stays readable; on a phone the whole screen. `palette`: near the top; its title and its close button are up to its
   * children.
   */
  readonly variant?: 'dialog' | 'drawer' | 'panel' | 'palette';
};

const BOXES = {
  dialog:
    'm-auto max-h-[calc(100dvh-2rem)] short:max-h-[calc(100dvh-0.5rem)] w-[min(36rem,calc(100vw-2rem))] rounded-xl border border-line bg-surface text-ink shadow-lifted backdrop:bg-abyss/60 backdrop:backdrop-blur-[2px]',
  drawer:
    'me-auto ms-0 mt-0 h-dvh max-h-none w-72 max-w-[85vw] bg-abyss text-mist backdrop:bg-abyss/60',
  panel:
    'panel me-0 ms-auto my-0 h-dvh max-h-none w-[min(32.5rem,100vw)] max-w-none border-line bg-surface text-ink shadow-lifted sm:border-s backdrop:bg-abyss/5 max-xl:backdrop:bg-abyss/30',
  palette:
    'mx-auto mt-[12dvh] mb-0 max-h-[min(36rem,76dvh)] short:mt-1 short:max-h-[calc(100dvh-0.5rem)] w-[min(40rem,calc(100vw-2rem))] overflow-hidden rounded-xl border border-line bg-surface text-ink shadow-lifted max-sm:m-0 max-sm:h-dvh max-sm:max-h-none max-sm:w-screen max-sm:max-w-none max-sm:rounded-none max-sm:border-0 backdrop:bg-abyss/60 backdrop:backdrop-blur-[2px]',
} as const;

const TITLES = {
  dialog: 'text-lg font-semibold',
  panel: 'text-base font-semibold',
  drawer: 'font-display text-2xl font-medium tracking-wide text-pearl',
  palette: 'sr-only',
} as const;

const HEADERS = {
  dialog: 'flex items-center gap-1 px-6 pt-5 pb-2',
  panel: 'flex min-h-15 items-center gap-1 border-b border-line px-4 py-2 sm:px-6',
  drawer: 'flex items-center gap-1 px-6 pt-5 pb-2',
  palette: '',
} as const;

/**
 * A modal dialog. Closes on Escape and on a click on the backdrop, traps the focus, and restores it on close: to the
 * page's heading if the opener is gone. Mount it only while it is open.
 */
export function Modal(props: ModalProps) {
  const { title, subtitle, actions, onClose, children, variant = 'dialog' } = props;
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
      className={`p-0 ${BOXES[variant]}`}
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
        <header className={HEADERS[variant]}>
          <div className="min-w-0 grow">
            <h2 id={titleId} className={TITLES[variant]}>
              {title}
            </h2>
            {subtitle !== undefined && (
              <p dir="auto" className="truncate text-xs text-muted">
                {subtitle}
              </p>
            )}
          </div>
          {actions}
          {variant !== 'palette' && (
            <button
              type="button"
              onClick={onClose}
              aria-label="Close"
              className="-me-2 grid size-9 place-items-center rounded-md opacity-70 hover:opacity-100"
            >
              <X aria-hidden="true" className="size-5" />
            </button>
          )}
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
