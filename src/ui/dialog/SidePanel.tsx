import { type MouseEvent, type PointerEvent, type ReactNode, useId } from 'react';
import { useRootClass } from '../useRootClass.ts';
import { CloseButton, useDialog } from './Modal.tsx';

type SidePanelProps = {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
  /**
   * The id of the stored record that it shows, which has a head of its own: the title is quiet then, and the panel wider where there
   * is room. Another one may follow while the panel stays, which is faster than to open it again.
   */
  readonly recordId?: string | undefined;
  readonly actions?: ReactNode;
};

/**
 * A modal dialog at the end edge of the screen, on a phone a sheet that leaves a strip of the page to tap on. The page beside it stays readable and is not
 * inert: that would compute the styles of all of it again, which takes longer than all else that opens a record. Where there is
 * room for a strip of it at least, a click on another record opens that one instead; beside a form of a new one, it only closes. Mount it only while it is open.
 */
export function SidePanel({ title, recordId, actions, onClose, children }: SidePanelProps) {
  const isRecord = recordId !== undefined;
  // Before the focus moves there, for which the page is laid out.
  useRootClass(isRecord ? 'beside-record' : 'beside-form');
  const { ref, onKeyDown, backdrop } = useDialog(show, onClose, {
    onBackdrop: isRecord ? openBehind : onClose,
    shown: recordId,
  });
  const titleId = useId();

  function openBehind(event: MouseEvent): void {
    const record = recordBehind(event);
    if (record === null || record.dataset['opensRecord'] === recordId) return onClose();
    record.focus();
    record.click();
  }

  return (
    <div
      className="fixed inset-0 z-30 bg-abyss/5 max-xl:bg-abyss/30 max-sm:bg-abyss/50"
      onPointerMove={isRecord ? pointAtRecord : undefined}
      {...backdrop}
    >
      <dialog
        ref={ref}
        aria-modal="true"
        aria-labelledby={titleId}
        onKeyDown={onKeyDown}
        className={`side-panel ${isRecord ? 'record-panel' : ''} inset-y-0 me-0 ms-auto h-full max-h-none max-w-none max-sm:top-12 max-sm:h-auto max-sm:w-full max-sm:overflow-clip max-sm:rounded-t-xl max-sm:border-t short:max-sm:top-6 border-line bg-surface p-0 text-ink shadow-lifted sm:border-s`}
      >
        {/* Takes the focus of a click on text, so that keys still arrive here. */}
        <div tabIndex={-1} className="flex h-full flex-col outline-none">
          <header
            className={`flex items-center gap-1 px-4 sm:px-6 ${isRecord ? 'pt-1.5 pointer-coarse:pt-0.5' : 'min-h-15 border-b border-line py-2'}`}
          >
            <h2
              id={titleId}
              tabIndex={-1}
              className={`min-w-0 grow outline-none ${isRecord ? 'line-clamp-2 text-[0.8125rem]/4 font-medium text-muted' : 'text-base font-semibold'}`}
            >
              {title}
            </h2>
            {actions}
            <CloseButton onClose={onClose} />
          </header>
          {children}
        </div>
      </dialog>
    </div>
  );
}

/** What opens a record below the pointer, if the page is in sight beside the panel. */
function recordBehind({ clientX, clientY }: MouseEvent): HTMLElement | null {
  if (!window.matchMedia('(width >= 40rem)').matches) return null;
  const [, page] = document.elementsFromPoint(clientX, clientY);
  return page?.closest<HTMLElement>('[data-opens-record]') ?? null;
}

function pointAtRecord(event: PointerEvent<HTMLElement>): void {
  const { currentTarget, target } = event;
  const isPointer = target === currentTarget && recordBehind(event) !== null;
  currentTarget.style.cursor = isPointer ? 'pointer' : '';
}

/** Without `show`, which would move the focus, and lay out the panel once more for it. */
const show = (dialog: HTMLDialogElement): void => void (dialog.open = true);
