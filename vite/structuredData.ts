import { AREA_SERVED, BRAND, POSTAL_ADDRESS, SITE_URL } from '../src/company/brand.ts';
import { SERVICES } from '../src/company/site/services.ts';
import { addressOf } from './addressOf.ts';
import { PUBLIC_PAGES, type PublicPage } from './publicPages.ts';

const BUSINESS_ID = `${SITE_URL}#business`;

/** A page and the company as search engines read them, in the vocabulary of https://schema.org: JSON-LD. */
export function structuredData(page: PublicPage): string {
  const graph = [
    business(),
    ...(page.kind === 'services' ? services() : []),
    ...(page.kind === 'project' ? [project(page)] : []),
    ...(page.path === '/' ? [] : [breadcrumbs(page)]),
  ];
  // A name with "</script>" would end the element.
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }).replaceAll(
    '<',
    String.raw`\u003c`,
  );
}

const business = () => ({
  '@type': 'HomeAndConstructionBusiness',
  '@id': BUSINESS_ID,
  name: BRAND.name,
  description:
    'Designs, builds and maintains bespoke aquatic ecosystems: marine aquariums, freshwater, ponds and vivariums.',
  url: SITE_URL,
  logo: `${SITE_URL}icons/icon-512.png`,
  image: `${SITE_URL}media/share.jpg`,
  telephone: BRAND.phone,
  email: BRAND.email,
  address: {
    '@type': 'PostalAddress',
    streetAddress: POSTAL_ADDRESS.street,
    addressLocality: POSTAL_ADDRESS.locality,
    addressCountry: POSTAL_ADDRESS.country,
  },
  areaServed: AREA_SERVED,
  sameAs: BRAND.social.map(({ url }) => url),
});

const services = () =>
  SERVICES.sections.map(({ title, lead }) => ({
    '@type': 'Service',
    name: title,
    description: lead,
    provider: { '@id': BUSINESS_ID },
    areaServed: AREA_SERVED,
  }));

/** Concept projects are works of the company, not built places. */
const project = ({ title, description, path }: PublicPage) => ({
  '@type': 'CreativeWork',
  name: title,
  description,
  url: addressOf(path),
  creator: { '@id': BUSINESS_ID },
});

function breadcrumbs({ path }: PublicPage) {
  const parts = path.split('/').slice(1);
  const paths = ['/', ...parts.map((_, index) => `/${parts.slice(0, index + 1).join('/')}`)];
  const pages = paths.map((one) => PUBLIC_PAGES.find((page) => page.path === one));
  return {
    '@type': 'BreadcrumbList',
    itemListElement: pages.map((page, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: page?.title ?? BRAND.name,
      item: addressOf(page?.path ?? '/'),
    })),
  };
}
