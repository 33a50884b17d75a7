import { ref, set } from 'firebase/database';
import { expect, it } from 'vitest';
import { ENTITIES } from '../support/entities.ts';
import { isAllowed, signedIn, stored, useRules } from './environment.ts';
import { entry } from './saves.ts';
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
  ['an empty subject', ''],
  ['the longest subject', `#${'x'.repeat(10_000)}`],
  ['a subject in any script', '🐠 حوض <script>alert(1)</script>'],
])('%s is stored unchanged', async (_, subject) => {
  expect(await mayAdd(entry('updated ticket', { subject }))).toBe(true);
  expect(stored('activity/a1/subject')).toBe(subject);
});
