import type { ComponentProps } from 'react';
import { Menu, type MenuItem } from './Menu.tsx';
import { MenuOpener } from './MenuOpener.tsx';

type MenuButtonProps = Omit<ComponentProps<typeof MenuOpener>, 'renderMenu'> & {
  readonly items: readonly MenuItem[];
};

/** A button that opens a menu. */
export function MenuButton({ items, ...rest }: MenuButtonProps) {
  return <MenuOpener {...rest} renderMenu={(props) => <Menu {...props} items={items} />} />;
}
