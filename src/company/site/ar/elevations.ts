import { PERSON } from '../../projectMeasures.ts';
import type { Translated } from './translated.ts';

const metresOf = (length: number): string => (length / 100).toFixed(2).replace(/0$/, '');

/** On a drawing, whose own direction stays from left to right. */
const metres = (length: number): string => `\u2067${metresOf(length)}\u00A0م\u2069`;
const inWords = (length: number): string => `${metresOf(length)}\u00A0متر`;

export const ELEVATION: Translated<typeof import('../elevations.ts').ELEVATION> = {
  metres,
  title: 'المشاريع كلها مرسومة بمقياس واحد',
  description: {
    box: ({ width, height }) => `العرض ${inWords(width)} والارتفاع ${inWords(height)}`,
    sphere: ({ width }) => `كرة قطرها ${inWords(width)}`,
    pond: ({ width, height, depth }) =>
      `مقطع عرضه ${inWords(width)} وعمقه ${inWords(height)}، لبركة طولها ${inWords(depth)}`,
  },
  size: {
    box: ({ width, height }) => `${metresOf(width)} × ${metresOf(height)}\u00A0م`,
    sphere: ({ width }) => `القطر ${metresOf(width)}\u00A0م`,
    pond: ({ width, height, depth }) =>
      `${metresOf(width)} × ${metresOf(height)}\u00A0م، والطول ${metresOf(depth)}\u00A0م`,
  },
  beside: `، مع رسم شخص طوله ${inWords(PERSON)}`,
};
