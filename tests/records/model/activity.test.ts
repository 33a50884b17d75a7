import { expect, it } from 'vitest';
import { authorName } from '../../../src/records/model/people.ts';
import { firstName, parseActivity } from '../../../src/records/model/activity.ts';

it.each([
  ['Layla Haddad', 'Layla Haddad', 'Layla'],
  ['  Omar  ', '  Omar  ', 'Omar'],
  ['', 'Admin', 'Admin'],
  ['   ', 'Admin', 'Admin'],
  [' \t\n\u00a0\u3000', 'Admin', 'Admin'],
  [null, 'Admin', 'Admin'],
  ['x'.repeat(100), 'x'.repeat(100), 'x'.repeat(100)],
  ['x'.repeat(101), 'Admin', 'x'.repeat(101)],
  ['Layla\u200B', 'Admin', 'Layla\u200B'],
  ['\u202EalyaL', 'Admin', '\u202EalyaL'],
])('the display name %j signs as %j and is greeted as %j', (displayName, author, first) => {
  expect(authorName(displayName)).toBe(author);
  expect(firstName(displayName)).toBe(first);
});

const ENTRY = { user: 'Layla', uid: 'u1', action: 'created PO', subject: 'PO-1', timestamp: 5 };

it.each(['PO-1', '', undefined, 7])('an entry with the subject %j is parsed', (subject) => {
  const parsed = { id: 'a', ...ENTRY, subject: typeof subject === 'string' ? subject : '' };
  expect(parseActivity('a', { ...ENTRY, subject })).toEqual(parsed);
});

it.each([
  null,
  'text',
  {},
  { ...ENTRY, user: 3 },
  { ...ENTRY, action: undefined },
  { ...ENTRY, action: '' },
  { ...ENTRY, timestamp: undefined },
  { ...ENTRY, timestamp: 'now' },
  { ...ENTRY, timestamp: 0 },
  { ...ENTRY, timestamp: 1e300 },
])('an entry stored as %j is left out', (stored) => {
  expect(parseActivity('a', stored)).toBeNull();
});
