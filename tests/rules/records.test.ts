import { ref, set } from 'firebase/database';
import { describe, expect, it } from 'vitest';
import type { Field } from '../../src/model/field.ts';
import { ENTITIES } from '../support/entities.ts';
import { isAllowed, seed, signedIn, stored, useRules } from './environment.ts';
import { mayCreate, mayEdit, record, requiredFields, sample, type Stored } from './saves.ts';
import { clauses } from '../specification/clauses.ts';

useRules();

/** The options that the rules enforce; null for a field without. */
function enforcedOptions({ input }: Field<unknown>): readonly string[] | null {
  return input.type === 'select' && !input.open ? input.options : null;
}

function validValues(field: Field<unknown>): readonly unknown[] {
  if (field.input.type === 'number') return [0, -1, 0.01, 1e15, -1e15];
  if (field.input.type === 'date') return ['', '2024-02-29', '1999-12-31'];
  if (field.input.type === 'datetime-local') return ['', '2024-02-29T00:00', '1999-12-31T23:59'];
  return (
    enforcedOptions(field) ?? [
      '',
      '🐠🪸',
      'حوض أسماك',
      '<script>alert("1")</script>',
      'O\'Hara\n\t\\"',
      'x'.repeat(10_000),
    ]
  );
}

function invalidValues(field: Field<unknown>): readonly unknown[] {
  if (field.input.type === 'number') return ['5', true, 1e15 + 1, -1e15 - 1, { a: 1 }];
  if (field.input.type === 'date') return ['17.05.2024', '2024-13-01', '2024-1-1', ' ', 20240517];
  if (field.input.type === 'datetime-local')
    return ['2024-02-29', '2024-02-29T24:00', '2024-02-29T14:60', '2024-02-29 14:05', ' ', 5];
  return enforcedOptions(field)
    ? ['', 'Nonsense', 5, true, { a: 1 }]
    : ['x'.repeat(10_001), 5, true, { a: 1 }];
}

/** Invalid values that another program may have stored. */
function foreignValues(field: Field<unknown>): readonly unknown[] {
  if (field.input.type === 'number') return ['NaN', '5', true, 1e16, -1e16];
  if (field.input.type.startsWith('date')) return ['next week', 1_795_304_088_995, true];
  return enforcedOptions(field)
    ? ['An unknown option', '', 5, true]
    : ['x'.repeat(10_001), 5, true];
}

describe.each(ENTITIES.map((entity) => [entity.path, entity] as const))('%s', (path, entity) => {
  const recordPath = `${path}/r1`;

  it('allows a creation and an edit as the app writes them', async () => {
    expect(await mayCreate(entity, record(entity))).toBe(true);
    expect(stored(recordPath)).toEqual(record(entity));
    seed('activity', null);
    expect(await mayEdit(entity, sample(entity, 'last'))).toBe(true);
    expect(stored(recordPath)).toEqual(record(entity, sample(entity, 'last')));
    expect(stored('activity/a-r1')).toMatchObject({ action: entity.activity.updated });
  });

  it('allows the edit of a record without its fields and its creation date', async () => {
    seed(recordPath, { note: 'old' });
    expect(await mayEdit(entity, sample(entity))).toBe(true);
    expect(stored(recordPath)).toEqual({ note: 'old', ...sample(entity) });
  });

  it('allows the edit of a record with unknown children, which cannot change', async () => {
    const unknown = { note: 'old', tags: { a: true } };
    seed(recordPath, record(entity, unknown));
    expect(await mayEdit(entity, sample(entity, 'last'))).toBe(true);
    seed('activity', null);
    expect(await mayEdit(entity, { note: 'new' })).toBe(false);
    expect(stored(recordPath)).toMatchObject(unknown);
  });

  it('allows the edit of a record with a priority, which stays', async () => {
    seed(recordPath, record(entity, { '.priority': 7 }));
    expect(await mayEdit(entity, sample(entity, 'last'))).toBe(true);
    expect(stored(`${recordPath}/.priority`)).toBe(7);
  });

  it.each([
    ['an unknown child', { note: 'x' }],
    ['its own id', { id: 'r1' }],
    ['no creation date', { creationDate: null }],
    ['an empty creation date', { creationDate: '' }],
    ['a creation date in another format', { creationDate: '17.05.2024' }],
    ['a creation date that is a number', { creationDate: 20240517 }],
    ...requiredFields(entity).map((name) => [`no ${name}`, { [name]: null }] as const),
  ] satisfies (readonly [string, Stored])[])('denies a new record with %s', async (_, changes) => {
    expect(await mayCreate(entity, record(entity, changes))).toBe(false);
    expect(stored('')).toBeNull();
  });

  it.each([
    ['an unknown child', { note: 'x' }],
    ['another creation date', { creationDate: '2020-01-01' }],
  ] satisfies (readonly [string, Stored])[])('denies an edit with %s', async (_, changes) => {
    seed(recordPath, record(entity));
    expect(await mayEdit(entity, { ...sample(entity, 'last'), ...changes })).toBe(false);
    expect(stored(recordPath)).toEqual(record(entity));
    expect(stored('activity')).toBeNull();
  });

  it('denies a creation date for an existing record without one', async () => {
    seed(recordPath, sample(entity));
    expect(await mayEdit(entity, { ...sample(entity), creationDate: '2024-05-17' })).toBe(false);
  });

  it('denies the edit of a missing record', async () => {
    expect(await mayEdit(entity, sample(entity))).toBe(false);
  });

  it('denies a record that is only a text', async () => {
    expect(await isAllowed(set(ref(signedIn(), recordPath), 'text'))).toBe(false);
  });
});

