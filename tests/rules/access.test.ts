import { get, limitToLast, orderByChild, query, ref, remove, set, update } from 'firebase/database';
import { describe, expect, it } from 'vitest';
import { ENTITIES } from '../support/entities.ts';
import { isAllowed, seed, signedIn, signedOut, stored, useProductRules } from './environment.ts';
import { create, edit, entry, record } from './saves.ts';

useProductRules();

const COLLECTIONS = ENTITIES.map((entity) => [entity.path, entity] as const);
const ABOVE = [
  '/',
  'sales',
  'finance',
  'inventory',
  'procurement',
  'service',
  'elsewhere',
  'sales/more',
];
const EVERYWHERE = [
  ...ABOVE,
  'activity',
  'activity/a1',
  ...ENTITIES.flatMap(({ path, fields }) => [
    path,
    `${path}/r1`,
    `${path}/r1/${Object.keys(fields)[0]}`,
  ]),
];

describe('someone who is signed out', () => {
  it.each(EVERYWHERE)('can neither read nor write %s', async (path) => {
    const place = ref(signedOut(), path);
    expect(await isAllowed(get(place))).toBe(false);
    expect(await isAllowed(set(place, 'x'))).toBe(false);
    expect(await isAllowed(update(place, { x: 'y' }))).toBe(false);
    expect(await isAllowed(remove(place))).toBe(false);
  });

  it.each(COLLECTIONS)('can neither create nor edit in %s as the app would', async (_, entity) => {
    expect(await isAllowed(create(signedOut(), entity, record(entity)))).toBe(false);
    await seed(`${entity.path}/r1`, record(entity));
    expect(await isAllowed(edit(signedOut(), entity, record(entity)))).toBe(false);
  });
});

describe('someone who is signed in', () => {
  it.each([...COLLECTIONS.map(([path]) => path), 'activity'])('can read %s', async (path) => {
    expect(await isAllowed(get(ref(signedIn(), path)))).toBe(true);
    expect(await isAllowed(get(ref(signedIn(), `${path}/one`)))).toBe(true);
  });

  it('can read the latest entries of the activity by their time', async () => {
    const feed = query(ref(signedIn(), 'activity'), orderByChild('timestamp'), limitToLast(5));
    expect(await isAllowed(get(feed))).toBe(true);
  });

  it.each(ABOVE)(
    'can neither read nor write above or beside the collections, at %s',
    async (path) => {
      const place = ref(signedIn(), path);
      expect(await isAllowed(get(place))).toBe(false);
      expect(await isAllowed(set(place, 'x'))).toBe(false);
      expect(await isAllowed(remove(place))).toBe(false);
    },
  );

  it.each(COLLECTIONS)(
    'can delete nothing of %s and overwrite it neither',
    async (path, entity) => {
      const before = { r1: record(entity), r2: record(entity) };
      await seed(path, before);
      const database = signedIn();
      expect(await isAllowed(remove(ref(database, `${path}/r1`)))).toBe(false);
      expect(await isAllowed(remove(ref(database, path)))).toBe(false);
      expect(await isAllowed(set(ref(database, path), { r3: record(entity) }))).toBe(false);
      expect(
        await isAllowed(update(ref(database), { [`${path}/r1`]: null, [`${path}/r2`]: null })),
      ).toBe(false);
      for (const name of Object.keys(before.r1)) {
        expect(await isAllowed(remove(ref(database, `${path}/r1/${name}`)))).toBe(false);
      }
      expect(await stored(path)).toEqual(before);
    },
  );

  it('can add to the activity, and neither rewrite, delete nor replace what is there', async () => {
    const database = signedIn();
    expect(await isAllowed(set(ref(database, 'activity/a1'), entry('updated invoice')))).toBe(true);
    const before = await stored('activity');
    expect(await isAllowed(set(ref(database, 'activity/a1'), entry('updated invoice')))).toBe(
      false,
    );
    expect(await isAllowed(set(ref(database, 'activity/a1/subject'), 'other'))).toBe(false);
    expect(await isAllowed(remove(ref(database, 'activity/a1')))).toBe(false);
    expect(await isAllowed(remove(ref(database, 'activity/a1/subject')))).toBe(false);
    expect(await isAllowed(set(ref(database, 'activity'), { a2: entry('updated invoice') }))).toBe(
      false,
    );
    expect(await stored('activity')).toEqual(before);
  });
});
