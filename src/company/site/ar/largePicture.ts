import type { Translated } from './translated.ts';

export const LARGE_PICTURE: Translated<typeof import('../largePicture.ts').LARGE_PICTURE> = {
  close: 'إغلاق',
  previous: 'الصورة السابقة',
  next: 'الصورة التالية',
};
