import { BRAND } from '../../brand.ts';
import type { Language, PublicWords } from '../language.ts';

/** The native writer who has read the Arabic of this folder, and when. Until then, builds list it among what is invented. */
export const REVIEWED_BY = '';

/** @placeholder Arabic, to be read by a native writer before publication. */
export const LANGUAGE: Language = {
  code: 'ar',
  prefix: '/ar',
  descriptor: 'منظومات مائية بتصميم خاص',
  address: 'مجمّع دبي للاستثمار، دبي، الإمارات العربية المتحدة',
};

/** The other language of the site: its code, its own name for itself, and what begins its routes. */
export const OTHER_LANGUAGE = { code: 'en', name: 'English', prefix: '' } as const;

export const PUBLIC_WORDS: PublicWords = {
  locale: 'ar_AE',
  business:
    'تصميم منظومات مائية خاصة وبناؤها ورعايتها: أحواض بحرية وأحواض مياه عذبة وبرك وبيئات حيّة.',
  sharePicture: (heading) => `${heading}: تصور مبدئي، مع اسم ${BRAND.name}.`,
};
