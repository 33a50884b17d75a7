import { get, ref, remove, serverTimestamp, set, update } from 'firebase/database';
import { describe, expect, it } from 'vitest';
import { MAX_CAPTION_LENGTH, MAX_DATA_LENGTH } from '../../../src/features/visits/visitPhotos.ts';
import {
  DELETION_INTERPRETATIONS,
  interpretDeletionsAs,
  isAllowed,
  seed,
  signedIn,
  signedInAs,
  signedOut,
  useRules,
} from './environment.ts';

useRules();

const VISIT = 'service/visits/v1';
const PHOTO = 'service/photos/v1/1';
const WEBP = 'data:image/webp;base64,';

/** A visit, as far as the photos are concerned. */
const visit = { date: '2026-11-26', place: 'Reef', creationDate: '2026-11-26' };

const photo = (other: object = {}) => ({
  data: `${WEBP}UklGRg==`,
  caption: 'The skimmer',
  user: 'Ann Lee',
  uid: 'u1',
  timestamp: serverTimestamp(),
  ...other,
});

const write = (value: unknown, database = signedIn('Ann Lee'), path = PHOTO) =>
  isAllowed(set(ref(database, path), value));

const STORED = { ...photo(), user: 'Omar Aziz', timestamp: 5 };

it('a member adds photos to a stored visit, and everybody with access reads them', async () => {
  seed(VISIT, visit);
  expect(await write(photo())).toBe(true);
  expect(await write(photo({ caption: '' }), undefined, 'service/photos/v1/29')).toBe(true);
  const read = await get(ref(signedInAs('u2'), 'service/photos/v1'));
  expect(Object.keys(read.val() as object)).toEqual(['1', '29']);
});

it('a photo and caption may be as large as the app makes them', async () => {
  seed(VISIT, visit);
  const largest = {
    data: WEBP + 'A'.repeat(MAX_DATA_LENGTH - WEBP.length),
    caption: 'x'.repeat(MAX_CAPTION_LENGTH),
  };
  expect(await write(photo(largest))).toBe(true);
});

it.each([
  ['that is larger', { data: WEBP + 'A'.repeat(MAX_DATA_LENGTH - WEBP.length + 1) }],
  ['that can hold scripts', { data: 'data:image/svg+xml;base64,PHN2Zz4=' }],
  ['of another format', { data: 'data:image/png;base64,iVBORw0KGgo=' }],
  ['that is an address', { data: 'https://evil.example/pixel.png' }],
  ['with something after it', { data: `${WEBP}UklGRg==" onerror="alert(1)` }],
  ['that is no text', { data: 5 }],
  ['without data', { data: null }],
  ['with a long caption', { caption: 'x'.repeat(MAX_CAPTION_LENGTH + 1) }],
  ['with a caption that is no text', { caption: 5 }],
  ['without a caption', { caption: null }],
  ['under another name', { user: 'Omar Aziz' }],
  ['without an author', { user: null }],
  ['of another account', { uid: 'u2' }],
  ['without an account', { uid: null }],
  ['at another time', { timestamp: 5 }],
  ['without its time', { timestamp: null }],
  ['with something else', { more: 'x' }],
  ['with something below', { caption: { text: 'x' } }],
  ['with a priority', { '.priority': 1 }],
])('no photo is added %s', async (_, other) => {
  seed(VISIT, visit);
  expect(await write(photo(other))).toBe(false);
});

it.each(['30', '99', '100', '01', '-1', 'p1', 'two words', '~', 'hasOwnProperty'])(
  'no photo is added under the key %s, so that there are 30 at most',
  async (key) => {
    seed(VISIT, visit);
    expect(await write(photo(), undefined, `service/photos/v1/${key}`)).toBe(false);
  },
);

it('no photo is added to a visit that is not stored', async () => {
  seed('service/visits/v2', visit);
  expect(await write(photo())).toBe(false);
});

describe.each(DELETION_INTERPRETATIONS)('when %s', (interpretation) => {
  it('nobody replaces, changes or removes a photo, their own as little as that of another', async () => {
    interpretDeletionsAs(interpretation);
    seed(VISIT, visit);
    seed(PHOTO, STORED);
    seed('service/photos/v1/2', { ...STORED, user: 'Ann Lee' });
    seed('staff/u1', true);
    for (const path of [PHOTO, 'service/photos/v1/2']) {
      expect(await write(photo(), undefined, path)).toBe(false);
      expect(await write('Another', undefined, `${path}/caption`)).toBe(false);
      expect(await write(null, undefined, `${path}/caption`)).toBe(false);
      expect(await isAllowed(remove(ref(signedIn('Ann Lee'), path)))).toBe(false);
    }
    for (const path of ['service/photos/v1', 'service/photos'])
      expect(await isAllowed(remove(ref(signedIn('Ann Lee'), path)))).toBe(false);
  });
});

it('nothing is stored beside the photos, and several only one by one', async () => {
  seed(VISIT, visit);
  expect(await write('x', undefined, 'service/photos/v1')).toBe(false);
  expect(await write({ 1: photo() }, undefined, 'service/photos/v1')).toBe(false);
  expect(await write('x', undefined, `${PHOTO}/more`)).toBe(false);
  const both = { [PHOTO]: photo(), 'service/photos/v1/29': photo() };
  expect(await isAllowed(update(ref(signedIn('Ann Lee')), both))).toBe(true);
});

it('nobody reads the photos of all visits at once', async () => {
  seed(VISIT, visit);
  seed(PHOTO, STORED);
  for (const path of ['service/photos', 'service'])
    expect(await isAllowed(get(ref(signedIn('Ann Lee'), path)))).toBe(false);
});

it.each([
  ['a visitor', () => signedOut()],
  ['somebody without access', () => signedInAs('u2', { name: 'Ann Lee' })],
])('%s neither reads nor adds a photo', async (_, database) => {
  seed(VISIT, visit);
  seed('config/staffOnly', true);
  seed('service/photos/v1/0', STORED);
  expect(await write(photo(), database())).toBe(false);
  expect(await isAllowed(get(ref(database(), 'service/photos/v1')))).toBe(false);
});
