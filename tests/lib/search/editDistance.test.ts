import { describe, expect, it } from 'vitest';
import { editDistance, editsForgiven } from '../../../src/lib/search/editDistance.ts';

/** By the definition, without any of the shortcuts. */
function slowDistance(a: string, b: string): number {
  if (a === '' || b === '') return a.length + b.length;
  const isSame = a.at(-1) === b.at(-1);
  const [shortA, shortB] = [a.slice(0, -1), b.slice(0, -1)];
  const isSwapped = a.length > 1 && b.length > 1 && a.at(-1) === b.at(-2) && a.at(-2) === b.at(-1);
  return Math.min(
    slowDistance(shortA, b) + 1,
    slowDistance(a, shortB) + 1,
    slowDistance(shortA, shortB) + (isSame ? 0 : 1),
    isSwapped ? slowDistance(a.slice(0, -2), b.slice(0, -2)) + 1 : Infinity,
  );
}

const WORDS = ['', 'a', 'ab', 'ba', 'abc', 'acb', 'abcab', 'bacba', 'caab', 'abcba', 'cbabca'];

describe('the edit distance', () => {
  it.each(WORDS.flatMap((word) => WORDS.map((token) => [word, token] as const)))(
    'from “%s” to “%s” is that of the definition, if it is within the limit',
    (word, token) => {
      const limit = 2;
      const { whole, beginning } = editDistance(word, token, limit);
      const expected = slowDistance(word, token);
      const beginnings = Array.from({ length: token.length + 1 }, (_, end) => token.slice(0, end));
      const nearest = Math.min(...beginnings.map((part) => slowDistance(word, part)));
      expect(whole <= limit ? whole : 'far').toBe(expected <= limit ? expected : 'far');
      expect(beginning <= limit ? beginning : 'far').toBe(nearest <= limit ? nearest : 'far');
    },
  );
});

it.each([
  ['abc', 0],
  ['abcd', 1],
  ['abcdefg', 1],
  ['abcdefgh', 2],
  ['1234', 0],
  ['sku12345', 0],
])('in “%s”, %i typing errors are forgiven', (word, edits) => {
  expect(editsForgiven(word)).toBe(edits);
});
