import type { Translated } from './translated.ts';

export const DESIGN_DRAWING: Translated<typeof import('../designDrawing.ts').DESIGN_DRAWING> = {
  figures: { face: '5,200', water: '2,200', sight: '1,150' },
  alt: 'طول الواجهة 5,200 ملم وارتفاعها 2,200 ملم، وعينا الجالس أمامها على ارتفاع 1,150 ملم من الأرضية.',
};
