import { BRAND } from '../brand.ts';

/** What differs by language beside the words of the pages. */
export type Language = {
  /** As in the attribute `lang`. */
  readonly code: 'en' | 'ar';
  readonly direction: 'ltr' | 'rtl';
  /** Begins the route of each of its pages. */
  readonly prefix: '' | '/ar';
  /** As shared links name it. */
  readonly locale: string;
  /** Follows the company's name in the title of the home page. */
  readonly descriptor: string;
  /** The company's address, as it is read. */
  readonly address: string;
  /** What the company does, for search engines. */
  readonly business: string;
  /** The text alternative of the picture of a shared link. */
  readonly sharePicture: (heading: string) => string;
};

export const LANGUAGE: Language = {
  code: 'en',
  direction: 'ltr',
  prefix: '',
  locale: 'en_AE',
  descriptor: BRAND.descriptor,
  address: BRAND.address,
  business:
    'Designs, builds and maintains bespoke aquatic ecosystems: marine aquariums, freshwater, ponds and vivariums.',
  sharePicture: (heading) => `${heading}: a concept visualisation, with the name ${BRAND.name}.`,
};

/** The other language of the site: its code, its own name for itself, and what begins its routes. */
export const OTHER_LANGUAGE = { code: 'ar', name: 'العربية', prefix: '/ar' } as const;
