import { describe, expect, it } from 'vitest';
import { authorName, firstName, parseActivity } from '../../src/domain/activity.ts';

describe('the activity feed', () => {
  it.each([
    ['Layla Haddad', 'Layla Haddad', 'Layla'],
    ['  Omar  ', '  Omar  ', 'Omar'],
    ['', 'Admin', 'Admin'],
    ['   ', 'Admin', 'Admin'],
    [' \t\n\u00a0\u3000', 'Admin', 'Admin'],
    [null, 'Admin', 'Admin'],
  ])('names %j as %j and greets them as %j', (displayName, actor, first) => {
    expect(authorName(displayName)).toBe(actor);
    expect(firstName(displayName)).toBe(first);
  });

  const ENTRY = { user: 'Layla', action: 'created PO', subject: 'PO-1', timestamp: 5 };

  it('reads an entry, also of a record without a name', () => {
    expect(parseActivity('a', ENTRY)).toEqual({ id: 'a', ...ENTRY });
    for (const subject of ['', undefined, 7]) {
      expect(parseActivity('a', { ...ENTRY, subject })).toEqual({ id: 'a', ...ENTRY, subject: '' });
    }
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
  ])('leaves out %j, which does not say who did what, or when', (stored) => {
    expect(parseActivity('a', stored)).toBeNull();
  });
});
