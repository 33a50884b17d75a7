import { expect, it } from 'vitest';
import { deal } from '../../../src/features/sales/deal.entity.ts';
import { changesOf, parseHistory } from '../../../src/records/model/history.ts';

const STORED = { title: 'Reef', customer: 'Noor', value: 5, stage: 'New Lead' };

it.each<[string, object, object, object]>([
  [
    'are from the stored value to the new one',
    STORED,
    { stage: 'Won' },
    { stage: { from: 'New Lead', to: 'Won' } },
  ],
  ['have no from where nothing was stored', {}, { title: 'Reef' }, { title: { to: 'Reef' } }],
  ['leave out what stays', STORED, { title: 'Reef', value: 7 }, { value: { from: 5, to: 7 } }],
  [
    'leave out an object, which the rules cannot compare',
    { ...STORED, title: { a: 1 } },
    { title: 'Reef', value: 7 },
    { value: { from: 5, to: 7 } },
  ],
  [
    'hold blanks that are filled in along with an edit',
    { title: 'Reef' },
    { title: 'Lagoon', customer: '' },
    { title: { from: 'Reef', to: 'Lagoon' }, customer: { to: '' } },
  ],
  ['are none if only blanks are filled in', { title: 'Reef' }, { customer: '', value: 0 }, {}],
  [
    'hold the repair of a value of another type',
    { ...STORED, value: 'NaN' },
    { value: 0 },
    { value: { from: 'NaN', to: 0 } },
  ],
])('the changes of a save %s', (_, stored, values, expected) => {
  expect(changesOf(deal, { ...stored }, { ...values })).toEqual(expected);
});

const ENTRY = {
  record: 'sales/deals/d1',
  user: 'Layla',
  timestamp: 5,
  changes: { stage: { from: 'New Lead', to: 'Won' }, value: { to: 0 } },
};

it('a stored history entry is parsed', () => {
  expect(parseHistory('h1', ENTRY)).toEqual({ id: 'h1', ...ENTRY });
});

it('damaged changes of a history entry are left out', () => {
  const changes = { ...ENTRY.changes, title: 'x', customer: { from: 'x' }, note: { to: { a: 1 } } };
  expect(parseHistory('h1', { ...ENTRY, changes })).toEqual({ id: 'h1', ...ENTRY });
});

it.each([
  null,
  'text',
  {},
  { ...ENTRY, record: 7 },
  { ...ENTRY, user: null },
  { ...ENTRY, timestamp: 'now' },
  { ...ENTRY, changes: 'x' },
  { ...ENTRY, changes: { stage: 'Won' } },
])('a history entry stored as %j is left out', (stored) => {
  expect(parseHistory('h1', stored)).toBeNull();
});
