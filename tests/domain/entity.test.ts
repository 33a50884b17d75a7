import { describe, expect, it } from 'vitest';
import { ENTITIES } from '../support/entities.ts';
import {
  blankDraft,
  draftOf,
  parseRecord,
  parseValues,
  problemsOf,
} from '../../src/domain/entity.ts';
import { invoice } from '../../src/domain/invoice.ts';

describe.each(ENTITIES.map((entity) => [entity.path, entity] as const))('%s', (_, entity) => {
  it('reads a record with nothing in it, and one that is not even an object', () => {
    for (const stored of [{}, null, 'text', 7, []]) {
      const record = parseRecord(entity, 'id', stored);
      expect(record.id).toBe('id');
      expect(record.creationDate).toBe('');
      for (const name of Object.keys(entity.fields)) expect(record[name]).toBeDefined();
    }
  });

  it('fills a form with what it stores, and stores what the form shows', () => {
    const blank = blankDraft(entity, []);
    const values = parseValues(entity, blank);
    expect(parseValues(entity, draftOf(entity, { ...values, id: 'id', creationDate: '' }))).toEqual(
      values,
    );
    expect(problemsOf(entity, blank)).toEqual({});
  });

  it('has a heading for both forms and an activity with a subject', () => {
    expect(entity.titles.create).not.toBe(entity.titles.edit);
    expect(entity.activity.created).not.toBe(entity.activity.updated);
    expect(typeof entity.activity.subject(parseValues(entity, {}))).toBe('string');
  });

  it('has few enough keys to be taken in at a glance', () => {
    expect(Object.keys(entity).length).toBeLessThanOrEqual(5);
    for (const field of Object.values(entity.fields)) {
      expect(Object.keys(field).length).toBeLessThanOrEqual(5);
    }
  });
});

it('finds the eight entities of the specification', () => {
  expect(ENTITIES.length).toBeGreaterThanOrEqual(8);
});

describe('generated numbers', () => {
  it('avoid those the live records have', () => {
    const year = new Date().getFullYear();
    const taken = Array.from({ length: 900 }, (_, place) =>
      parseRecord(invoice, `i${place}`, { idNum: `INV-${year}-${place}` }),
    );
    const drawn = blankDraft(invoice, taken).idNum;
    expect(drawn).toMatch(/^INV-\d{4}-\d{1,3}$/);
    expect(taken.map(({ idNum }) => idNum)).not.toContain(drawn);
  });
});
