import { get, ref, serverTimestamp, set, update, type Database } from 'firebase/database';
import { beforeEach, describe, expect, it } from 'vitest';
import { isAllowed, seed, signedInAs, signedOut, stored, useRules } from './environment.ts';

useRules();

const CODE = '0123456789abcdef0123456789abcdef';

const INVITATION = { by: 'boss', name: 'Layla', created: 5, redeemedBy: 'noor', redeemedAt: 6 };

const boss = () => signedInAs('boss', { name: 'Layla' });
const second = () => signedInAs('second', { name: 'Omar' });
const noor = () => signedInAs('noor', { name: 'Noor' });
const stranger = () => signedInAs('stranger', { name: 'Eve' });

beforeEach(() =>
  seed('', {
    config: { staffOnly: true },
    staff: { boss: true, second: true, noor: CODE, gone: false },
    invitations: { [CODE]: INVITATION },
  }),
);

const removal = (by: string, user: string, was: unknown, more: object = {}) => ({
  by,
  user,
  timestamp: serverTimestamp(),
  was,
  ...more,
});

/** What removes somebody, as the app writes it. */
const remove = (database: Database, uid: string, entry: object): Promise<void> =>
  update(ref(database), { [`staff/${uid}`]: false, [`removals/${uid}`]: entry });

const restore = (database: Database, uid: string, was: unknown): Promise<void> =>
  update(ref(database), { [`staff/${uid}`]: was, [`removals/${uid}`]: null });

const hasAccess = (database: Database) => isAllowed(get(ref(database, 'sales/deals')));

describe('an administrator', () => {
  it('removes a colleague, who then sees nothing and cannot come back, and takes it back', async () => {
    expect(await isAllowed(remove(boss(), 'noor', removal('boss', 'Layla', CODE)))).toBe(true);
    expect(stored('staff/noor')).toBe(false);
    expect(await hasAccess(noor())).toBe(false);
    expect(await isAllowed(restore(noor(), 'noor', CODE))).toBe(false);
    expect(await isAllowed(restore(boss(), 'noor', true))).toBe(false);
    expect(await isAllowed(restore(boss(), 'noor', null))).toBe(false);
    expect(await isAllowed(set(ref(boss(), 'removals/noor'), null))).toBe(false);
    expect(await isAllowed(set(ref(boss(), 'staff/noor'), CODE))).toBe(false);
    expect(await isAllowed(restore(boss(), 'noor', CODE))).toBe(true);
    expect(await hasAccess(noor())).toBe(true);
  });

  it('removes another administrator, but never the last one: nobody removes themselves', async () => {
    expect(await isAllowed(remove(boss(), 'boss', removal('boss', 'Layla', true)))).toBe(false);
    expect(await isAllowed(remove(boss(), 'second', removal('boss', 'Layla', true)))).toBe(true);
    expect(await isAllowed(remove(second(), 'boss', removal('second', 'Omar', true)))).toBe(false);
    expect(await isAllowed(restore(boss(), 'second', true))).toBe(true);
  });

  it.each([
    ['without saying so', undefined],
    ['in the name of another', { by: 'second' }],
    ['under another name', { user: 'Omar' }],
    ['at another time', { timestamp: 5 }],
    ['with a false account of what they were', { was: true }],
    ['with something else', { reason: 'x' }],
  ])('removes nobody %s', async (_, more) => {
    const entry = more === undefined ? {} : removal('boss', 'Layla', CODE, more);
    expect(await isAllowed(remove(boss(), 'noor', entry))).toBe(false);
    expect(stored('staff/noor')).toBe(CODE);
  });

  it('lets nobody in whom the owner keeps out, and makes nobody an administrator', async () => {
    for (const value of [true, CODE, null]) {
      expect(await isAllowed(restore(boss(), 'gone', value))).toBe(false);
      expect(await isAllowed(set(ref(boss(), 'staff/gone'), value))).toBe(false);
    }
    for (const uid of ['noor', 'stranger']) {
      expect(await isAllowed(set(ref(boss(), `staff/${uid}`), true))).toBe(false);
      expect(await isAllowed(set(ref(boss(), `staff/${uid}`), false))).toBe(false);
    }
    expect(await isAllowed(set(ref(boss(), 'staff'), { boss: true }))).toBe(false);
  });
});

it('a member who is no administrator removes nobody, whatever they write', async () => {
  for (const uid of ['boss', 'second', 'noor'])
    for (const was of [true, CODE])
      expect(await isAllowed(remove(noor(), uid, removal('noor', 'Noor', was)))).toBe(false);
  expect(await isAllowed(set(ref(noor(), 'staff/noor'), true))).toBe(false);
  expect(await isAllowed(set(ref(noor(), 'removals/noor'), removal('noor', 'Noor', CODE)))).toBe(
    false,
  );
});

it('those with access read the list, who removed whom, and who invited whom; nobody else does', async () => {
  const paths = ['staff', 'removals', 'people', 'config/staffOnly', `invitations/${CODE}`];
  for (const path of paths) {
    expect(await isAllowed(get(ref(second(), path)))).toBe(true);
    for (const database of [stranger(), signedInAs('gone'), signedOut()])
      expect(await isAllowed(get(ref(database, path)))).toBe(false);
  }
});

// Everything else that an account may say of itself is among the scenarios; their users have no address.
it('an account says the address that is its own, and no other', async () => {
  const noorWithAddress = signedInAs('noor', { name: 'Noor', email: 'noor@studio.example' });
  const say = (email: string): Promise<boolean> =>
    isAllowed(
      set(ref(noorWithAddress, 'people/noor'), { name: 'Noor', at: serverTimestamp(), email }),
    );
  expect(await say('eve@studio.example')).toBe(false);
  expect(await say('noor@studio.example')).toBe(true);
});
