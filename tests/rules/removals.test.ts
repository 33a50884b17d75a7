import { ref, remove, set, update } from 'firebase/database';
import { beforeEach, describe, expect, it } from 'vitest';
import { ENTITIES } from '../support/entities.ts';
import {
  DELETION_READINGS,
  isAllowed,
  readDeletionsAs,
  seed,
  signedIn,
  stored,
  useProductRules,
} from './environment.ts';
import { edit, entry, entryOf, record, sample, type Stored } from './saves.ts';

useProductRules();

const COLLECTIONS = ENTITIES.map((entity) => [entity.path, entity] as const);

const write = (values: Stored): Promise<boolean> => isAllowed(update(ref(signedIn()), values));
const removed = (path: string): Promise<boolean> => isAllowed(remove(ref(signedIn(), path)));

describe.each(DELETION_READINGS)('while %s', (reading) => {
  beforeEach(() => readDeletionsAs(reading));

  describe.each(COLLECTIONS)('a record of %s', (path, entity) => {
    const first = Object.keys(entity.fields)[0] ?? '';
    const legacy = { note: 'old', tags: { a: true, b: true } };
    const kept = record(entity, legacy);
    const place = `${path}/r1`;

    it.each(Object.keys(kept))('does not lose its %s', async (name) => {
      await seed(place, kept);
      expect(await removed(`${place}/${name}`)).toBe(false);
      expect(await isAllowed(edit(signedIn(), entity, { [name]: null }))).toBe(false);
      expect(
        await isAllowed(edit(signedIn(), entity, { ...sample(entity, 'last'), [name]: null })),
      ).toBe(false);
      expect(await stored(place)).toEqual(kept);
    });

    it('does not lose a part of a child that nobody knows', async () => {
      await seed(place, kept);
      expect(await removed(`${place}/tags/a`)).toBe(false);
      expect(await stored(place)).toEqual(kept);
    });

    it('does not lose a part of a field that holds an object', async () => {
      const odd = record(entity, { [first]: { a: 1, b: 2 } });
      await seed(place, odd);
      expect(await removed(`${place}/${first}/a`)).toBe(false);
      expect(await removed(`${place}/${first}`)).toBe(false);
      expect(await stored(place)).toEqual(odd);
    });

    it('is not emptied child by child, nor deleted', async () => {
      await seed(place, kept);
      const names = Object.keys(kept);
      const nothing = Object.fromEntries(names.map((name) => [`${place}/${name}`, null]));
      expect(await write(nothing)).toBe(false);
      expect(await removed(place)).toBe(false);
      expect(await stored(place)).toEqual(kept);
    });

    it('is not replaced as a whole, whatever stands in its place', async () => {
      await seed(place, kept);
      const whole = ref(signedIn(), place);
      expect(await isAllowed(set(whole, record(entity)))).toBe(false);
      expect(await isAllowed(set(whole, { ...kept, ...sample(entity, 'last') }))).toBe(false);
      expect(await stored(place)).toEqual(kept);
    });

    it('is not created in parts of which one is left out', async () => {
      const made = record(entity);
      const told = { 'activity/r1': entryOf(entity, made) };
      const parts = Object.entries(made).map(([name, value]) => [`${place}/${name}`, value]);
      for (const name of Object.keys(made)) {
        const without = { ...Object.fromEntries(parts), [`${place}/${name}`]: null, ...told };
        expect(await write(without)).toBe(false);
      }
      expect(await stored('')).toBeNull();
    });
  });

  it('an entry of the activity loses nothing', async () => {
    expect(await write({ 'activity/a1': entry('updated PO') })).toBe(true);
    const before = (await stored('activity')) as { readonly a1: Stored };
    for (const name of Object.keys(before.a1)) {
      expect(await removed(`activity/a1/${name}`)).toBe(false);
      expect(
        await write({ [`activity/a1/${name}`]: null, 'activity/a2': entry('updated PO') }),
      ).toBe(false);
    }
    expect(await removed('activity/a1')).toBe(false);
    expect(await stored('activity')).toEqual(before);
  });

  it('an entry of the activity is not added in parts of which one is left out', async () => {
    const told = entry('updated PO');
    for (const name of Object.keys(told)) {
      const parts = Object.entries(told).map(([part, value]) => [
        `activity/a1/${part}`,
        part === name ? null : value,
      ]);
      expect(await write(Object.fromEntries(parts) as Stored)).toBe(false);
    }
  });

  it('the list of staff and its switch are not taken away', async () => {
    const held = { config: { staffOnly: true }, staff: { u1: true } };
    await seed('', held);
    for (const path of ['config', 'config/staffOnly', 'staff', 'staff/u1']) {
      expect(await removed(path)).toBe(false);
    }
    expect(await stored('')).toEqual(held);
  });
});
