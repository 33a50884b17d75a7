import { child, get, onDisconnect, ref, serverTimestamp, set } from 'firebase/database';
import { expect, it } from 'vitest';
import { PRESENCE_ENDS_MS } from '../../src/model/presence.ts';
import { isAllowed, seed, signedIn, signedInAs, signedOut, useRules } from './environment.ts';

useRules();

const RECORD = 'presence/sales:deals:d1';
const WINDOW = `${RECORD}/w1`;

const word = (other: object = {}) => ({
  uid: 'u1',
  user: 'Ann Lee',
  field: 'value',
  timestamp: serverTimestamp(),
  ...other,
});

const write = (value: unknown, database = signedIn('Ann Lee'), path = WINDOW) =>
  isAllowed(set(ref(database, path), value));

it('a window says how it goes, that it is there, and again, and goes', async () => {
  const place = ref(signedIn('Ann Lee'), WINDOW);
  expect(await isAllowed(onDisconnect(place).remove())).toBe(true);
  expect(await write(word())).toBe(true);
  expect(await write(word({ field: '' }))).toBe(true);
  expect(await isAllowed(get(ref(signedInAs('u2'), RECORD)))).toBe(true);
  expect(await isAllowed(set(child(place, 'timestamp'), serverTimestamp()))).toBe(true);
  expect(await write(null)).toBe(true);
});

it.each([
  ['in the name of another account', { uid: 'u2' }],
  ['under another name', { user: 'Omar Aziz' }],
  ['at another time', { timestamp: 5 }],
  ['with a field that is no text', { field: 5 }],
  ['with a long field', { field: 'x'.repeat(101) }],
  ['with something else', { text: 'x' }],
  ['without its time', { timestamp: null }],
])('nobody is there %s', async (_, other) => {
  expect(await write(word(other))).toBe(false);
});

it('nobody takes the window of another, or closes it before a day has passed', async () => {
  seed(WINDOW, { uid: 'u2', user: 'Omar Aziz', field: '', timestamp: Date.now() });
  expect(await write(word())).toBe(false);
  expect(await write(null)).toBe(false);
  seed(WINDOW, {
    uid: 'u2',
    user: 'Omar Aziz',
    field: '',
    timestamp: Date.now() - PRESENCE_ENDS_MS - 60_000,
  });
  expect(await write(null)).toBe(true);
});

it('whoever has lost access sees nobody, and can only go', async () => {
  seed(WINDOW, { uid: 'u1', user: 'Ann Lee', field: '', timestamp: Date.now() });
  seed('config/staffOnly', true);
  expect(await isAllowed(get(ref(signedIn(), RECORD)))).toBe(false);
  expect(await write(word())).toBe(false);
  expect(await write(null)).toBe(true);
});

it('visitors see nobody and are nowhere', async () => {
  expect(await isAllowed(get(ref(signedOut(), RECORD)))).toBe(false);
  expect(await write(word(), signedOut())).toBe(false);
  expect(await write({ w1: word() }, signedIn(), RECORD)).toBe(false);
});
