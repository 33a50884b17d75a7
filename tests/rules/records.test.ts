import { ref, set } from 'firebase/database';
import { describe, expect, it } from 'vitest';
import { ENTITIES } from '../support/entities.ts';
import type { Entity } from '../../src/domain/entity.ts';
import type { Field } from '../../src/domain/field.ts';
import { isAllowed, seed, signedIn, stored, useProductRules } from './environment.ts';
import { create, edit, record, sample, type Stored } from './saves.ts';

useProductRules();

const TEXTS = [
  '',
  '🐠🪸',
  'حوض أسماك',
  '<script>alert("1")</script>',
  'O\'Hara\n\t\\"',
  'x'.repeat(10_000),
];
type FieldCase = readonly [place: string, name: string, value: unknown, entity: Entity];

function cases(values: (field: Field<unknown>) => readonly unknown[]): FieldCase[] {
  return ENTITIES.flatMap((entity) =>
    Object.entries(entity.fields).flatMap(([name, field]) =>
      values(field).map((value): FieldCase => [entity.path, name, value, entity]),
    ),
  );
}

function optionsOf({ input }: Field<unknown>): readonly string[] {
  return input.type === 'select' ? input.options : [];
}

function isVocabulary({ input }: Field<unknown>): boolean {
  return input.type === 'select' && !input.open;
}

const GOOD = cases((field) => {
  if (isVocabulary(field)) return optionsOf(field);
  if (field.input.type === 'number') return [0, -1, 0.01, 1e15, -1e15];
  return field.input.type === 'date' ? ['', '2024-02-29', '1999-12-31'] : TEXTS;
});

const BAD = cases((field) => {
  if (field.input.type === 'number') return ['5', true, 1e15 + 1, -1e15 - 1, { a: 1 }];
  if (field.input.type === 'date') return ['17.05.2024', '2024-13-01', '2024-1-1', ' ', 20240517];
  if (isVocabulary(field)) return ['', 'Nonsense', 5, true, { a: 1 }];
  return ['x'.repeat(10_001), 5, true, { a: 1 }];
});

function creates(entity: Entity, values: Stored): Promise<boolean> {
  return isAllowed(create(signedIn(), entity, values));
}

function edits(entity: Entity, changes: Stored): Promise<boolean> {
  return isAllowed(edit(signedIn(), entity, changes));
}

function brief(value: unknown): string {
  return JSON.stringify(value).slice(0, 30);
}

describe.each(ENTITIES.map((entity) => [entity.path, entity] as const))('%s', (path, entity) => {
  it('takes a new record and an edit, as the app writes them, with the activity', async () => {
    expect(await creates(entity, record(entity))).toBe(true);
    expect(await stored(`${path}/r1`)).toEqual(record(entity));
    await seed('activity', null);
    expect(await edits(entity, sample(entity, 'last'))).toBe(true);
    expect(await stored(`${path}/r1`)).toEqual(record(entity, sample(entity, 'last')));
    expect(await stored('activity/a-r1')).toMatchObject({ action: entity.activity.updated });
  });

  it('takes the edit of an old record that lacks fields and its date', async () => {
    await seed(`${path}/r1`, { note: 'old' });
    expect(await edits(entity, sample(entity))).toBe(true);
    expect(await stored(`${path}/r1`)).toEqual({ note: 'old', ...sample(entity) });
  });

  it('takes the edit of a record that holds children nobody knows', async () => {
    const legacy = { note: 'old', tags: { a: true } };
    await seed(`${path}/r1`, record(entity, legacy));
    expect(await edits(entity, sample(entity, 'last'))).toBe(true);
    await seed('activity', null);
    expect(await edits(entity, { note: 'new' })).toBe(false);
    expect(await stored(`${path}/r1`)).toMatchObject(legacy);
  });

  it('takes the edit of a record that has a priority, which stays', async () => {
    await seed(`${path}/r1`, record(entity, { '.priority': 7 }));
    expect(await edits(entity, sample(entity, 'last'))).toBe(true);
    expect(await stored(`${path}/r1/.priority`)).toBe(7);
  });

  it.each([
    ['a child that nobody knows', { note: 'x' }],
    ['its own id', { id: 'r1' }],
    ['no creation date', { creationDate: null }],
    ['an empty creation date', { creationDate: '' }],
    ['a creation date in another format', { creationDate: '17.05.2024' }],
    ['a creation date that is a number', { creationDate: 20240517 }],
  ] satisfies (readonly [string, Stored])[])('refuses a new record with %s', async (_, changes) => {
    expect(await creates(entity, record(entity, changes))).toBe(false);
    expect(await stored('')).toBeNull();
  });

  it.each(Object.keys(entity.fields))('refuses a new record without %s', async (name) => {
    expect(await creates(entity, record(entity, { [name]: null }))).toBe(false);
  });

  it.each([
    ['a child that nobody knows', { note: 'x' }],
    ['another creation date', { creationDate: '2020-01-01' }],
  ] satisfies (readonly [string, Stored])[])(
    'refuses an edit that brings %s',
    async (_, changes) => {
      await seed(`${path}/r1`, record(entity));
      expect(await edits(entity, { ...sample(entity, 'last'), ...changes })).toBe(false);
      expect(await stored(`${path}/r1`)).toEqual(record(entity));
      expect(await stored('activity')).toBeNull();
    },
  );

  it('refuses a creation date for an old record that has none', async () => {
    await seed(`${path}/r1`, sample(entity));
    expect(await edits(entity, { ...sample(entity), creationDate: '2024-05-17' })).toBe(false);
  });

  it('refuses the edit of a record that is not there', async () => {
    expect(await edits(entity, sample(entity))).toBe(false);
  });

  it('refuses a record that is a mere text', async () => {
    expect(await isAllowed(set(ref(signedIn(), `${path}/r1`), 'text'))).toBe(false);
  });
});

