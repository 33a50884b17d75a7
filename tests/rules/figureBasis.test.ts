import { ref, set } from 'firebase/database';
import { expect, it } from 'vitest';
import { isAllowed, seed, signedIn, signedOut, useRules } from './environment.ts';

useRules();

const PATH = 'config/figureBasis';

it.each([
  ['own', true],
  ['sample', true],
  ['mine', false],
  [true, false],
  [{ own: true }, false],
  [{ '.value': 'own', '.priority': 1 }, false],
])('the basis of the figures can be %j: %s', async (value, isExpected) => {
  expect(await isAllowed(set(ref(signedIn(), PATH), value))).toBe(isExpected);
});

it('is chosen by those who have access only', async () => {
  expect(await isAllowed(set(ref(signedOut(), PATH), 'own'))).toBe(false);
  seed('config/staffOnly', true);
  expect(await isAllowed(set(ref(signedIn(), PATH), 'own'))).toBe(false);
});
