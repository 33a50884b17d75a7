import { ref, remove, set } from 'firebase/database';
import { beforeEach, describe, expect, it } from 'vitest';
import { ENTITIES } from '../support/entities.ts';
import {
  DELETION_INTERPRETATIONS,
  interpretDeletionsAs,
  isAllowed,
  seed,
  signedIn,
  stored,
  useRules,
} from './environment.ts';
import {
  creationEntry,
  entry,
  mayEdit,
  mayUpdate,
  record,
  requiredFields,
  sample,
  type Stored,
} from './saves.ts';

useRules();

const COLLECTIONS = ENTITIES.map((entity) => [entity.path, entity] as const);

const mayRemove = (path: string): Promise<boolean> => isAllowed(remove(ref(signedIn(), path)));

describe.each(DELETION_INTERPRETATIONS)('while %s', (interpretation) => {
  beforeEach(() => interpretDeletionsAs(interpretation));

  describe.each(COLLECTIONS)('a record of %s', (path, entity) => {
    const first = Object.keys(entity.fields)[0] ?? '';
    const before = record(entity, { note: 'old', tags: { a: true, b: true } });
    const recordPath = `${path}/r1`;

    it.each(Object.keys(before))('does not lose its child %s', async (name) => {
      seed(recordPath, before);
      expect(await mayRemove(`${recordPath}/${name}`)).toBe(false);
      expect(await mayEdit(entity, { [name]: null })).toBe(false);
      expect(await mayEdit(entity, { ...sample(entity, 'last'), [name]: null })).toBe(false);
      expect(stored(recordPath)).toEqual(before);
    });

    it('does not lose a part of an unknown child', async () => {
      seed(recordPath, before);
      expect(await mayRemove(`${recordPath}/tags/a`)).toBe(false);
      expect(await mayRemove(`${recordPath}/note/a`)).toBe(false);
      expect(stored(recordPath)).toEqual(before);
    });

    it('does not lose a part of a field that holds an object', async () => {
      const withObject = record(entity, { [first]: { a: 1, b: 2 } });
      seed(recordPath, withObject);
      expect(await mayRemove(`${recordPath}/${first}/a`)).toBe(false);
      expect(await mayRemove(`${recordPath}/${first}`)).toBe(false);
      expect(stored(recordPath)).toEqual(withObject);
    });

    it('is neither deleted nor emptied child by child', async () => {
      seed(recordPath, before);
      const removals = Object.keys(before).map((name) => [`${recordPath}/${name}`, null] as const);
      expect(await mayUpdate(Object.fromEntries(removals))).toBe(false);
      expect(await mayRemove(recordPath)).toBe(false);
      expect(stored(recordPath)).toEqual(before);
    });

    it('is not replaced as a whole', async () => {
      seed(recordPath, before);
      const reference = ref(signedIn(), recordPath);
      expect(await isAllowed(set(reference, record(entity)))).toBe(false);
      expect(await isAllowed(set(reference, { ...before, ...sample(entity, 'last') }))).toBe(false);
      expect(stored(recordPath)).toEqual(before);
    });

    it('is not created by separate paths with one missing', async () => {
      const created = record(entity);
      const parts = Object.entries(created).map(([name, value]) => [
        `${recordPath}/${name}`,
        value,
      ]);
      for (const name of [...requiredFields(entity), 'creationDate']) {
        const values = { ...Object.fromEntries(parts), [`${recordPath}/${name}`]: null };
        expect(await mayUpdate({ ...values, 'activity/r1': creationEntry(entity, created) })).toBe(
          false,
        );
      }
      expect(stored('')).toBeNull();
    });
  });

  it('an activity entry loses none of its parts', async () => {
    expect(await mayUpdate({ 'activity/a1': entry('updated PO') })).toBe(true);
    const before = stored('activity') as { readonly a1: Stored };
    for (const name of Object.keys(before.a1)) {
      expect(await mayRemove(`activity/a1/${name}`)).toBe(false);
      const removal = { [`activity/a1/${name}`]: null, 'activity/a2': entry('updated PO') };
      expect(await mayUpdate(removal)).toBe(false);
    }
    expect(await mayRemove('activity/a1')).toBe(false);
    expect(stored('activity')).toEqual(before);
  });

  it('an activity entry is not created by separate paths with one missing', async () => {
    const parts = Object.entries(entry('updated PO'));
    for (const [missing] of parts) {
      const values = parts.map(
        ([name, value]) => [`activity/a1/${name}`, name === missing ? null : value] as const,
      );
      expect(await mayUpdate(Object.fromEntries(values))).toBe(false);
    }
  });

  it('the staff list and its switch are not removed', async () => {
    const settings = { config: { staffOnly: true }, staff: { u1: true } };
    seed('', settings);
    for (const path of ['config', 'config/staffOnly', 'staff', 'staff/u1']) {
      expect(await mayRemove(path)).toBe(false);
    }
    expect(stored('')).toEqual(settings);
  });
});
