import { describe, expect, it, vi } from 'vitest';
import { ENTITIES } from '../support/entities.ts';
import {
  initialDraft,
  draftFromRecord,
  parseRecord,
  parseValues,
  validateDraft,
  withUnusedNumbers,
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
    const blank = initialDraft(entity, []);
    const values = parseValues(entity, blank);
    expect(
      parseValues(entity, draftFromRecord(entity, { ...values, id: 'id', creationDate: '' })),
    ).toEqual(values);
    expect(validateDraft(entity, blank)).toEqual({});
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

const taken = (count: number, prefix: string) =>
  Array.from({ length: count }, (_, n) =>
    parseRecord(invoice, `i${n}`, { idNum: `${prefix}${n}` }),
  );

describe('generated numbers', () => {
  const year = new Date().getFullYear();

  it('avoid those the live records have', () => {
    const records = taken(999, `INV-${year}-`);
    expect(initialDraft(invoice, records).idNum).toBe(`INV-${year}-999`);
  });

  it('have four digits once a thousand are taken, without a draw for each', () => {
    const random = vi.spyOn(Math, 'random');
    const records = taken(1_000, `INV-${year}-`);
    const { idNum } = initialDraft(invoice, records);
    expect(idNum).toMatch(/^INV-\d{4}-[1-9]\d{3}$/);
    expect(withUnusedNumbers(invoice, { ...initialDraft(invoice, []) }, records).idNum).toMatch(
      /^INV-\d{4}-[1-9]\d{3}$/,
    );
    expect(random.mock.calls.length).toBeLessThanOrEqual(3);
    random.mockRestore();
  });

  it('do not count what is taken in another year, or by another kind of number', () => {
    const records = [
      ...taken(1_000, `INV-${year - 1}-`),
      ...taken(1_000, `PO-${year}-`),
      ...taken(1_000, ''),
      ...taken(999, `INV-${year}-`),
      parseRecord(invoice, 'odd', { idNum: `INV-${year}-999 (copy)` }),
    ];
    expect(initialDraft(invoice, records).idNum).toBe(`INV-${year}-999`);
  });
});
