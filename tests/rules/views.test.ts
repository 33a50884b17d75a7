import { get, ref, set } from 'firebase/database';
import { expect, it } from 'vitest';
import { isAllowed, seed, signedInAs, useRules } from './environment.ts';

useRules();

const VIEW = { name: 'Late', address: '/dashboard/finance?status=Overdue' };

const write = (path: string, value: unknown, uid = 'u1') =>
  isAllowed(set(ref(signedInAs(uid), `views/${path}`), value));
const read = (path: string, uid: string) => isAllowed(get(ref(signedInAs(uid), `views/${path}`)));

it('views of one’s own are seen and changed by nobody else', async () => {
  expect(await write('own/u1/v1', VIEW)).toBe(true);
  expect(await read('own/u1', 'u1')).toBe(true);
  expect(await read('own/u1', 'u2')).toBe(false);
  expect(await read('own', 'u1')).toBe(false);
  expect(await write('own/u1/v1', null, 'u2')).toBe(false);
  expect(await write('own/u1/v1', null)).toBe(true);
});

it('views for everybody are changed and removed by whoever saved them', async () => {
  expect(await write('shared/v1', { ...VIEW, by: 'u1' })).toBe(true);
  expect(await read('shared', 'u2')).toBe(true);
  expect(await write('shared/v1', { ...VIEW, by: 'u2' }, 'u2')).toBe(false);
  expect(await write('shared/v1', null, 'u2')).toBe(false);
  expect(await write('shared/v1', { ...VIEW, name: 'Overdue', by: 'u1' })).toBe(true);
  expect(await write('shared/v1', null)).toBe(true);
});

it.each([
  ['has left the staff list', { u2: true }],
  ['was removed from it', { u1: false, u2: true }],
])('a view for everybody is removed by anybody once its owner %s', async (_, staff) => {
  seed('views/shared/v1', { ...VIEW, by: 'u1' });
  seed('config/staffOnly', true);
  seed('staff', { u1: true, u2: true });
  expect(await write('shared/v1', null, 'u2')).toBe(false);
  seed('staff', staff);
  expect(await write('shared/v1', { ...VIEW, by: 'u2' }, 'u2')).toBe(false);
  expect(await write('shared/v1', null, 'u2')).toBe(true);
  expect(await read('shared', 'u1')).toBe(false);
});

it.each([
  ['without a name', { name: null }],
  ['with a blank name', { name: ' ' }],
  ['with a long name', { name: 'x'.repeat(61) }],
  ['with an address elsewhere', { address: 'https://example.com' }],
  ['with something else', { more: 1 }],
  ['of somebody else', { by: 'u2' }],
])('no view is stored %s', async (_, other) => {
  expect(await write('shared/v1', { ...VIEW, by: 'u1', ...other })).toBe(false);
});