it.each(
  GOOD.map(([path, name, value, entity]) => [path, name, brief(value), value, entity] as const),
)('%s: %s may be %s and is stored as it is', async (path, name, _, value, entity) => {
  expect(await creates(entity, record(entity, { [name]: value }))).toBe(true);
  await seed('activity', null);
  expect(await edits(entity, { ...sample(entity), [name]: value })).toBe(true);
  expect(await stored(`${path}/r1/${name}`)).toBe(value);
});

it.each(
  BAD.map(([path, name, value, entity]) => [path, name, brief(value), value, entity] as const),
)('%s: %s cannot become %s', async (path, name, _, value, entity) => {
  expect(await creates(entity, record(entity, { [name]: value }))).toBe(false);
  await seed(`${path}/r1`, record(entity));
  expect(await edits(entity, { ...sample(entity), [name]: value })).toBe(false);
  expect(await stored(`${path}/r1`)).toEqual(record(entity));
});

/** Values that no form of today would store, and the rules would refuse if they were new. */
const FOREIGN = cases((field) => {
  if (field.input.type === 'number') return ['NaN', '5', true, 1e16, -1e16];
  if (field.input.type === 'date') return ['next week', 1_795_304_088_995, true];
  if (isVocabulary(field)) return ['Word from elsewhere', '', 5, true];
  return ['x'.repeat(10_001), 5, true];
});

it.each(
  FOREIGN.map(([path, name, value, entity]) => [path, name, brief(value), value, entity] as const),
)('%s: %s %s from elsewhere survives an edit', async (path, name, _, value, entity) => {
  await seed(`${path}/r1`, record(entity, { [name]: value }));
  const changed = { ...sample(entity, 'last'), [name]: value };
  expect(await edits(entity, changed)).toBe(true);
  expect(await stored(`${path}/r1`)).toEqual(record(entity, changed));
  await seed('activity', null);
  expect(await edits(entity, { ...changed, [name]: false })).toBe(false);
  expect(await edits(entity, sample(entity))).toBe(true);
  expect(await stored(`${path}/r1`)).toEqual(record(entity));
});

it.each(cases(() => [{ a: 1, b: { c: true } }]))(
  '%s: %s that holds an object survives the edit of everything else',
  async (path, name, value, entity) => {
    await seed(`${path}/r1`, record(entity, { [name]: value }));
    const { [name]: proper, ...others } = sample(entity, 'last');
    expect(await edits(entity, others)).toBe(true);
    expect(await stored(`${path}/r1`)).toEqual(record(entity, { ...others, [name]: value }));
    await seed('activity', null);
    expect(await edits(entity, { ...others, [name]: value })).toBe(false);
    expect(await edits(entity, { ...others, [`${name}/a`]: 1 })).toBe(false);
    expect(await edits(entity, { ...others, [name]: proper })).toBe(true);
  },
);
