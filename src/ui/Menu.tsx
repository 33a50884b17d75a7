import {
  type KeyboardEvent,
  type ReactNode,
  type SyntheticEvent,
  useLayoutEffect,
  useRef,
} from 'react';
import { Check } from 'lucide-react';
import { placePopover } from './placePopover.ts';
import type { OpenMenu } from './MenuOpener.tsx';

/** One choice of a menu. */
export type MenuItem = {
  readonly label: string;
  readonly onSelect: () => void;
  /** Marks the current one of several values. */
  readonly isCurrent?: boolean;
  readonly content?: ReactNode;
  /** Whether a line parts it from the one before. */
  readonly isRuledOff?: boolean;
  /** Whether the menu stays open, as for further choices. */
  readonly staysOpen?: boolean;
};

type MenuProps = OpenMenu & {
  /** What is said above the items. */
  readonly title?: string;
  readonly items: readonly MenuItem[];
};

/** An open menu in the top layer: arrow keys, first letters, Escape, and a click elsewhere. */
export function Menu({ label, title, items, anchor, onClose }: MenuProps) {
  const element = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const menu = element.current;
    if (menu === null) return;
    menu.showPopover();
    placePopover(menu, anchor);
    (menu.querySelector<HTMLElement>('[aria-checked=true]') ?? menuItems(menu)[0])?.focus();
  }, [anchor]);

  function close(event: SyntheticEvent): void {
    event.stopPropagation();
    anchor.focus({ preventScroll: true });
    onClose();
  }

  function onKeyDown(event: KeyboardEvent<HTMLDivElement>): void {
    // Not for the page or the dialog around it.
    event.stopPropagation();
    if (event.key === 'Escape' || event.key === 'Tab') {
      event.preventDefault();
      return close(event);
    }
    const next = itemAt(event.currentTarget, event.key);
    if (next === undefined) return;
    event.preventDefault();
    next.focus();
  }

  return (
    <div
      ref={element}
      popover="auto"
      role="menu"
      tabIndex={-1}
      aria-label={label}
      onKeyDown={onKeyDown}
      onClick={(event) => event.stopPropagation()}
      onToggle={({ newState }) => {
        if (newState === 'closed') onClose();
      }}
      className="fixed inset-auto m-0 max-h-[70dvh] min-w-44 overflow-y-auto rounded-lg border border-line bg-raised p-1 text-ink shadow-lifted"
    >
      {title !== undefined && (
        <p aria-hidden="true" className="px-2.5 py-1.5 text-xs font-semibold text-muted">
          <bdi>{title}</bdi>
        </p>
      )}
      {items.map(({ label: itemLabel, onSelect, isCurrent, content = itemLabel, ...item }) => (
        <button
          key={itemLabel}
          type="button"
          role={isCurrent === undefined ? 'menuitem' : 'menuitemradio'}
          aria-checked={isCurrent}
          aria-label={itemLabel}
          tabIndex={-1}
          onClick={(event) => {
            if (!item.staysOpen) close(event);
            onSelect();
          }}
          onPointerMove={({ currentTarget }) => currentTarget.focus({ preventScroll: true })}
          data-ruled={item.isRuledOff || undefined}
          className="relative flex min-h-8 w-full items-center gap-2.5 rounded-md px-2.5 text-start data-ruled:mt-2.25 data-ruled:before:absolute data-ruled:before:inset-x-1 data-ruled:before:-top-1.25 data-ruled:before:border-t data-ruled:before:border-line text-[0.8125rem] font-medium whitespace-nowrap outline-none focus:bg-accent/10 pointer-coarse:min-h-11"
        >
          <span className="grow">{content}</span>
          {isCurrent === true && <Check aria-hidden="true" className="size-4 text-accent" />}
        </button>
      ))}
    </div>
  );
}

const menuItems = (menu: HTMLElement): HTMLElement[] => [
  ...menu.querySelectorAll<HTMLElement>('[role^=menuitem]'),
];

/** The item a key moves to: an arrow, Home, End, or the first letter of a label. */
function itemAt(menu: HTMLElement, key: string): HTMLElement | undefined {
  const items = menuItems(menu);
  const index = items.indexOf(document.activeElement as HTMLElement);
  if (key === 'ArrowDown') return items[(index + 1) % items.length];
  if (key === 'ArrowUp') return items.at(index - 1);
  if (key === 'Home') return items[0];
  if (key === 'End') return items.at(-1);
  if (key.length > 1 || key === ' ') return undefined;
  const after = [...items.slice(index + 1), ...items.slice(0, index + 1)];
  return after.find((item) =>
    item.getAttribute('aria-label')?.toLowerCase().startsWith(key.toLowerCase()),
  );
}
