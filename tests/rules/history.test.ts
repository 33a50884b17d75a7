import {
  equalTo,
  get,
  limitToLast,
  orderByChild,
  query,
  ref,
  serverTimestamp,
} from 'firebase/database';
import { beforeEach, describe, expect, it } from 'vitest';
import { ENTITIES } from '../support/entities.ts';
import {
  DELETION_INTERPRETATIONS,
  interpretDeletionsAs,
  isAllowed,
  seed,
  signedIn,
  stored,
  useRules,
} from './environment.ts';
import { entry, mayUpdate, record, sample, type Stored } from './saves.ts';

useRules();

const BEFORE = { title: 'Reef', customer: 'Noor', value: 5, stage: 'New Lead' };
const CHANGES = { stage: { from: 'New Lead', to: 'Won' } };

const history = (changes: Stored = {}): Stored => ({
  record: 'sales/deals/d1',
  user: 'Admin',
  timestamp: serverTimestamp(),
  changes: CHANGES,
  ...changes,
});

/** The write that the app sends when somebody moves the deal to Won, with other values at some paths. */
const move = (others: Stored = {}): Stored => ({
  'sales/deals/d1/stage': 'Won',
  'activity/s1': entry('updated deal'),
  'history/s1': history(),
  ...others,
});

beforeEach(() => seed('sales/deals/d1', { ...BEFORE, creationDate: '2024-05-17' }));

describe.each(ENTITIES.map((entity) => [entity.path, entity] as const))('%s', (path, entity) => {
  it('accepts the history of an update of every field', async () => {
    const [before, after] = [sample(entity), sample(entity, 'last')];
    seed(`${path}/r1`, record(entity));
    const names = Object.keys(after).filter((name) => before[name] !== after[name]);
    const changes = names.map((name) => [name, { from: before[name], to: after[name] }] as const);
    const fields = names.map((name) => [`${path}/r1/${name}`, after[name]] as const);
    const write = {
      ...Object.fromEntries(fields),
      'activity/s1': entry(entity.activity.updated),
      'history/s1': history({ record: `${path}/r1`, changes: Object.fromEntries(changes) }),
    };
    const created = { ...write, 'activity/s1': entry(entity.activity.created) };
    expect(await mayUpdate(created)).toBe(false);
    expect(await mayUpdate(write)).toBe(true);
    const [entryStored, historyStored] = [stored('activity/s1'), stored('history/s1')];
    const { timestamp } = entryStored as { readonly timestamp: number };
    expect(historyStored).toMatchObject({ user: 'Admin', timestamp });
  });
});

it('an update without history is accepted, as older tabs send it', async () => {
  expect(await mayUpdate(move({ 'history/s1': null }))).toBe(false);
  const { 'history/s1': _, ...write } = move();
  expect(await mayUpdate(write)).toBe(true);
});

it('a change of a field that was missing has no from', async () => {
  seed('sales/deals/d1/stage', null);
  expect(await mayUpdate(move())).toBe(false);
  expect(
    await mayUpdate(move({ 'history/s1': history({ changes: { stage: { to: 'Won' } } }) })),
  ).toBe(true);
});

it.each([
  ['without its activity entry', { 'activity/s1': undefined }],
  ['under another key', { 'history/s1': undefined, 'history/s2': history() }],
  ['with the entry of another kind of record', { 'activity/s1': entry('updated lead') }],
  ['without the change', { 'sales/deals/d1/stage': undefined }],
  ['with another change', { 'sales/deals/d1/stage': 'Lost' }],
  ['that is only a text', { 'history/s1': 'Won' }],
] satisfies (readonly [string, Stored])[])('a history entry %s is denied', async (_, others) => {
  const values = Object.entries(move(others)).filter(([, value]) => value !== undefined);
  expect(await mayUpdate(Object.fromEntries(values))).toBe(false);
});

it('a history entry needs an activity entry of the same write', async () => {
  const { 'activity/s1': activity, ...write } = move();
  expect(await mayUpdate({ 'activity/s1': activity })).toBe(true);
  expect(await mayUpdate(write)).toBe(false);
});

it('a history entry whose from a colleague has replaced meanwhile is denied with its write', async () => {
  seed('sales/deals/d1/stage', 'Lost');
  expect(await mayUpdate(move())).toBe(false);
  expect(stored('sales/deals/d1/stage')).toBe('Lost');
  expect(stored('activity')).toBeNull();
});

const prioritized = (value: unknown): Stored => ({ '.value': value, '.priority': 1 });

/** Changes with a priority at one of them, or at one of its values. */
const stageWithPriority = (name: '.priority' | 'from' | 'to'): Stored => ({
  stage: {
    ...CHANGES.stage,
    [name]: name === '.priority' ? 1 : prioritized(CHANGES.stage[name]),
  },
});

const { changes: _changes, ...withoutChanges } = history();

