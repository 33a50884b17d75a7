import { describe, expect, it, vi } from 'vitest';
import {
  draftFromRecord,
  initialDraft,
  validateDraft,
  withUnusedNumbers,
} from '../../../src/records/model/draft.ts';
import {
  createTitle,
  editTitle,
  parseRecord,
  parseValues,
} from '../../../src/records/model/entity.ts';
import { today } from '../../../src/lib/dates.ts';
import { invoice } from '../../../src/features/finance/invoice.entity.ts';
import { ENTITIES } from '../../support/entities.ts';
import { clauses } from '../../specification/clauses.ts';

it('the eight entities of the specification are discovered', () => {
  expect(ENTITIES.length).toBeGreaterThanOrEqual(8);
});

describe.each(ENTITIES.map((entity) => [entity.path, entity] as const))('%s', (_, entity) => {
  it.each([{}, null, 'text', 7, []])('parses the stored value %j as an empty record', (stored) => {
    const record = parseRecord(entity, 'id', stored);
    expect(record).toMatchObject({ id: 'id', creationDate: '' });
    for (const name of Object.keys(entity.fields)) expect(record[name]).toBeDefined();
  });

  it('stores the same values after a round trip through its form', () => {
    const initial = initialDraft(entity, []);
    const values = parseValues(entity, initial);
    const draft = draftFromRecord(entity, { ...values, id: 'id', creationDate: '' });
    expect(parseValues(entity, draft)).toEqual(values);
    expect(validateDraft(entity, initial)).toEqual({});
  });

  it('has distinct titles and actions, and a subject', () => {
    expect(createTitle(entity)).not.toBe(editTitle(entity));
    expect(entity.activity.created).not.toBe(entity.activity.updated);
    expect(typeof entity.activity.subject(parseValues(entity, {}))).toBe('string');
  });
});

const invoices = (count: number, prefix: string) =>
  Array.from({ length: count }, (_, number) =>
    parseRecord(invoice, `i${number}`, { idNum: `${prefix}${number}` }),
  );

describe('a generated number', () => {
  const year = Number(today().slice(0, 4));

  it('avoids those of the live records', () => {
    const records = invoices(999, `INV-${year}-`);
    expect(initialDraft(invoice, records).idNum).toBe(`INV-${year}-999`);
  });

  it('gets a fourth digit once a thousand are taken, with a single draw', clauses('S3-8'), () => {
    const random = vi.spyOn(Math, 'random');
    const records = invoices(1_000, `INV-${year}-`);
    const drafts = [
      initialDraft(invoice, records),
      withUnusedNumbers(invoice, initialDraft(invoice, []), records),
    ];
    for (const { idNum } of drafts) expect(idNum).toMatch(/^INV-\d{4}-[1-9]\d{3}$/);
    expect(random.mock.calls.length).toBeLessThanOrEqual(3);
    random.mockRestore();
  });

  it('ignores the numbers of other years and other prefixes', () => {
    const records = [
      ...invoices(1_000, `INV-${year - 1}-`),
      ...invoices(1_000, `PO-${year}-`),
      ...invoices(1_000, ''),
      ...invoices(999, `INV-${year}-`),
      parseRecord(invoice, 'copy', { idNum: `INV-${year}-999 (copy)` }),
    ];
    expect(initialDraft(invoice, records).idNum).toBe(`INV-${year}-999`);
  });
});
