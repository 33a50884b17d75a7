import { type ReactNode, useState } from 'react';

/** What an open menu is given. */
export type OpenMenu = {
  readonly label: string;
  /** The element the menu opens at, and which has the focus again when it closes. */
  readonly anchor: HTMLElement;
  readonly onClose: () => void;
};

type MenuOpenerProps = {
  readonly label: string;
  readonly renderMenu: (props: OpenMenu) => ReactNode;
  readonly className?: string;
  readonly children: ReactNode;
  readonly shortcut?: string;
  /** What it opens: a menu by default. */
  readonly kind?: 'menu' | 'dialog';
  /** Called when it is likely that the menu is opened. */
  readonly onApproach?: () => void;
};

/** A button that opens a menu or a small box, whose code it need not know. */
export function MenuOpener(props: MenuOpenerProps) {
  const { label, renderMenu, className, children, shortcut, kind = 'menu', onApproach } = props;
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <button
        type="button"
        aria-label={label}
        aria-haspopup={kind}
        aria-expanded={anchor !== null}
        aria-keyshortcuts={shortcut}
        onClick={(event) => {
          event.stopPropagation();
          setAnchor(anchor === null ? event.currentTarget : null);
        }}
        onPointerEnter={onApproach}
        onFocus={onApproach}
        className={className}
      >
        {children}
      </button>
      {anchor && renderMenu({ label, anchor, onClose: () => setAnchor(null) })}
    </>
  );
}
