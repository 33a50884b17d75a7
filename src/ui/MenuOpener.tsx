import { Ellipsis } from 'lucide-react';
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
  /** Three dots by default, for what is rarely done. */
  readonly children?: ReactNode;
  readonly shortcut?: string;
  /** Called when it is likely that the menu is opened. */
  readonly onApproach?: () => void;
};

/** A button that opens a menu, whose code it need not know. */
export function MenuOpener(props: MenuOpenerProps) {
  const { label, renderMenu, className = MORE, children = DOTS, shortcut, onApproach } = props;
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

const MORE =
  'inline-grid size-8 shrink-0 place-items-center self-center rounded-md border border-edge/50 bg-surface text-muted outline-offset-[-2px] hover:border-edge hover:text-ink max-sm:border-transparent max-sm:bg-transparent print:hidden pointer-coarse:size-11';
const DOTS = <Ellipsis aria-hidden="true" className="size-4" />;
