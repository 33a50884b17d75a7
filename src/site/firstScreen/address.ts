/** What the address of the page says, as index.html and the app read it: the route is in the hash. */

/** The route, without its query and a trailing slash. */
export const routeOfPage = (): string =>
  `/${window.location.hash.replace(/^#?\/?|\/?(\?.*)?$/g, '')}`;

/** Whether a route is one of the dashboard. */
export const isDashboard = (route: string): boolean => /^\/dashboard([/?]|$)/.test(route);

/** Whether a route is that of the login page, or one of the dashboard. */
export const isStaffPage = (route: string): boolean => /^\/(login|dashboard)([/?]|$)/.test(route);

/** Whether a route is one of the public site in Arabic. */
export const isArabic = (route: string): boolean => /^\/ar([/?]|$)/.test(route);

/** Whether the whole site is one page below some path, as in the try-out. */
const IS_ONE_PAGE = import.meta.env.BASE_URL !== '/';

/** The path of the file that has the first screens of a route's language. */
export const fileOf = (route: string): string => {
  if (IS_ONE_PAGE) return window.location.pathname;
  return isArabic(route) ? '/ar/' : '/';
};

/**
 * Turns the address of a static page, such as /services/, which can be shared and found, into the app's own address of the
 * same page, /#/services; Arabic pages stay with the file that has their first screens, /ar/#/ar/services. Loads that file, if it is
 * another one.
 */
export function settleAddress(): void {
  if (IS_ONE_PAGE) return;
  const { pathname, search, hash } = window.location;
  const path = pathname.replace(/\/(index\.html)?$/, '');
  const settled = hash || (path && `#${path}${search}`);
  const file = fileOf(settled.slice(1));
  const isInFile = isArabic(settled.slice(1)) === isArabic(pathname);
  if (!isInFile) window.location.replace(file + settled);
  else if (hash !== settled || pathname !== file)
    window.history.replaceState(null, '', file + settled);
}
