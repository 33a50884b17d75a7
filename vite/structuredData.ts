import type { HtmlTagDescriptor } from 'vite';
import { AREA_SERVED, BRAND, POSTAL_ADDRESS, SITE_URL } from '../src/brand.ts';
import { HOME } from '../src/site/content/home.ts';

/** The company as search engines read it: https://schema.org/HomeAndConstructionBusiness as JSON-LD. */
export function structuredData(): HtmlTagDescriptor {
  const business = {
    '@context': 'https://schema.org',
    '@type': 'HomeAndConstructionBusiness',
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
    hasOfferCatalog: {
      '@type': 'OfferCatalog',
      name: 'Services',
      itemListElement: HOME.services.cards.map(({ title }) => ({
        '@type': 'Offer',
        itemOffered: { '@type': 'Service', name: title },
      })),
    },
  };
  return {
    tag: 'script',
    attrs: { type: 'application/ld+json' },
    // A name with "</script>" would end the element.
    children: JSON.stringify(business).replaceAll('<', String.raw`\u003c`),
    injectTo: 'head',
  };
}
