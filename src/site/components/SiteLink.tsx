import { NavLink, type NavLinkProps } from 'react-router-dom';
import { preloadPage } from '../pages.ts';

type SiteLinkProps = Omit<NavLinkProps, 'to'> & { readonly to: string };

/** A link to a public page; its code is on the way as soon as someone means to follow it. */
export function SiteLink({ to, ...rest }: SiteLinkProps) {
  const preload = (): void => preloadPage(to);
  return (
    <NavLink to={to} onPointerEnter={preload} onFocus={preload} onTouchStart={preload} {...rest} />
  );
}
