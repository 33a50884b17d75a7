import { expect, it } from 'vitest';
import { nameKey } from '../../src/lib/nameKey.ts';

it.each([
  'Palm Hotel',
  'palm  hotel ',
  'Palm\u00a0Hotel',
  'Palm\u200b Hotel',
  'Palm\u200bHotel',
  '\u200fPalm Hotel\u200e',
  'Ｐalm Hotel',
])('%j is the name Palm Hotel', (name) => {
  expect(nameKey(name)).toBe('palm hotel');
});

it('the stretching of Arabic letters makes no other name', () => {
  expect(nameKey('فنـدق النخيل')).toBe(nameKey('فندق النخيل'));
});
