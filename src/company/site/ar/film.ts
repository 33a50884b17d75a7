import type { Translated } from './translated.ts';

export const FILM: Translated<typeof import('../film.ts').FILM> = {
  pause: 'إيقاف الفيلم مؤقتًا',
  play: 'تشغيل الفيلم',
  fallback: 'متصفحكم لا يعرض الفيديو.',
};
