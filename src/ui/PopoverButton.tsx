import { type ComponentProps, type ReactNode, useLayoutEffect, useRef } from 'react';
import { Alert } from './Alert.tsx';
import { isTouched } from './focus.ts';
import { MenuOpener, type OpenMenu } from './MenuOpener.tsx';
import { OnDemand } from './OnDemand.tsx';
import { placePopover } from './placePopover.ts';

type PopoverButtonProps = Omit<ComponentProps<typeof MenuOpener>, 'renderMenu' | 'kind'> & {
  readonly content: ReactNode;
};

/** A button that opens a small box with controls, which stays open while they are used. */
export const PopoverButton = ({ content, ...rest }: PopoverButtonProps) => (
  <MenuOpener
    {...rest}
    kind="dialog"
    renderMenu={(opened) => <Popover {...opened}>{content}</Popover>}
  />
);

type PopoverProps = OpenMenu & { readonly children: ReactNode };

function Popover({ label, anchor, onClose, children }: PopoverProps) {
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
        anchor.focus({ preventScroll: true });
        onClose();
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
