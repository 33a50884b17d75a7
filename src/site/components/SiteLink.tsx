import { NavLink, type NavLinkProps } from 'react-router-dom';
import { preloadPage } from '../preload.ts';

type SiteLinkProps = Omit<NavLinkProps, 'to'> & { readonly to: string };

/** A link to a public page; hovering, focusing or touching it preloads the page's code. */
export function SiteLink({ to, ...rest }: SiteLinkProps) {
  const preload = (): void => preloadPage(to);
  return (
    <NavLink to={to} onPointerEnter={preload} onFocus={preload} onTouchStart={preload} {...rest} />
  );
}
