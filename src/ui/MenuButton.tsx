import { useState, type ReactNode } from 'react';
import { Menu, type MenuItem } from './Menu.tsx';

type MenuButtonProps = {
  /** Names the button and the menu. */
  readonly label: string;
  readonly items: readonly MenuItem[];
  readonly className?: string;
  readonly children: ReactNode;
  readonly shortcut?: string;
};

/** A button that opens a menu. */
export function MenuButton({ label, items, className, children, shortcut }: MenuButtonProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <button
        type="button"
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-keyshortcuts={shortcut}
        onClick={(event) => {
          event.stopPropagation();
          setAnchor(anchor === null ? event.currentTarget : null);
        }}
        className={className}
      >
        {children}
      </button>
      {anchor && (
        <Menu label={label} items={items} anchor={anchor} onClose={() => setAnchor(null)} />
      )}
    </>
  );
}
