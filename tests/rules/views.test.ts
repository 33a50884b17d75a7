import { get, ref, set } from 'firebase/database';
import { expect, it } from 'vitest';
import { isAllowed, signedInAs, useRules } from './environment.ts';

useRules();

const VIEW = { name: 'Late', address: '/dashboard/finance?status=Overdue' };

const write = (path: string, value: unknown, uid = 'u1') =>
  isAllowed(set(ref(signedInAs(uid), `views/${path}`), value));
const read = (path: string, uid: string) => isAllowed(get(ref(signedInAs(uid), `views/${path}`)));

it('views of one’s own are seen and changed by nobody else', async () => {
  expect(await write('u1/v1', VIEW)).toBe(true);
  expect(await read('u1', 'u1')).toBe(true);
  expect(await read('u1', 'u2')).toBe(false);
  expect(await read('', 'u1')).toBe(false);
  expect(await write('u1/v1', null, 'u2')).toBe(false);
  expect(await write('u1/v1', null)).toBe(true);
});

it.each([
  ['without a name', { name: null }],
  ['with a blank name', { name: ' ' }],
  ['with a long name', { name: 'x'.repeat(61) }],
  ['with an address elsewhere', { address: 'https://example.com' }],
  ['with something else', { more: 1 }],
])('no view is stored %s', async (_, other) => {
  expect(await write('u1/v1', { ...VIEW, ...other })).toBe(false);
});
