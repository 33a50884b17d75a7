import { expect, it } from 'vitest';
import { isPicture } from '../../src/lib/picture.ts';

it.each([
  ['data:image/webp;base64,AA==', true],
  ['data:image/jpeg;base64,AA==', true],
  ['data:image/svg+xml;base64,AA==', false],
  ['https://evil.example/a.png', false],
  [5, false],
  [null, false],
])('%j is a picture that the app shows: %s', (stored, isShown) => {
  expect(isPicture(stored)).toBe(isShown);
});
