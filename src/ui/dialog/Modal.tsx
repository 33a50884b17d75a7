import { useId, type ReactNode } from 'react';
import { CloseButton } from './CloseButton.tsx';
import { useDialog } from './useDialog.ts';

type ModalProps = {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
  /**
   * `drawer`: at the start edge of the screen, for navigation on small screens. `palette`: near the top; its title and its
   * close button are up to its children.
   */
  readonly variant?: 'dialog' | 'drawer' | 'palette';
};

const BOXES = {
  dialog:
    'm-auto max-h-[calc(100dvh-2rem)] short:max-h-[calc(100dvh-0.5rem)] w-[min(36rem,calc(100vw-2rem))] rounded-xl border border-line bg-surface text-ink shadow-lifted backdrop:bg-abyss/60',
  drawer:
    'me-auto ms-0 mt-0 h-dvh max-h-none w-72 max-w-[85vw] bg-abyss text-mist backdrop:bg-abyss/60',
  palette:
    'mx-auto mt-[12dvh] mb-0 max-h-[min(36rem,76dvh)] short:mt-1 short:max-h-[calc(100dvh-0.5rem)] w-[min(40rem,calc(100vw-2rem))] overflow-hidden rounded-xl border border-line bg-surface text-ink shadow-lifted max-sm:m-0 max-sm:h-dvh max-sm:max-h-none max-sm:w-screen max-sm:max-w-none max-sm:rounded-none max-sm:border-0 backdrop:bg-abyss/60',
} as const;

const TITLES = {
  dialog: 'text-lg font-semibold',
  drawer: 'font-display text-2xl font-medium tracking-wide text-pearl',
  palette: 'sr-only',
} as const;

/** A modal dialog that covers the page, which is inert. Mount it only while it is open. */
export function Modal({ title, onClose, children, variant = 'dialog' }: ModalProps) {
  const { ref, onKeyDown, backdrop } = useDialog(showModal, onClose);
  const titleId = useId();
  const isBare = variant === 'palette';
  return (
    <dialog
      ref={ref}
      aria-labelledby={titleId}
      className={`p-0 ${BOXES[variant]}`}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onKeyDown={onKeyDown}
      {...backdrop}
    >
      <div className="flex max-h-[inherit] min-h-full flex-col">
        <header className={isBare ? '' : 'flex items-center gap-1 px-6 pt-5 pb-2'}>
          <h2
            id={titleId}
            tabIndex={variant === 'dialog' ? -1 : undefined}
            className={`min-w-0 grow outline-none ${TITLES[variant]}`}
          >
            {title}
          </h2>
          {!isBare && <CloseButton onClose={onClose} />}
        </header>
        {children}
      </div>
    </dialog>
  );
}

const showModal = (dialog: HTMLDialogElement): void => dialog.showModal();
