import { get, ref, remove, serverTimestamp, set, update } from 'firebase/database';
import { expect, it } from 'vitest';
import { isAllowed, seed, signedIn, signedInAs, signedOut, useRules } from './environment.ts';

useRules();

const EXPORT = 'finance/exports/x1';

const exported = (other: object = {}) => ({
  from: '2026-07-01',
  to: '2026-09-30',
  user: 'Ann Lee',
  uid: 'u1',
  timestamp: serverTimestamp(),
  documents: { '-Oabc': true, '-Oabc-reversal': true },
  ...other,
});

const write = (value: unknown, database = signedIn('Ann Lee'), path = EXPORT) =>
  isAllowed(set(ref(database, path), value));

it('a member notes once what was exported, and everybody with access but field staff reads it', async () => {
  seed('fieldStaff/u3', 'u2');
  expect(await write(exported())).toBe(true);
  expect((await get(ref(signedInAs('u2'), EXPORT))).child('to').val()).toBe('2026-09-30');
  for (const database of [signedInAs('u3'), signedOut()]) {
    expect(await isAllowed(get(ref(database, EXPORT)))).toBe(false);
    expect(await write(exported({ uid: 'u3' }), database, 'finance/exports/x2')).toBe(false);
  }
});

it.each([
  ['without its days', { from: null }],
  ['with a day that is none', { to: '2026-9-30' }],
  ['under another name', { user: 'Omar Aziz' }],
  ['of another account', { uid: 'u2' }],
  ['at another time', { timestamp: 5 }],
  ['without a document', { documents: null }],
  ['with a document that is marked otherwise', { documents: { a: 'yes' } }],
  ['with a priority of its documents', { documents: { a: true, '.priority': 1 } }],
  ['with something else', { more: 'x' }],
])('nothing is noted %s', async (_, other) => {
  expect(await write(exported(other))).toBe(false);
});

it('nobody changes or removes what was noted', async () => {
  seed(EXPORT, exported({ timestamp: 5 }));
  const database = signedIn('Ann Lee');
  expect(await write(exported())).toBe(false);
  expect(await isAllowed(remove(ref(database, EXPORT)))).toBe(false);
  expect(await isAllowed(update(ref(database, `${EXPORT}/documents`), { b: true }))).toBe(false);
});

it.each(['finance/exports/hasOwnProperty', `${EXPORT}/documents/hasOwnProperty`])(
  'nothing is noted at %s, which no client could read',
  async (path) => {
    const { documents: _, ...others } = exported();
    const parts = { ...others, 'documents/a': true };
    const at = path.startsWith(EXPORT) ? EXPORT : path;
    const values = Object.entries(parts).map(([name, value]) => [`${at}/${name}`, value]);
    const writeParts = (more: object) =>
      isAllowed(update(ref(signedIn('Ann Lee')), { ...Object.fromEntries(values), ...more }));
    expect(await writeParts(at === path ? {} : { [path]: true })).toBe(false);
    expect(await writeParts({})).toBe(at === EXPORT);
  },
);
