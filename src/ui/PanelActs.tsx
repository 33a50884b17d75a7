import type { LucideIcon } from 'lucide-react';
import { createContext, use, type ReactNode, type Ref } from 'react';
import { createPortal } from 'react-dom';
import { Link, type LinkProps } from 'react-router-dom';
import { lookOf } from './Button.tsx';

/** The line of acts below the title of a record's panel: first those of its kind, then those that all kinds have. */
type Line = { readonly own: HTMLElement | null; readonly common: HTMLElement | null };

/** That of the panel around; null outside of one. */
export const PanelActsContext = createContext<Line | null>(null);

type PanelActsProps = {
  /** Whether they are of all kinds of records. */
  readonly areCommon?: boolean;
  readonly children: ReactNode;
};

/** What can be done with the record of a panel, in the line below its title; nothing outside of one. */
export function PanelActs({ areCommon = false, children }: PanelActsProps) {
  const line = use(PanelActsContext);
  const place = line?.[areCommon ? 'common' : 'own'];
  return place && createPortal(children, place);
}

// The first of its kind is filled by where it stands.
const ACT = lookOf('plain', true, 'px-2.5! text-[0.8125rem]! gap-1.5!');

type ActProps = {
  readonly label: string;
  /** Its whole name, where the label is too short to stand alone. */
  readonly name?: string;
  readonly icon?: LucideIcon;
  /** Whether the palette offers it as well, by its name. */
  readonly isCommand?: boolean;
} & (
  | { readonly to: string; readonly state?: LinkProps['state'] }
  | { readonly href: string; readonly target?: '_blank' }
  | { readonly onClick: () => void; readonly ref?: Ref<HTMLButtonElement> }
);

/** One of the acts of a record: what is done at once, or a link to where it is done. */
export function Act({ label, name, icon: Icon, isCommand = false, ...does }: ActProps) {
  const common = {
    className: ACT,
    'aria-label': name,
    title: name,
    'data-command': isCommand ? (name ?? label) : undefined,
  };
  const content = (
    <>
      {Icon && <Icon aria-hidden="true" className="size-4" />}
      <span>{label}</span>
    </>
  );
  if ('to' in does) {
    return (
      <Link {...common} {...does}>
        {content}
      </Link>
    );
  }
  return 'href' in does ? (
    <a {...common} {...does} rel="noreferrer">
      {content}
    </a>
  ) : (
    <button type="button" {...common} {...does}>
      {content}
    </button>
  );
}
