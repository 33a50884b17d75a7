import { Ellipsis } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Menu, type MenuItem } from './Menu.tsx';
import { MenuOpener } from './MenuOpener.tsx';

type MoreMenuProps = Partial<ComponentProps<typeof MenuOpener>> & {
  readonly label: string;
  readonly items?: readonly MenuItem[];
};

/** A button of three dots, which opens a menu of what is rarely done. */
export const MoreMenu = ({ items = NONE, ...rest }: MoreMenuProps) => (
  <MenuOpener className={MORE} renderMenu={(menu) => <Menu {...menu} items={items} />} {...rest}>
    <Ellipsis aria-hidden="true" className="size-4" />
  </MenuOpener>
);

const NONE: readonly MenuItem[] = [];

const MORE =
  'inline-grid size-8 shrink-0 place-items-center self-center rounded-md border border-edge/50 bg-surface text-muted outline-offset-[-2px] hover:border-edge hover:text-ink max-sm:border-transparent max-sm:bg-transparent print:hidden pointer-coarse:size-11';
