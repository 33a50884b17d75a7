import { get, ref, set } from 'firebase/database';
import { expect, it } from 'vitest';
import { isAllowed, signedInAs, useRules } from './environment.ts';

useRules();

const VIEW = { name: 'Late', address: '/dashboard/finance?status=Overdue' };

const write = (path: string, value: unknown, uid = 'u1') =>
  isAllowed(set(ref(signedInAs(uid), `views/${path}`), value));
const read = (path: string, uid: string) => isAllowed(get(ref(signedInAs(uid), `views/${path}`)));

it('views of one’s own are seen and changed by nobody else', async () => {
  expect(await write('u1/1', VIEW)).toBe(true);
  expect(await read('u1', 'u1')).toBe(true);
  expect(await read('u1', 'u2')).toBe(false);
  expect(await read('', 'u1')).toBe(false);
  expect(await write('u1/1', null, 'u2')).toBe(false);
  expect(await write('u1/1', null)).toBe(true);
});

it.each([
  ['without a name', { name: null }],
  ['with a blank name', { name: ' ' }],
  ['with a long name', { name: 'x'.repeat(61) }],
  ['with a name that turns its direction', { name: 'Late\u202Egnp' }],
  ['with a name that nobody sees', { name: 'Late\u200B' }],
  ['with an address elsewhere', { address: 'https://example.com' }],
  ['with something else', { more: 1 }],
])('no view is stored %s', async (_, other) => {
  expect(await write('u1/1', { ...VIEW, ...other })).toBe(false);
});

it.each([
  ['0', true],
  ['49', true],
  ['50', false],
  ['-Nkey_Of-Firebase123', false],
])('a view under the key %s is stored: %s, so that nobody has more than 50', async (key, is) => {
  expect(await write(`u1/${key}`, VIEW)).toBe(is);
});