it.each([
  ['of another user', history({ user: 'Ann' })],
  ['of another time', history({ timestamp: 1 })],
  ['of a record that does not exist', history({ record: 'sales/deals/d2' })],
  ['of a path below a record', history({ record: 'sales/deals/d1/stage' })],
  ['of a collection', history({ record: 'sales/deals' })],
  ['of a path that ends in a slash', history({ record: 'sales/deals/d1/' })],
  ['whose record is not a text', history({ record: 7 })],
  ['without a record', history({ record: null })],
  ['without a user', history({ user: null })],
  ['without a time', history({ timestamp: null })],
  ['without changes', withoutChanges],
  ['whose changes are a text', history({ changes: 'stage' })],
  ['with an unknown child', history({ note: 'x' })],
  ['with a change that has no to', history({ changes: { stage: { from: 'New Lead' } } })],
  ['with a change that has no from', history({ changes: { stage: { to: 'Won' } } })],
  ['with another from', history({ changes: { stage: { from: 'Lost', to: 'Won' } } })],
  ['with another to', history({ changes: { stage: { from: 'New Lead', to: 'Lost' } } })],
  ['with a change that is a text', history({ changes: { stage: 'Won' } })],
  ['with a change that has more', history({ changes: { stage: { ...CHANGES.stage, by: 'x' } } })],
  [
    'with a field that did not change',
    history({ changes: { ...CHANGES, title: { from: 'Reef', to: 'Reef' } } }),
  ],
  ['with an unknown field', history({ changes: { ...CHANGES, note: { to: 'x' } } })],
  [
    'with the creation date',
    history({ changes: { ...CHANGES, creationDate: { from: '2024-05-17', to: '2024-05-17' } } }),
  ],
  ['with a priority', history({ '.priority': 1 })],
  ['with a priority of its record', history({ record: prioritized('sales/deals/d1') })],
  ['with a priority of its user', history({ user: prioritized('Admin') })],
  ['with a priority of its changes', history({ changes: { ...CHANGES, '.priority': 1 } })],
  ['with a priority of a change', history({ changes: stageWithPriority('.priority') })],
  ['with a priority of a from', history({ changes: stageWithPriority('from') })],
  ['with a priority of a to', history({ changes: stageWithPriority('to') })],
])('a history entry %s is denied', async (_, invalid) => {
  expect(await mayUpdate(move({ 'history/s1': invalid }))).toBe(false);
  expect(stored('history')).toBeNull();
});

it('a history entry cannot tell of the creation of a record', async () => {
  const created = { ...BEFORE, creationDate: '2024-05-17' };
  const changes = { title: { to: 'Reef' } };
  const write = {
    'sales/deals/d2': created,
    'activity/d2': entry('created new deal', { subject: 'Reef' }),
    'activity/s1': entry('updated deal'),
  };
  const invalid = { ...write, 'history/s1': history({ record: 'sales/deals/d2', changes }) };
  expect(await mayUpdate(invalid)).toBe(false);
  expect(await mayUpdate(write)).toBe(true);
});

it.each(['<img src=x onerror=alert(1)>', '~', 'k'.repeat(41)])(
  'a history entry with the key %j is denied',
  async (key) => {
    const { 'activity/s1': activity, 'history/s1': own, ...write } = move();
    const paths = { [`activity/${key}`]: activity, [`history/${key}`]: own };
    expect(await mayUpdate({ ...write, ...paths })).toBe(false);
  },
);

it('a stored object has no place in the history', async () => {
  seed('sales/deals/d1/stage', { a: 1 });
  const changes = { stage: { from: { a: 1 }, to: 'Won' } };
  expect(await mayUpdate(move({ 'history/s1': history({ changes }) }))).toBe(false);
  expect(
    await mayUpdate(move({ 'history/s1': history({ changes: { stage: { to: 'Won' } } }) })),
  ).toBe(false);
});

it.each(DELETION_INTERPRETATIONS)('a history entry never changes while %s', async (meaning) => {
  expect(await mayUpdate(move())).toBe(true);
  interpretDeletionsAs(meaning);
  const before = stored('history');
  const again = { from: 'Won', to: 'Lost' };
  for (const values of [
    { history: null },
    { 'history/s1': null },
    { 'history/s1/changes': null },
    { 'history/s1/changes/stage': null },
    { 'history/s1/changes/stage/from': null },
    { 'history/s1/user': 'Ann' },
    { 'history/s1': history() },
    move({
      'sales/deals/d1/stage': 'Lost',
      'history/s1': history({ changes: { stage: again } }),
    }),
  ]) {
    expect(await mayUpdate(values)).toBe(false);
  }
  expect(stored('history')).toEqual(before);
});

it('the history can be queried by record and by time', async () => {
  const path = ref(signedIn(), 'history');
  const ofRecord = query(path, orderByChild('record'), equalTo('sales/deals/d1'), limitToLast(50));
  expect(await isAllowed(get(ofRecord))).toBe(true);
  expect(await isAllowed(get(query(path, orderByChild('timestamp'), limitToLast(100))))).toBe(true);
});
