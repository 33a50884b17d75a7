import type { Translated } from './translated.ts';

type English = typeof import('../samples.ts');

export const SAMPLES: Translated<English['SAMPLES']> = {
  pictures: 'صورة تصورية',
  projects: 'مشاريع تصورية. الصور والعملاء والآراء مؤقتة، وسيحل العمل المنفذ محلها.',
  people: 'أسماء نموذجية',
  reviews: 'آراء نموذجية',
  testimonial: 'كلمات نموذجية',
  terms: 'شروط وأرقام نموذجية',
};
