import { BRAND } from '../brand.ts';

/** What differs by language beside the words of the pages. */
export type Language = {
  /** As in the attribute `lang`. */
  readonly code: 'en' | 'ar';
  /** Begins the route of each of its pages. */
  readonly prefix: '' | '/ar';
  /** Follows the company's name in the title of the home page. */
  readonly descriptor: string;
  /** The company's address, as it is read. */
  readonly address: string;
};

/** What search engines and whoever gets a link are told in a language, beside what stands on the pages. */
export type PublicWords = {
  /** The language and the country, as shared links name them. */
  readonly locale: string;
  /** What the company does. */
  readonly business: string;
  /** The text alternative of the picture of a shared link. */
  readonly sharePicture: (heading: string) => string;
};

export const LANGUAGE: Language = {
  code: 'en',
  prefix: '',
  descriptor: BRAND.descriptor,
  address: BRAND.address,
};

/** The other language of the site: its code, its own name for itself, and what begins its routes. */
export const OTHER_LANGUAGE = { code: 'ar', name: 'العربية', prefix: '/ar' } as const;

export const PUBLIC_WORDS: PublicWords = {
  locale: 'en_AE',
  business:
    'Designs, builds and maintains bespoke aquatic ecosystems: marine aquariums, freshwater, ponds and vivariums.',
  sharePicture: (heading) => `${heading}: a concept visualisation, with the name ${BRAND.name}.`,
};
