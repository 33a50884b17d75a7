import { SITE_URL } from '../../src/company/brand.ts';

/** The public address of a route, under which it can be shared and found; its static page is a folder. */
export const addressOf = (path: string): string =>
  path === '/' ? SITE_URL : `${SITE_URL}${path.slice(1)}/`;
