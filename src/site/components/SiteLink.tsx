import { NavLink, type NavLinkProps } from 'react-router-dom';
import { preloadFirstPicture } from '../firstScreen/firstScreen.ts';
import { preloadPage } from './preload.ts';

type SiteLinkProps = Omit<NavLinkProps, 'to'> & { readonly to: string };

/** A link to a public page; hovering, focusing or touching it preloads the page's code and its first picture. */
export function SiteLink({ to, ...rest }: SiteLinkProps) {
  const preload = (): void => {
    preloadPage(to);
    preloadFirstPicture(to);
  };
  return (
    <NavLink to={to} onPointerEnter={preload} onFocus={preload} onTouchStart={preload} {...rest} />
  );
}
