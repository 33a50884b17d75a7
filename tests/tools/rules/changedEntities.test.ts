import { beforeEach, describe, expect, it } from 'vitest';
import { databaseRules } from '../../../tools/rules/databaseRules.ts';
import { defineEntity } from '../../../src/records/model/entity.ts';
import { number, optional, statusField, text } from '../../../src/records/model/field.ts';
import {
  DELETION_INTERPRETATIONS,
  interpretDeletionsAs,
  seed,
  stored,
  useRules,
} from './environment.ts';
import { mayCreate, mayEdit, type Stored } from './saves.ts';
import { regularNoun } from '../../../src/lib/words.ts';

const COLORS = { Open: 'blue', Done: 'green' } as const;

/** A parts list in which Open was called Started, and which has gained notes and a count. */
const part = defineEntity({
  path: 'parts',
  fields: {
    name: text('Name'),
    status: statusField('Status', COLORS, 'Open', { formerly: { Started: 'Open' } }),
    notes: optional(text('Notes')),
    count: optional(number('Count')),
  },
  noun: regularNoun('part'),
  activity: { created: 'created part', updated: 'updated part', subject: ({ name }) => name },
});

useRules(databaseRules([part]));

const OLD = { name: 'Pump', status: 'Started' };
const CREATED = { ...OLD, creationDate: '2024-05-17' };

describe.each(DELETION_INTERPRETATIONS)('while %s', (interpretation) => {
  beforeEach(() => interpretDeletionsAs(interpretation));

  it.each<[string, boolean, Stored]>([
    ['the former name of an option', true, {}],
    ['its current name', true, { status: 'Open' }],
    ['an unknown option', false, { status: 'Begun' }],
    ['an optional field', true, { notes: 'x' }],
    ['an optional field of the wrong type', false, { notes: 5 }],
    ['an unknown field', false, { weight: 5 }],
    ['a required field missing', false, { name: null }],
  ])('a record with %s can be created: %s', async (_, allowed, changes) => {
    expect(await mayCreate(part, { ...CREATED, ...changes })).toBe(allowed);
  });

  it.each<[string, boolean, Stored, Stored]>([
    ['the old fields of an old record', true, {}, { ...OLD, name: 'Valve' }],
    ['the option to its current name', true, {}, { status: 'Open' }],
    ['the option to its former name', true, { status: 'Done' }, { status: 'Started' }],
    ['an optional field of an old record', true, {}, { ...OLD, notes: 'x', count: 3 }],
    ['the old fields of a new record', true, { notes: 'x' }, { ...OLD, name: 'Valve' }],
    ['an optional field to the wrong type', false, {}, { count: 'three' }],
    ['a stored optional field to nothing', false, { notes: 'x' }, { notes: null }],
    ['a missing optional field to nothing', false, {}, { ...OLD, notes: null }],
  ])('an edit can change %s: %s', async (_, allowed, seeded, changes) => {
    const before = { ...CREATED, ...seeded };
    seed('parts/r1', before);
    expect(await mayEdit(part, changes)).toBe(allowed);
    expect(stored('parts/r1')).toMatchObject(allowed ? { ...before, ...changes } : before);
  });
});
