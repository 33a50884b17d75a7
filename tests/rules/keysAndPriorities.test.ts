import { ref, set, setPriority, setWithPriority, update } from 'firebase/database';
import { describe, expect, it } from 'vitest';
import { ENTITIES } from '../support/entities.ts';
import { isAllowed, seed, signedIn, stored, useProductRules } from './environment.ts';
import { create, edit, entry, record, sample } from './saves.ts';

useProductRules();

const BAD_KEYS = ['<img src=x onerror=alert(1)>', '~', ' ', 'ключ', 'k'.repeat(41)];
const GOOD_KEYS = ['-Nkey_Of-Firebase123', 'r1', '7', 'k'.repeat(40)];

const PRIORITIES = [['a number', 7] as const, ['a long text', 'x'.repeat(20_000)] as const];

describe.each(ENTITIES.map((entity) => [entity.path, entity] as const))('%s', (path, entity) => {
  const first = Object.keys(entity.fields)[0] ?? '';

  it.each(BAD_KEYS)('takes no new record under the key %j', async (key) => {
    expect(await isAllowed(create(signedIn(), entity, record(entity), key))).toBe(false);
    expect(await stored('')).toBeNull();
  });

  it.each(GOOD_KEYS)('takes a new record under the key %j', async (key) => {
    expect(await isAllowed(create(signedIn(), entity, record(entity), key))).toBe(true);
  });

  it('takes the edit of a record that has been under another kind of key for long', async () => {
    await seed(`${path}/old record`, record(entity));
    const changes = sample(entity, 'last');
    const told = { 'activity/a1': entry(entity.activity.updated) };
    const fields = Object.entries(changes).map(([name, value]) => [
      `${path}/old record/${name}`,
      value,
    ]);
    const whole = { ...Object.fromEntries(fields), ...told };
    expect(await isAllowed(update(ref(signedIn()), whole))).toBe(true);
  });

  it.each(PRIORITIES)('takes no record or field with %s for a priority', async (_, priority) => {
    const whole = record(entity, { '.priority': priority });
    expect(await isAllowed(create(signedIn(), entity, whole))).toBe(false);
    const within = { [first]: { '.value': sample(entity)[first], '.priority': priority } };
    expect(await isAllowed(create(signedIn(), entity, record(entity, within)))).toBe(false);

    await seed(`${path}/r1`, record(entity));
    expect(await isAllowed(edit(signedIn(), entity, within))).toBe(false);
    const place = ref(signedIn(), `${path}/r1`);
    expect(await isAllowed(setPriority(place, priority))).toBe(false);
    expect(await isAllowed(setWithPriority(place, record(entity), priority))).toBe(false);
    const day = ref(signedIn(), `${path}/r1/creationDate`);
    expect(await isAllowed(setPriority(day, priority))).toBe(false);
    expect(await isAllowed(setPriority(ref(signedIn(), path), priority))).toBe(false);
  });
});

describe('the activity', () => {
  it.each(BAD_KEYS)('takes no entry under the key %j', async (key) => {
    const told = { [`activity/${key}`]: entry('updated deal') };
    expect(await isAllowed(update(ref(signedIn()), told))).toBe(false);
  });

  it.each(PRIORITIES)('takes no entry and no part of one with %s for a priority', async (_, p) => {
    const place = ref(signedIn(), 'activity/a1');
    expect(await isAllowed(setWithPriority(place, entry('updated deal'), p))).toBe(false);
    for (const name of ['user', 'action', 'subject', 'timestamp']) {
      const good = entry('updated deal');
      const bent = { ...good, [name]: { '.value': good[name], '.priority': p } };
      expect(await isAllowed(set(place, bent))).toBe(false);
    }
    expect(await isAllowed(set(place, entry('updated deal')))).toBe(true);
  });
});
