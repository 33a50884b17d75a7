import type { Translated } from './translated.ts';

export const SECTION_DRAWING: Translated<typeof import('../sectionDrawing.ts').SECTION_DRAWING> = {
  figures: { room: '2,900', tank: 'Ø 1,900', plant: '800' },
  alt: 'ارتفاع القاعة 2,900 ملم، وقطر الحوض 1,900 ملم، وارتفاع مكان المعدات 800 ملم.',
};
