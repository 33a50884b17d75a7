import type { Translated } from './translated.ts';

export const SAMPLES: Translated<typeof import('../samples.ts').SAMPLES> = {
  pictures: 'صورة تصورية',
  projects: 'مشاريع تصورية. الصور والعملاء والآراء مؤقتة، وسيحل العمل المنفذ محلها.',
  people: 'أسماء نموذجية',
  reviews: 'آراء نموذجية',
  testimonial: 'كلمات نموذجية',
  terms: 'شروط وأرقام نموذجية',
};
