import { ref, set, setPriority, setWithPriority } from 'firebase/database';
import { describe, expect, it } from 'vitest';
import { ENTITIES } from '../support/entities.ts';
import { isAllowed, seed, signedIn, stored, useRules } from './environment.ts';
import { entry, mayCreate, mayEdit, mayUpdate, record, sample } from './saves.ts';

useRules();

const INVALID_KEYS = ['<img src=x onerror=alert(1)>', '~', ' ', 'ключ', 'k'.repeat(41)];
const VALID_KEYS = ['-Nkey_Of-Firebase123', 'r1', '7', 'k'.repeat(40)];

const PRIORITIES = [['a number', 7] as const, ['a long text', 'x'.repeat(20_000)] as const];

describe.each(ENTITIES.map((entity) => [entity.path, entity] as const))('%s', (path, entity) => {
  const first = Object.keys(entity.fields)[0] ?? '';

  it.each(INVALID_KEYS)('denies a new record with the key %j', async (key) => {
    expect(await mayCreate(entity, record(entity), key)).toBe(false);
    expect(stored('')).toBeNull();
  });

  it.each(VALID_KEYS)('allows a new record with the key %j', async (key) => {
    expect(await mayCreate(entity, record(entity), key)).toBe(true);
  });

  it('allows the edit of an existing record with an invalid key', async () => {
    seed(`${path}/old record`, record(entity));
    const fields = Object.entries(sample(entity, 'last')).map(
      ([name, value]) => [`${path}/old record/${name}`, value] as const,
    );
    const update = { 'activity/a1': entry(entity.activity.updated) };
    expect(await mayUpdate({ ...Object.fromEntries(fields), ...update })).toBe(true);
  });

  it.each(PRIORITIES)('denies a record or field with %s as its priority', async (_, priority) => {
    expect(await mayCreate(entity, record(entity, { '.priority': priority }))).toBe(false);
    const field = { [first]: { '.value': sample(entity)[first], '.priority': priority } };
    expect(await mayCreate(entity, record(entity, field))).toBe(false);

    seed(`${path}/r1`, record(entity));
    expect(await mayEdit(entity, field)).toBe(false);
    const reference = ref(signedIn(), `${path}/r1`);
    expect(await isAllowed(setPriority(reference, priority))).toBe(false);
    expect(await isAllowed(setWithPriority(reference, record(entity), priority))).toBe(false);
    const creationDate = ref(signedIn(), `${path}/r1/creationDate`);
    expect(await isAllowed(setPriority(creationDate, priority))).toBe(false);
    expect(await isAllowed(setPriority(ref(signedIn(), path), priority))).toBe(false);
  });
});

describe('the activity', () => {
  it.each(INVALID_KEYS)('denies an entry with the key %j', async (key) => {
    expect(await mayUpdate({ [`activity/${key}`]: entry('updated deal') })).toBe(false);
  });

  it.each(PRIORITIES)('denies an entry or a part of one with %s as its priority', async (_, p) => {
    const reference = ref(signedIn(), 'activity/a1');
    expect(await isAllowed(setWithPriority(reference, entry('updated deal'), p))).toBe(false);
    const valid = entry('updated deal');
    for (const name of Object.keys(valid)) {
      const invalid = { ...valid, [name]: { '.value': valid[name], '.priority': p } };
      expect(await isAllowed(set(reference, invalid))).toBe(false);
    }
    expect(await isAllowed(set(reference, valid))).toBe(true);
  });
});
