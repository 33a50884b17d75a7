import { expect, it } from 'vitest';
import { unbroken } from '../../../tools/build/unbrokenMeasures.ts';

it.each([
  ['a number and its unit', 'at 22 °C for 30 days', 'at 22~°C for 30~days'],
  ['a range', '22–25 °C, 1,300–1,500 ppm, 70–100%', '22+–+25~°C, 1,300+–+1,500~ppm, 70+–+100%'],
  ['a range of values', '`${min}–${max} weeks`', '`${min}+–+${max}~weeks`'],
  ['lengths', '3.0 × 0.75 × 0.92 m', '3.0~×~0.75~×~0.92~m'],
  ['lengths as values', '`${a} × ${b(c)} m`', '`${a}~×~${b(c)}~m`'],
  ['lengths in Arabic', '3.0 × 0.92 متر', '3.0~×~0.92~متر'],
  ['no words', 'Length × height; load – and 2 mistakes', 'Length × height; load – and 2 mistakes'],
])('%s stays on one line', (_, copy, expected) => {
  // Each character that keeps a line from breaking as one that can be seen.
  expect(unbroken(copy).replaceAll('\u00A0', '~').replaceAll('\u2060', '+')).toBe(expected);
});
