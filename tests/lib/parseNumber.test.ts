import { expect, it } from 'vitest';
import { parseNumber } from '../../src/lib/parseNumber.ts';

it.each([
  ['1250', 1250],
  ['1250.5', 1250.5],
  ['1250,5', 1250.5],
  ['1,250', 1250],
  ['1,250,000', 1_250_000],
  ['12,34,567', 1_234_567],
  ['1,250.50', 1250.5],
  ['1.250,50', 1250.5],
  ['1.250.000', 1_250_000],
  ['1.250.000,5', 1_250_000.5],
  ['1.250', 1.25],
  ['0,250', 0.25],
  ['1250,500', 1250.5],
  ['-1.250,5', -1250.5],
  ["1'250.5", 1250.5],
  ['$ 1 250', 1250],
  ['1e3', 1000],
])('parses %s as %d', (text, number) => {
  expect(parseNumber(text)).toBe(number);
});

it.each(['', ' ', '$', 'n/a', 'NaN', 'Infinity', '1.2.3', '--5', '5 pcs'])(
  'finds no number in “%s”',
  (text) => {
    expect(parseNumber(text)).toBeNull();
  },
);