const FIELDS = ENTITIES.flatMap((entity) =>
  Object.entries(entity.fields)
    // taxNumbers.test.ts is about numbers that are issued.
    .filter(([, { input }]) => input.type !== 'issued')
    .map(([name, field]) => [entity.path, name, field, entity] as const),
);

describe.each(FIELDS)('%s: %s', (path, name, field, entity) => {
  const recordPath = `${path}/r1`;

  it('can have each of its values, stored unchanged', clauses('S4-4'), async () => {
    for (const value of validValues(field)) {
      seed('', null);
      const created = await mayCreate(entity, record(entity, { [name]: value }));
      expect({ created, value: stored(`${recordPath}/${name}`) }).toEqual({ created: true, value });
      seed('', null);
      seed(recordPath, record(entity));
      const edited = await mayEdit(entity, { ...sample(entity), [name]: value });
      expect({ edited, value: stored(`${recordPath}/${name}`) }).toEqual({ edited: true, value });
    }
  });

  it('can have no other value', async () => {
    for (const value of invalidValues(field)) {
      seed('', null);
      const created = await mayCreate(entity, record(entity, { [name]: value }));
      seed(recordPath, record(entity));
      const edited = await mayEdit(entity, { ...sample(entity), [name]: value });
      expect({ created, edited, value }).toEqual({ created: false, edited: false, value });
      expect(stored(recordPath)).toEqual(record(entity));
    }
  });

  it('keeps a foreign value until a valid one replaces it', async () => {
    for (const value of foreignValues(field)) {
      const foreign = { ...sample(entity, 'last'), [name]: value };
      seed('', null);
      seed(recordPath, record(entity, { [name]: value }));
      const kept = await mayEdit(entity, foreign);
      expect({ kept, record: stored(recordPath) }).toEqual({
        kept: true,
        record: record(entity, foreign),
      });
      seed('activity', null);
      const changed = await mayEdit(entity, { ...foreign, [name]: false });
      const replaced = await mayEdit(entity, sample(entity));
      expect({ changed, replaced, value }).toEqual({ changed: false, replaced: true, value });
      expect(stored(recordPath)).toEqual(record(entity));
    }
  });

  it('keeps an object while other fields are edited', async () => {
    const value = { a: 1, b: { c: true } };
    seed(recordPath, record(entity, { [name]: value }));
    const { [name]: valid, ...others } = sample(entity, 'last');
    expect(await mayEdit(entity, others)).toBe(true);
    expect(stored(recordPath)).toEqual(record(entity, { ...others, [name]: value }));
    seed('activity', null);
    expect(await mayEdit(entity, { ...others, [name]: value })).toBe(false);
    expect(await mayEdit(entity, { ...others, [`${name}/a`]: 1 })).toBe(false);
    expect(await mayEdit(entity, { ...others, [name]: valid })).toBe(true);
  });
});
