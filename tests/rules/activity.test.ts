import { ref, set, update } from 'firebase/database';
import { describe, expect, it } from 'vitest';
import { ENTITIES } from '../support/entities.ts';
import { isAllowed, seed, signedIn, stored, useProductRules } from './environment.ts';
import { entry, entryOf, record, type Stored } from './saves.ts';

useProductRules();

/** The wording of the specification, section 7. */
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

function add(value: unknown, name?: string): Promise<void> {
  return set(ref(signedIn(name), 'activity/a1'), value);
}

const write = (values: Stored): Promise<boolean> => isAllowed(update(ref(signedIn()), values));

const wordings = ENTITIES.flatMap(({ activity }) => [activity.created, activity.updated]);

it.each(ENTITIES.map(({ activity }) => activity.updated))(
  'an entry may say "%s"',
  async (action) => {
    expect(await isAllowed(add(entry(action)))).toBe(true);
  },
);

describe.each(ENTITIES.map((entity) => [entity.activity.created, entity] as const))(
  'an entry that says "%s"',
  (_, entity) => {
    const made = record(entity);
    const told = entryOf(entity, made);
    it('comes with its record', async () => {
      expect(await write({ [`${entity.path}/r1`]: made, 'activity/r1': told })).toBe(true);
    });

    it('is refused without it', async () => {
      expect(await write({ 'activity/r1': told })).toBe(false);
    });

    it('is refused under another key', async () => {
      expect(await write({ [`${entity.path}/r1`]: made, 'activity/r2': told })).toBe(false);
    });

    it('is refused when it calls the record by another name', async () => {
      const other = { ...told, subject: 'R-1' };
      expect(await write({ [`${entity.path}/r1`]: made, 'activity/r1': other })).toBe(false);
    });

    it('is refused for a record that was there before', async () => {
      await seed(`${entity.path}/r1`, made);
      expect(await write({ 'activity/r1': told })).toBe(false);
      expect(await write({ [`${entity.path}/r1`]: made, 'activity/r1': told })).toBe(false);
    });

    it('cannot be left out for a new record', async () => {
      expect(await write({ [`${entity.path}/r1`]: made })).toBe(false);
      expect(
        await write({ [`${entity.path}/r1`]: made, 'activity/a1': entry(entity.activity.updated) }),
      ).toBe(false);
      expect(
        await write({ [`${entity.path}/r1`]: made, 'activity/r1': entry(entity.activity.updated) }),
      ).toBe(false);
    });

    it('cannot be that of a record which is gone', async () => {
      await seed('activity/r1', { ...told, timestamp: 1 });
      expect(await write({ [`${entity.path}/r1`]: made })).toBe(false);
    });
  },
);

it('is told in every wording of the specification', () => {
  expect(wordings).toEqual(expect.arrayContaining(ACTIONS));
});

it('stores the time of the server', async () => {
  const before = Date.now();
  expect(await isAllowed(add(entry('updated PO')))).toBe(true);
  const { timestamp } = (await stored('activity/a1')) as { readonly timestamp: number };
  expect(timestamp).toBeGreaterThanOrEqual(before - 1000);
  expect(timestamp).toBeLessThanOrEqual(Date.now() + 1000);
});

it.each([
  ['their own name', 'Ann Lee', 'Ann Lee', true],
  ['the name of another', 'Ann Lee', 'Bob', false],
  ['Admin although they have a name', 'Ann Lee', 'Admin', false],
  ['Admin when they have no name', undefined, 'Admin', true],
  ['Admin when their name is empty', '', 'Admin', true],
  ['Admin when their name is only spaces', '   ', 'Admin', true],
  ['Admin when their name is only white space', ' \t\n\u00a0\u3000', 'Admin', true],
  ['spaces when their name is only spaces', '   ', '   ', false],
  ['their own name with the spaces around it', '  Ann ', '  Ann ', true],
  ['their own name without the spaces around it', '  Ann ', 'Ann', false],
  ['their own name in any script', 'علي', 'علي', true],
  ['an empty name', '', '', false],
  ['a made-up name when they have none', undefined, 'Ann Lee', false],
])('someone signing with %s', async (_, name, user, expected) => {
  expect(await isAllowed(add(entry('updated PO', { user }), name))).toBe(expected);
});

it.each([
  ['an unknown action', { action: 'deleted invoice' }],
  ['an action that only begins like one', { action: 'created invoice!' }],
  ['an action in other letters', { action: 'Created invoice' }],
  ['an action that is no text', { action: 7 }],
  ['a time in the past', { timestamp: 1 }],
  ['the time of the own clock', { timestamp: Date.now() }],
  ['a time in the future', { timestamp: Date.now() + 3_600_000 }],
  ['no time', { timestamp: null }],
  ['no user', { user: null }],
  ['no action', { action: null }],
  ['no subject', { subject: null }],
  ['a subject that is no text', { subject: 5 }],
  ['a subject that is too long', { subject: 'x'.repeat(10_002) }],
  ['a subject with children', { subject: { a: 'b' } }],
  ['a child that nobody knows', { uid: 'u1' }],
] satisfies (readonly [string, Stored])[])('an entry with %s is refused', async (_, changes) => {
  expect(await isAllowed(add(entry('updated invoice', changes)))).toBe(false);
  expect(await stored('activity')).toBeNull();
});

it.each([
  ['an empty subject', ''],
  ['the longest subject', `#${'x'.repeat(10_000)}`],
  ['a subject in any script', '🐠 حوض <script>alert(1)</script>'],
])('%s is stored as it is', async (_, subject) => {
  expect(await isAllowed(add(entry('updated ticket', { subject })))).toBe(true);
  expect(await stored('activity/a1/subject')).toBe(subject);
});

it('an entry that is a mere text is refused', async () => {
  expect(await isAllowed(add('updated invoice'))).toBe(false);
});
