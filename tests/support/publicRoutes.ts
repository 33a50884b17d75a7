import { BRAND } from '../../src/company/brand.ts';
import { PROJECTS } from '../../src/company/site/projects.ts';
import { SERVICES } from '../../src/company/site/services.ts';
import { SITE_PAGES } from '../../src/site/pages.tsx';
import { PUBLIC_PAGES } from '../../tools/build/publicPages.ts';

/** A public page: its route, its heading, and the title and description of its document. */
type PublicRoute = readonly [route: string, heading: string, title: string, description: string];

export const WHY_ROUTE = `/why-${BRAND.slug}`;

/** Every public route of the app that has content of its own; of the case studies the first. */
export const PUBLIC_ROUTES: readonly PublicRoute[] = SITE_PAGES.filter(
  ({ path }) => path !== '*',
).map(({ path }) => {
  const route = path.replace(':id', '1');
  const page = PUBLIC_PAGES.find((known) => known.path === route);
  if (page === undefined) throw new Error(`${path} is missing in tools/build/publicPages.ts`);
  const { heading, title, description } = page;
  return [route, heading, documentTitle(title), description];
});

/** The routes alone. */
export const PUBLIC_PATHS: readonly string[] = PUBLIC_ROUTES.map(([path]) => path);

/** Every address that a link of the public site leads to, in alphabetical order. */
export const LINKED_ADDRESSES: readonly string[] = [
  ...PUBLIC_PATHS,
  ...PROJECTS.slice(1).map(({ id }) => `/portfolio/${id}`),
  '/login',
  '/about?part=terms',
  '/professionals?part=figures',
  '/professionals?part=stages',
  '/services?part=checklist',
  ...SERVICES.sections.map(({ id }) => `/services?part=${id}`),
  // The first sketch, sent to the form and taken back to the drawing.
  ...['/', '/contact'].map((path) => `${path}?wall=6.0x2.4x1.2-reef`),
].toSorted();

/** The title of the document for a page; for the home page, which has none: null. */
export function documentTitle(title: string | null): string {
  return title === null ? `${BRAND.name} · ${BRAND.descriptor}` : `${title} · ${BRAND.name}`;
}
