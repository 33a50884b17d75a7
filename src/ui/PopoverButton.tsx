import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { Alert } from './Alert.tsx';
import { isTouched } from './focus.ts';
import { OnDemand } from './OnDemand.tsx';
import { placePopover } from './placePopover.ts';

type PopoverButtonProps = {
  /** Names what opens. */
  readonly label: string;
  readonly className?: string;
  readonly children: ReactNode;
  readonly content: ReactNode;
};

/** A button that opens a small box with controls, which stays open while they are used. */
export function PopoverButton({ label, className, children, content }: PopoverButtonProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = (): void => {
    anchor?.focus({ preventScroll: true });
    setAnchor(null);
  };
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(anchor === null ? currentTarget : null)}
        className={className}
      >
        {children}
      </button>
      {anchor && (
        <Popover label={label} anchor={anchor} onClose={() => setAnchor(null)} onEscape={close}>
          {content}
        </Popover>
      )}
    </>
  );
}

type PopoverProps = {
  readonly label: string;
  readonly anchor: HTMLElement;
  readonly onClose: () => void;
  readonly onEscape: () => void;
  readonly children: ReactNode;
};

function Popover({ label, anchor, onClose, onEscape, children }: PopoverProps) {
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => element.current?.showPopover(), []);
  return (
    <div
      ref={element}
      popover="auto"
      role="dialog"
      aria-label={label}
      tabIndex={-1}
      onKeyDown={(event) => {
        // Not for the page around it.
        event.stopPropagation();
        if (event.key !== 'Escape') return;
        event.preventDefault();
        onEscape();
      }}
      onToggle={({ newState, target, currentTarget }) => {
        if (newState === 'closed' && target === currentTarget) onClose();
      }}
      className="fixed inset-auto m-0 max-h-[min(36rem,80dvh)] w-[min(20rem,calc(100vw-1rem))] overflow-y-auto rounded-lg border border-line bg-raised p-4 text-[0.8125rem] text-ink shadow-lifted"
    >
      <OnDemand fallback={<Alert kind="alert">This needs a connection to load.</Alert>}>
        {children}
        <Placed anchor={anchor} />
      </OnDemand>
    </div>
  );
}

/** Places the box around it, and focuses its first control or, by touch, itself, once what it shows is there. */
function Placed({ anchor }: { readonly anchor: HTMLElement }) {
  const element = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const box = element.current?.parentElement;
    if (!box) return;
    placePopover(box, anchor);
    const first = box.querySelector<HTMLElement>('select, input, button');
    (isTouched() ? box : first)?.focus({ preventScroll: true });
  }, [anchor]);
  return <span ref={element} hidden />;
}
