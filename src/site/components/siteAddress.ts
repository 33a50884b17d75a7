import { SITE_URL } from '../../company/brand.ts';
import { LANGUAGE } from '../../company/site/language.ts';

/** The address of a public page in the language of this one: home is `/` or `/ar`. */
export const siteAddress = (to: string): string => addressIn(LANGUAGE.prefix, to);

/** The address of a public page in a language, by what begins its routes. */
export const addressIn = (prefix: string, to: string): string =>
  `${prefix}${to}`.replace(/(?<=.)\/(?=\?|$)/, '');

/** The address of a page in any language, from its route in this one. */
export const routeOf = (pathname: string): string => pathname.slice(LANGUAGE.prefix.length) || '/';

/** The public address of a page, under which it can be shared and found; its static page is a folder. */
export const publicAddress = (pathname: string): string =>
  pathname === '/' ? SITE_URL : `${SITE_URL}${pathname.slice(1)}/`;
