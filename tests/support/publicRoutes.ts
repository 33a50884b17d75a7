import { BRAND } from '../../src/company/brand.ts';
import { ABOUT } from '../../src/company/site/about.ts';
import { CONTACT } from '../../src/company/site/contact.ts';
import { CORAL_BANK } from '../../src/company/site/coralBank.ts';
import { EXPERIENCE } from '../../src/company/site/experience.ts';
import { HOME } from '../../src/company/site/home.ts';
import { IMPRINT } from '../../src/company/site/imprint.ts';
import { PRIVACY } from '../../src/company/site/privacy.ts';
import { PROFESSIONALS } from '../../src/company/site/professionals.ts';
import { PORTFOLIO, PROJECTS } from '../../src/company/site/projects.ts';
import { SERVICES } from '../../src/company/site/services.ts';
import { WHY } from '../../src/company/site/why.ts';
import { SITE_PAGES } from '../../src/site/pages.tsx';

type Head = {
  readonly heading: string;
  /** The title without the company's name. */
  readonly title?: string;
  readonly description: string;
};

/** A public page: its route, its heading, and the title and description of its document. */
type PublicRoute = readonly [route: string, heading: string, title: string, description: string];

export const WHY_ROUTE = `/why-${BRAND.slug}`;

const HEADS: Readonly<Record<string, Head>> = {
  '/': { ...HOME.head, heading: HOME.hero.title },
  '/services': SERVICES.head,
  '/portfolio': PORTFOLIO.head,
  '/portfolio/:id': caseStudyHead(),
  '/coral-bank': CORAL_BANK.head,
  '/about': ABOUT.head,
  '/contact': CONTACT.head,
  [WHY_ROUTE]: WHY.head,
  '/experience': EXPERIENCE.head,
  '/professionals': PROFESSIONALS.head,
  '/privacy': PRIVACY.head,
  '/imprint': IMPRINT.head,
};

/** Every public route of the app that has content of its own; of the case studies the first. */
export const PUBLIC_ROUTES: readonly PublicRoute[] = SITE_PAGES.filter(
  ({ path }) => path !== '*',
).map(({ path }) => {
  const head = HEADS[path];
  if (head === undefined) throw new Error(`${path} has no entry in tests/support/publicRoutes.ts`);
  const { heading, title, description } = head;
  return [path.replace(':id', '1'), heading, documentTitle(title), description];
});

/** The routes alone. */
export const PUBLIC_PATHS: readonly string[] = PUBLIC_ROUTES.map(([path]) => path);

/** Every address that a link of the public site leads to, in alphabetical order. */
export const LINKED_ADDRESSES: readonly string[] = [
  ...PUBLIC_PATHS,
  ...PROJECTS.slice(1).map(({ id }) => `/portfolio/${id}`),
  '/login',
  '/professionals?part=stages',
  '/services?part=checklist',
  ...SERVICES.sections.map(({ id }) => `/services?part=${id}`),
  // The first sketch, sent to the form and taken back to the drawing.
  ...['/', '/contact'].map((path) => `${path}?wall=6.0x2.4x1.2-reef`),
].toSorted();

/** The title of the document for a page; without one, that of the home page. */
export function documentTitle(title?: string): string {
  return title === undefined ? `${BRAND.name} · ${BRAND.descriptor}` : `${title} · ${BRAND.name}`;
}

function caseStudyHead(): Head {
  const [{ title, scope } = { title: '', scope: '' }] = PROJECTS;
  return { heading: title, title, description: scope };
}
