import { describe, expect, it } from 'vitest';
import { defineEntity, parseRecord } from '../../../src/records/model/entity.ts';
import { generated } from '../../../src/records/model/documentNumber.ts';
import {
  number,
  optional,
  select,
  statusField,
  text,
  type Field,
  validateText,
} from '../../../src/records/model/field.ts';
import { clauses } from '../../specification/clauses.ts';
import { regularNoun } from '../../../src/lib/words.ts';

describe('a text field', () => {
  it.each([
    ['plain', 'plain'],
    ['  with spaces  ', '  with spaces  '],
    ['🐠 واحة <script>alert(1)</script>', '🐠 واحة <script>alert(1)</script>'],
    [42, '42'],
    [true, 'true'],
    [null, ''],
    [undefined, ''],
    [{ nested: 1 }, ''],
  ])('parses %j as %j', (raw, value) => {
    expect(text('Name').parse(raw)).toBe(value);
  });
});

describe('a number field', () => {
  it.each([
    ['12.5', 12.5],
    ['1,250', 1250],
    [' 7 ', 7],
    [7, 7],
    ['', 0],
    ['abc', 0],
    ['12abc', 0],
    ['1e999', 0],
    [Number.NaN, 0],
    [Infinity, 0],
    [null, 0],
    [true, 0],
    [{}, 0],
    ['-3', -3],
  ])('parses %j as %d', clauses('S5-5'), (raw, value) => {
    expect(number('Value').parse(raw)).toBe(value);
  });
});

describe('a status field', () => {
  const field = statusField('Status', { New: 'blue', Old: 'gray' }, 'New', {
    formerly: { Fresh: 'New', Stale: 'Old' },
  });

  it.each([
    [undefined, 'New'],
    ['', 'New'],
    ['Old', 'Old'],
    ['Stale', 'Old'],
    ['Archived in 2019', 'Archived in 2019'],
    ['constructor', 'constructor'],
  ])('parses %j as %j', (raw, value) => {
    expect(field.parse(raw)).toBe(value);
  });

  it('offers its options in order, without their former names', () => {
    expect(field.input).toMatchObject({ options: ['New', 'Old'] });
    expect(select('Terms', ['Net 30', 'Net 60'], 'Net 60').initial()).toBe('Net 60');
  });
});

const entity = defineEntity({
  path: 'parts',
  fields: {
    stage: statusField('Stage', { Open: 'blue' }, 'Open', { formerly: { Started: 'Open' } }),
    count: optional(number('Count')),
    notes: optional(text('Notes')),
  },
  noun: regularNoun('part'),
  activity: { created: 'created part', updated: 'updated part', subject: ({ stage }) => stage },
});

it.each([
  [{ stage: 'Started' }, { stage: 'Open', count: 0, notes: '' }],
  [
    { stage: 'Open', notes: 'x' },
    { stage: 'Open', count: 0, notes: 'x' },
  ],
  [{ stage: '' }, { stage: 'Open', count: 0, notes: '', mismatches: { stage: '' } }],
  [{ count: 'NaN' }, { stage: 'Open', count: 0, notes: '', mismatches: { count: 'NaN' } }],
])('the record %j is parsed with its mismatches', (stored, parsed) => {
  expect(parseRecord(entity, 'p', stored)).toEqual({ id: 'p', creationDate: '', ...parsed });
});

describe('validation', () => {
  const anyNumber = generated('#', () => 'INV-2026-', 999);
  it.each<[Field<unknown>, string, string | null]>([
    [text('Name'), 'x'.repeat(10_000), null],
    [text('Name'), 'x'.repeat(10_001), 'Use at most 10,000 characters; this has 10,001.'],
    [number('Value'), '1e15', null],
    [number('Value'), '-1e16', 'Use a number between minus and plus 1,000,000,000,000,000.'],
    [number('Value'), 'abc', null],
    [text('Date', 'date'), '', null],
    [text('Date', 'date'), '1900-01-01', null],
    [text('Date', 'date'), '0026-12-20', 'Use a year of four digits, from 1900 on.'],
    [text('At', 'datetime-local'), '', null],
    [text('At', 'datetime-local'), '9999-12-31T23:59', null],
    [text('At', 'datetime-local'), '2026-11-05', 'Use a year of four digits, from 1900 on.'],
    [text('At', 'datetime-local'), '0026-12-20T14:05', 'Use a year of four digits, from 1900 on.'],
    [anyNumber, 'INV-2026-5', null],
  ])('of the field %j reports the limit that a text exceeds', (field, typed, error) => {
    expect(validateText(field, typed)).toBe(error);
  });
});
