import { ref, set } from 'firebase/database';
import { describe, expect, it } from 'vitest';
import { ENTITIES } from '../support/entities.ts';
import { isAllowed, seed, signedIn, stored, useRules } from './environment.ts';
import { creationEntry, entry, mayUpdate, record, type Stored } from './saves.ts';
import { clauses } from '../specification/clauses.ts';

useRules();

/** The actions of the specification, section 7. */
const ACTIONS = [
  'created invoice',
  'updated invoice',
  'added new item',
  'updated inventory for',
  'created PO',
  'updated PO',
  'created ticket',
  'updated ticket',
  'added new supplier',
  'updated supplier',
  'created new deal',
  'updated deal',
  'created new lead',
  'updated lead',
  'created new customer',
  'updated customer',
];

const mayAdd = (value: unknown, name?: string): Promise<boolean> =>
  isAllowed(set(ref(signedIn(name), 'activity/a1'), value));

it('the entities have all actions of the specification', () => {
  const actions = ENTITIES.flatMap(({ activity }) => [activity.created, activity.updated]);
  expect(actions).toEqual(expect.arrayContaining(ACTIONS));
});

it.each(ENTITIES.map(({ activity }) => activity.updated))(
  'an entry with the action "%s" is allowed on its own',
  async (action) => {
    expect(await mayAdd(entry(action))).toBe(true);
  },
);

describe.each(ENTITIES.map((entity) => [entity.activity.created, entity] as const))(
  'an entry with the action "%s"',
  (_, entity) => {
    const created = record(entity);
    const own = creationEntry(entity, created);
    const update = entry(entity.activity.updated);
    const path = `${entity.path}/r1`;

    it.each<[string, boolean, Stored]>([
      ['is allowed with its record', true, { [path]: created, 'activity/r1': own }],
      ['is denied without its record', false, { 'activity/r1': own }],
      ['is denied under another key', false, { [path]: created, 'activity/r2': own }],
      [
        'is denied with another subject',
        false,
        { [path]: created, 'activity/r1': { ...own, subject: 'R-1' } },
      ],
      ['is required for a new record', false, { [path]: created }],
      ['cannot be replaced by an update entry', false, { [path]: created, 'activity/r1': update }],
      [
        'cannot be replaced by an update entry under another key',
        false,
        { [path]: created, 'activity/a1': update },
      ],
    ])('%s', async (__, allowed, values) => {
      expect(await mayUpdate(values)).toBe(allowed);
    });

    it('is denied for an existing record', async () => {
      seed(path, created);
      expect(await mayUpdate({ 'activity/r1': own })).toBe(false);
      expect(await mayUpdate({ [path]: created, 'activity/r1': own })).toBe(false);
    });

    it('cannot be reused after its record was removed', async () => {
      seed('activity/r1', { ...own, timestamp: 1 });
      expect(await mayUpdate({ [path]: created })).toBe(false);
    });
  },
);

it('an entry stores the time of the server', clauses('S7.3-3'), async () => {
  const before = Date.now();
  expect(await mayAdd(entry('updated PO'))).toBe(true);
  const { timestamp } = stored('activity/a1') as { readonly timestamp: number };
  expect(timestamp).toBeGreaterThanOrEqual(before - 1000);
  expect(timestamp).toBeLessThanOrEqual(Date.now() + 1000);
});

it.each([
  ['Ann Lee', 'Ann Lee', true],
  ['Ann Lee', 'Bob', false],
  ['Ann Lee', 'Admin', false],
  [undefined, 'Admin', true],
  ['', 'Admin', true],
  ['   ', 'Admin', true],
  [' \t\n\u00a0\u3000', 'Admin', true],
  ['   ', '   ', false],
  ['  Ann ', '  Ann ', true],
  ['  Ann ', 'Ann', false],
  ['علي', 'علي', true],
  ['', '', false],
  [undefined, 'Ann Lee', false],
])('a user named %j may sign an entry as %j: %s', clauses('S6-5'), async (name, user, allowed) => {
  expect(await mayAdd(entry('updated PO', { user }), name)).toBe(allowed);
});

it.each([
  ['an unknown action', { action: 'deleted invoice' }],
  ['an action with a suffix', { action: 'created invoice!' }],
  ['an action in another case', { action: 'Created invoice' }],
  ['an action that is not a text', { action: 7 }],
  ['a time in the past', { timestamp: 1 }],
  ['the time of the client', { timestamp: Date.now() }],
  ['a time in the future', { timestamp: Date.now() + 3_600_000 }],
  ['no time', { timestamp: null }],
  ['no user', { user: null }],
  ['no action', { action: null }],
  ['no subject', { subject: null }],
  ['a subject that is not a text', { subject: 5 }],
  ['a subject that is too long', { subject: 'x'.repeat(10_002) }],
  ['a subject with children', { subject: { a: 'b' } }],
  ['an unknown child', { uid: 'u1' }],
] satisfies (readonly [string, Stored])[])('an entry with %s is denied', async (_, changes) => {
  expect(await mayAdd(entry('updated invoice', changes))).toBe(false);
  expect(stored('activity')).toBeNull();
});

it.each([
  ['an empty subject', ''],
  ['the longest subject', `#${'x'.repeat(10_000)}`],
  ['a subject in any script', '🐠 حوض <script>alert(1)</script>'],
])('%s is stored unchanged', async (_, subject) => {
  expect(await mayAdd(entry('updated ticket', { subject }))).toBe(true);
  expect(stored('activity/a1/subject')).toBe(subject);
});

it('an entry that is only a text is denied', async () => {
  expect(await mayAdd('updated invoice')).toBe(false);
});
