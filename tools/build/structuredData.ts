import { AREA_SERVED, BRAND, POSTAL_ADDRESS, SITE_URL } from '../../src/company/brand.ts';
import { SERVICES as ARABIC_SERVICES } from '../../src/company/site/ar/services.ts';
import { SERVICES } from '../../src/company/site/services.ts';
import { publicAddress } from '../../src/site/components/siteAddress.ts';
import { PUBLIC_PAGES, type PublicPage } from './publicPages.ts';

const BUSINESS_ID = `${SITE_URL}#business`;

/** A page and the company as search engines read them, in the vocabulary of https://schema.org: JSON-LD. */
export function structuredData(page: PublicPage): string {
  const graph = [
    business(page),
    ...(page.kind === 'services' ? services(page) : []),
    webPage(page),
    ...(page.kind === 'project' ? [project(page)] : []),
    ...(page.route === '/' ? [] : [breadcrumbs(page)]),
  ];
  // A name with "</script>" would end the element.
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }).replaceAll(
    '<',
    String.raw`\u003c`,
  );
}

const business = ({ words }: PublicPage) => ({
  '@type': 'HomeAndConstructionBusiness',
  '@id': BUSINESS_ID,
  name: BRAND.name,
  description: words.business,
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

const services = ({ language }: PublicPage) =>
  (language.code === 'ar' ? ARABIC_SERVICES : SERVICES).sections.map(({ title, lead }) => ({
    '@type': 'Service',
    name: title,
    description: lead,
    provider: { '@id': BUSINESS_ID },
    areaServed: AREA_SERVED,
  }));

const webPage = ({ title, description, path, language }: PublicPage) => ({
  '@type': 'WebPage',
  '@id': `${publicAddress(path)}#page`,
  name: title ?? BRAND.name,
  description,
  url: publicAddress(path),
  inLanguage: language.code,
  about: { '@id': BUSINESS_ID },
});

/** Concept projects are works of the company, not built places. */
const project = ({ title, description, path, language }: PublicPage) => ({
  '@type': 'CreativeWork',
  name: title,
  description,
  url: publicAddress(path),
  inLanguage: language.code,
  creator: { '@id': BUSINESS_ID },
});

function breadcrumbs({ route, language }: PublicPage) {
  const parts = route.split('/').slice(1);
  const routes = ['/', ...parts.map((_, index) => `/${parts.slice(0, index + 1).join('/')}`)];
  const pages = routes.map((one) =>
    PUBLIC_PAGES.find((page) => page.route === one && page.language === language),
  );
  return {
    '@type': 'BreadcrumbList',
    itemListElement: pages.map((page, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: page?.title ?? BRAND.name,
      item: publicAddress(page?.path ?? '/'),
    })),
  };
}
