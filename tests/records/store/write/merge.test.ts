import { expect, it } from 'vitest';
import { deal } from '../../../../src/features/sales/deal.entity.ts';
import { statusField } from '../../../../src/records/model/field.ts';
import { resolved } from '../../../../src/records/store/write/intent.ts';
import { mergeEdit } from '../../../../src/records/store/write/merge.ts';

/** The day on which the edits are saved. */
const DAY = '2026-11-22';

const STORED = { title: 'Reef', customer: 'Noor', value: 5, stage: 'Won' };

/** An edit of the title from Reef to Lagoon, and of other fields. */
const edit = (typed: Record<string, string> = {}, base: Record<string, string> = {}) => ({
  id: 'i1',
  owner: 'u1',
  path: deal.path,
  recordId: 'd1',
  title: 'Lagoon',
  typed: { title: 'Lagoon', ...typed },
  base: { title: 'Reef', ...base },
  savedAt: 0,
  isServerTime: true,
});

const RENAMED = { title: { from: 'Reef', to: 'Lagoon' } };

const written = (values: object, changes: object = RENAMED, subject = 'Lagoon') => ({
  kind: 'write',
  values,
  subject,
  changes,
});

// Rules 17, 18, 19, 36, 37 of docs/outbox.md.
it.each<[string, unknown, object]>([
  ['writes the edited field', STORED, written({ title: 'Lagoon' })],
  [
    "keeps a colleague's change of another field",
    { ...STORED, customer: 'Qamar' },
    written({ title: 'Lagoon' }),
  ],
  [
    'has nothing to write where both typed the same',
    { ...STORED, title: 'Lagoon' },
    written({}, {}),
  ],
  [
    "asks about a colleague's change of the same field",
    { ...STORED, title: 'Pond' },
    { kind: 'conflict', theirs: { title: 'Pond' } },
  ],
  [
    'adds a missing field',
    { title: 'Reef', value: 5, stage: 'Won' },
    written({ title: 'Lagoon', customer: '' }, { ...RENAMED, customer: { to: '' } }),
  ],
  [
    'leaves a value of another type',
    { ...STORED, value: 'NaN', customer: { a: 1 } },
    written({ title: 'Lagoon' }),
  ],
  ['reports that the record is removed', null, { kind: 'record removed' }],
])('the merge of an edit %s', (_, stored, expected) => {
  expect(mergeEdit(deal, edit(), stored, DAY)).toEqual(expected);
});

// Rule 20 of docs/outbox.md.
it('a conflict in one field holds back the others, and is settled by the texts its author keeps', () => {
  const intent = edit({ customer: 'Qamar' }, { customer: 'Noor' });
  const stored = { ...STORED, title: 'Pond' };
  const merged = mergeEdit(deal, intent, stored, DAY);
  expect(merged).toEqual({ kind: 'conflict', theirs: { title: 'Pond' } });
  const asked = {
    ...intent,
    problem: { kind: 'conflict', theirs: { title: 'Pond' }, at: 0 } as const,
  };
  const [mine, theirs] = [resolved(asked, new Set(['title'])), resolved(asked, new Set())];
  const customer = { from: 'Noor', to: 'Qamar' };
  expect(mergeEdit(deal, mine, stored, DAY)).toEqual(
    written(
      { title: 'Lagoon', customer: 'Qamar' },
      { title: { from: 'Pond', to: 'Lagoon' }, customer },
    ),
  );
  expect(mergeEdit(deal, theirs, stored, DAY)).toEqual(
    written({ customer: 'Qamar' }, { customer }, 'Pond'),
  );
});

it('a number typed in another notation is not written again', () => {
  const intent = edit({ value: '5.0' }, { value: '5' });
  expect(mergeEdit(deal, intent, STORED, DAY)).toEqual(written({ title: 'Lagoon' }));
});

// Rule 23 of docs/outbox.md.
it('dates a change of the stage, and no other', () => {
  const moved = edit({ stage: 'Lost' }, { stage: 'Won' });
  expect(mergeEdit(deal, moved, { ...STORED, since: '2026-01-01' }, DAY)).toEqual(
    written(
      { title: 'Lagoon', stage: 'Lost', since: DAY },
      { ...RENAMED, stage: { from: 'Won', to: 'Lost' } },
    ),
  );
  const unmoved = edit({ stage: 'Won' }, { stage: 'Won' });
  expect(mergeEdit(deal, unmoved, STORED, DAY)).toEqual(written({ title: 'Lagoon' }));
});

it('stores a renamed option under its new name with the next edit', () => {
  const stage = statusField('Stage', { 'New Lead': 'blue', Offered: 'purple' }, 'New Lead', {
    formerly: { 'Quotation Sent': 'Offered' },
  });
  const renamed = { ...deal, fields: { ...deal.fields, stage } } as unknown as typeof deal;
  const stored = { ...STORED, stage: 'Quotation Sent' };
  expect(mergeEdit(renamed, edit(), stored, DAY)).toMatchObject({
    kind: 'write',
    values: { title: 'Lagoon', stage: 'Offered' },
  });
});
