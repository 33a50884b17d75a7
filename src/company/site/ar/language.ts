import { BRAND, IN_ARABIC } from '../../brand.ts';
import type { Language, PublicWords } from '../language.ts';

/** @placeholder The Arabic of this folder, until a native writer has read it. */
export const LANGUAGE: Language = {
  code: 'ar',
  prefix: '/ar',
  descriptor: IN_ARABIC.descriptor,
  address: IN_ARABIC.address,
};

/** The other language of the site: its code, its own name for itself, and what begins its routes. */
export const OTHER_LANGUAGE = { code: 'en', name: 'English', prefix: '' } as const;

export const PUBLIC_WORDS: PublicWords = {
  locale: 'ar_AE',
  business:
    'تصميم منظومات مائية خاصة وبناؤها ورعايتها: أحواض بحرية وأحواض مياه عذبة وبرك وبيئات حيّة.',
  sharePicture: (heading) => `${heading}: صورة تصورية، مع اسم ${BRAND.name}.`,
};
