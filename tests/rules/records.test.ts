import { ref, set } from 'firebase/database';
import { describe, expect, it } from 'vitest';
import type { Entity } from '../../src/domain/entity.ts';
import type { Field } from '../../src/domain/field.ts';
import { ENTITIES } from '../support/entities.ts';
import { isAllowed, seed, signedIn, stored, useRules } from './environment.ts';
import { mayCreate, mayEdit, record, requiredFields, sample, type Stored } from './saves.ts';

useRules();

type FieldCase = readonly [
  path: string,
  name: string,
  label: string,
  value: unknown,
  entity: Entity,
];

/** A case per field of every entity and per value that `valuesFor` gives it. */
function fieldCases(valuesFor: (field: Field<unknown>) => readonly unknown[]): FieldCase[] {
  return ENTITIES.flatMap((entity) =>
    Object.entries(entity.fields).flatMap(([name, field]) =>
      valuesFor(field).map((value): FieldCase => {
        const label = JSON.stringify(value).slice(0, 30);
        return [entity.path, name, label, value, entity];
      }),
    ),
  );
}

/** The options that the rules enforce; null for a field without. */
function enforcedOptions({ input }: Field<unknown>): readonly string[] | null {
  return input.type === 'select' && !input.open ? input.options : null;
}

const VALID = fieldCases((field) => {
  if (field.input.type === 'number') return [0, -1, 0.01, 1e15, -1e15];
  if (field.input.type === 'date') return ['', '2024-02-29', '1999-12-31'];
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
});

const INVALID = fieldCases((field) => {
  if (field.input.type === 'number') return ['5', true, 1e15 + 1, -1e15 - 1, { a: 1 }];
  if (field.input.type === 'date') return ['17.05.2024', '2024-13-01', '2024-1-1', ' ', 20240517];
  return enforcedOptions(field)
    ? ['', 'Nonsense', 5, true, { a: 1 }]
    : ['x'.repeat(10_001), 5, true, { a: 1 }];
});

/** Invalid values that another program may have stored. */
const FOREIGN = fieldCases((field) => {
  if (field.input.type === 'number') return ['NaN', '5', true, 1e16, -1e16];
  if (field.input.type === 'date') return ['next week', 1_795_304_088_995, true];
  return enforcedOptions(field)
    ? ['An unknown option', '', 5, true]
    : ['x'.repeat(10_001), 5, true];
});

describe.each(ENTITIES.map((entity) => [entity.path, entity] as const))('%s', (path, entity) => {
  const recordPath = `${path}/r1`;

  it('allows a creation and an edit as the app writes them', async () => {
    expect(await mayCreate(entity, record(entity))).toBe(true);
    expect(await stored(recordPath)).toEqual(record(entity));
    await seed('activity', null);
    expect(await mayEdit(entity, sample(entity, 'last'))).toBe(true);
    expect(await stored(recordPath)).toEqual(record(entity, sample(entity, 'last')));
    expect(await stored('activity/a-r1')).toMatchObject({ action: entity.activity.updated });
  });

  it('allows the edit of a record without its fields and its creation date', async () => {
    await seed(recordPath, { note: 'old' });
    expect(await mayEdit(entity, sample(entity))).toBe(true);
    expect(await stored(recordPath)).toEqual({ note: 'old', ...sample(entity) });
  });

  it('allows the edit of a record with unknown children, which cannot change', async () => {
    const unknown = { note: 'old', tags: { a: true } };
    await seed(recordPath, record(entity, unknown));
    expect(await mayEdit(entity, sample(entity, 'last'))).toBe(true);
    await seed('activity', null);
    expect(await mayEdit(entity, { note: 'new' })).toBe(false);
    expect(await stored(recordPath)).toMatchObject(unknown);
  });

  it('allows the edit of a record with a priority, which stays', async () => {
    await seed(recordPath, record(entity, { '.priority': 7 }));
    expect(await mayEdit(entity, sample(entity, 'last'))).toBe(true);
    expect(await stored(`${recordPath}/.priority`)).toBe(7);
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
    expect(await stored('')).toBeNull();
  });

  it.each([
    ['an unknown child', { note: 'x' }],
    ['another creation date', { creationDate: '2020-01-01' }],
  ] satisfies (readonly [string, Stored])[])('denies an edit with %s', async (_, changes) => {
    await seed(recordPath, record(entity));
    expect(await mayEdit(entity, { ...sample(entity, 'last'), ...changes })).toBe(false);
    expect(await stored(recordPath)).toEqual(record(entity));
    expect(await stored('activity')).toBeNull();
  });

  it('denies a creation date for an existing record without one', async () => {
    await seed(recordPath, sample(entity));
    expect(await mayEdit(entity, { ...sample(entity), creationDate: '2024-05-17' })).toBe(false);
  });

  it('denies the edit of a missing record', async () => {
    expect(await mayEdit(entity, sample(entity))).toBe(false);
  });

  it('denies a record that is only a text', async () => {
    expect(await isAllowed(set(ref(signedIn(), recordPath), 'text'))).toBe(false);
  });
});

it.each(VALID)(
  '%s: %s can be %s, stored unchanged [S4-4]',
  async (path, name, _, value, entity) => {
    expect(await mayCreate(entity, record(entity, { [name]: value }))).toBe(true);
    await seed('activity', null);
    expect(await mayEdit(entity, { ...sample(entity), [name]: value })).toBe(true);
    expect(await stored(`${path}/r1/${name}`)).toBe(value);
  },
);

it.each(INVALID)('%s: %s cannot become %s', async (path, name, _, value, entity) => {
  expect(await mayCreate(entity, record(entity, { [name]: value }))).toBe(false);
  await seed(`${path}/r1`, record(entity));
  expect(await mayEdit(entity, { ...sample(entity), [name]: value })).toBe(false);
  expect(await stored(`${path}/r1`)).toEqual(record(entity));
});

it.each(FOREIGN)('%s: %s keeps the foreign value %s', async (path, name, _, value, entity) => {
  await seed(`${path}/r1`, record(entity, { [name]: value }));
  const changed = { ...sample(entity, 'last'), [name]: value };
  expect(await mayEdit(entity, changed)).toBe(true);
  expect(await stored(`${path}/r1`)).toEqual(record(entity, changed));
  await seed('activity', null);
  expect(await mayEdit(entity, { ...changed, [name]: false })).toBe(false);
  expect(await mayEdit(entity, sample(entity))).toBe(true);
  expect(await stored(`${path}/r1`)).toEqual(record(entity));
});

it.each(fieldCases(() => [{ a: 1, b: { c: true } }]))(
  '%s: %s keeps the object %s when other fields are edited',
  async (path, name, _, value, entity) => {
    await seed(`${path}/r1`, record(entity, { [name]: value }));
    const { [name]: valid, ...others } = sample(entity, 'last');
    expect(await mayEdit(entity, others)).toBe(true);
    expect(await stored(`${path}/r1`)).toEqual(record(entity, { ...others, [name]: value }));
    await seed('activity', null);
    expect(await mayEdit(entity, { ...others, [name]: value })).toBe(false);
    expect(await mayEdit(entity, { ...others, [`${name}/a`]: 1 })).toBe(false);
    expect(await mayEdit(entity, { ...others, [name]: valid })).toBe(true);
  },
);
