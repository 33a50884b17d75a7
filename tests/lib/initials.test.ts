import { expect, it } from 'vitest';
import { initials } from '../../src/lib/initials.ts';

it.each([
  ['Layla Haddad', 'LH'],
  ['Layla bint Omar Haddad', 'LH'],
  ['  omar  ', 'O'],
  ['علي حداد', 'عح'],
  ['🐠 Reef', 'R'],
  ['🇦🇪 Layla Haddad', 'LH'],
  ['\u200fLayla Haddad', 'LH'],
  ['Sean O’Brien', 'SO'],
  ['', ''],
])('the initials of %j are %j', (name, expected) => {
  expect(initials(name)).toBe(expected);
});
