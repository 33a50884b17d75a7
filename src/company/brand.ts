/** The domain of the site and of the company's e-mail, and its name on social pages. */
const DOMAIN = 'atollier.example';

/** The languages of the public site: without `'ar'` it has no page, link or file in Arabic, and nothing waits for one. */
export const LANGUAGES = ['en', 'ar'] as const;

/** The parts of the address that stand on pages and in what search engines read. */
const STREET = 'Dubai Investments Park';
const CITY = 'Dubai';

/**
 * The company's name, contact details and colors. Everything else (pages, index.html, the files of the site's root,
 * the demo account, the tests) reads them from here. The phone numbers
 * and the domains are fictional but valid in form.
 *
 * @placeholder The company: its name, address, e-mail address, telephone numbers and social pages, and `IN_ARABIC`.
 */
export const BRAND = {
  name: 'Atollier',
  /** Lower-case letters, digits and hyphens: part of the route /why-{slug}. */
  slug: 'atollier',
  /** Follows the name in the title of the home page. */
  descriptor: 'Bespoke aquatic ecosystems',
  city: CITY,
  address: `${STREET}, ${CITY}, UAE`,
  email: `studio@${DOMAIN}`,
  /** Of all amounts in the records: dollars (specification, section 9), or `AED`. Stored amounts are never converted. */
  currency: 'USD' as 'USD' | 'AED',
  /** In international form, with spaces. */
  phone: '+971 4 555 0100',
  /** Of the consultant whom messages reach first, in international form as well. */
  whatsAppPhone: '+971 50 555 0111',
  social: [
    { name: 'Instagram', url: `https://www.instagram.com/${DOMAIN}` },
    { name: 'Facebook', url: `https://www.facebook.com/${DOMAIN}` },
    { name: 'YouTube', url: `https://www.youtube.com/@${DOMAIN}` },
  ],
} as const;

/**
 * What the imprint says of the company, in the words of the trade licence and of the VAT certificate.
 *
 * @placeholder The imprint: legal name, licensing authority, licence number and TRN.
 */
export const LEGAL = {
  name: `${BRAND.name} (placeholder)`,
  licensingAuthority: 'Dubai Department of Economy and Tourism (placeholder)',
  licenceNumber: '0000000 (placeholder)',
  /** The tax registration number for VAT, of 15 digits. */
  trn: '100000000000003 (placeholder)',
} as const;

/** The same in Arabic letters, for the pages in Arabic: the numbers of licence and tax registration are those of `LEGAL`. */
export const IN_ARABIC = {
  descriptor: 'منظومات مائية بتصميم خاص',
  city: 'دبي',
  address: 'مجمّع دبي للاستثمار، دبي، الإمارات العربية المتحدة',
  legalName: 'اسم الشركة (قيمة مؤقتة)',
  licensingAuthority: 'دائرة الاقتصاد والسياحة بدبي (قيمة مؤقتة)',
} as const;

/**
 * Public address of the site, with a trailing slash.
 *
 * @placeholder The address of the site.
 */
export const SITE_URL = `https://${DOMAIN}/`;

/** The address in the parts that search engines ask for; the country by its ISO 3166 code. */
export const POSTAL_ADDRESS = {
  street: STREET,
  locality: CITY,
  country: 'AE',
} as const;

/**
 * Where the company works, by ISO 3166 codes.
 *
 * @placeholder The countries the company works in, and its address as search engines read it.
 */
export const AREA_SERVED = ['AE', 'SA', 'QA', 'KW', 'BH', 'OM'] as const;

/** How many hours the company's clock is ahead of UTC, all year: the Emirates have no summer time. */
export const HOURS_AHEAD_OF_UTC = 4;

/** Colors of the browser's own interface: the splash screen of an installed app, and the toolbar. */
export const BROWSER_COLORS = { background: '#07181c', theme: '#07181c' } as const;
