import { get, ref, remove, set } from 'firebase/database';
import { expect, it } from 'vitest';
import { isAllowed, seed, signedIn, signedInAs, signedOut, useRules } from './environment.ts';

useRules();

const PHOTO = 'data:image/webp;base64,UklGRg==';
const PATH = 'profiles/u1/photo';

const write = (value: unknown, database = signedIn()) => isAllowed(set(ref(database, PATH), value));

it('a person stores, reads, replaces and removes their own photo', async () => {
  expect(await write(PHOTO)).toBe(true);
  expect(await isAllowed(get(ref(signedIn(), PATH)))).toBe(true);
  expect(await write(`data:image/jpeg;base64,${'A'.repeat(16_384)}`)).toBe(true);
  expect(await isAllowed(remove(ref(signedIn(), PATH)))).toBe(true);
});

it.each([
  ['another person', () => signedInAs('u2')],
  ['a visitor', () => signedOut()],
])('%s neither reads nor writes it', async (_, database) => {
  seed(PATH, PHOTO);
  expect(await write(PHOTO, database())).toBe(false);
  expect(await write(null, database())).toBe(false);
  expect(await isAllowed(get(ref(database(), PATH)))).toBe(false);
});

it('a person without access neither reads nor writes theirs', async () => {
  seed('config/staffOnly', true);
  expect(await write(PHOTO)).toBe(false);
  expect(await isAllowed(get(ref(signedIn(), PATH)))).toBe(false);
});

it.each([
  ['a photo that is too large', `data:image/webp;base64,${'A'.repeat(16_385)}`],
  ['a picture that can hold scripts', 'data:image/svg+xml;base64,PHN2Zz4='],
  ['another kind of file', 'data:text/html;base64,PHN2Zz4='],
  ['an address', 'https://evil.example/pixel.png'],
  ['what follows a photo', 'data:image/webp;base64,UklGRg==" onerror="alert(1)'],
  ['a photo over two lines', 'data:image/webp;base64,UklGRg==\nx'],
  ['a number', 5],
  ['a tree', { a: PHOTO }],
])('%s is denied', async (_, value) => {
  expect(await write(value)).toBe(false);
});

it('nothing else is stored beside it', async () => {
  for (const path of ['profiles', 'profiles/u1', 'profiles/u1/name', 'profiles/u1/photo/x'])
    expect(await isAllowed(set(ref(signedIn(), path), PHOTO))).toBe(false);
});
