import type { ReactNode } from 'react';
import { Menu, type MenuItem } from './Menu.tsx';
import { MenuOpener } from './MenuOpener.tsx';

type MenuButtonProps = {
  readonly label: string;
  readonly items: readonly MenuItem[];
  readonly className?: string;
  readonly children: ReactNode;
  readonly shortcut?: string;
};

/** A button that opens a menu. */
export function MenuButton({ items, ...rest }: MenuButtonProps) {
  return <MenuOpener {...rest} renderMenu={(props) => <Menu {...props} items={items} />} />;
}
