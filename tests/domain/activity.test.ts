import { describe, expect, it } from 'vitest';
import { actorName, firstName, parseActivity } from '../../src/domain/activity.ts';

describe('the activity feed', () => {
  it.each([
    ['Layla Haddad', 'Layla Haddad', 'Layla'],
    ['  Omar  ', '  Omar  ', 'Omar'],
    ['', 'Admin', 'Admin'],
    ['   ', 'Admin', 'Admin'],
    [' \t\n\u00a0\u3000', 'Admin', 'Admin'],
    [null, 'Admin', 'Admin'],
  ])('names %j as %j and greets them as %j', (displayName, actor, first) => {
    expect(actorName(displayName)).toBe(actor);
    expect(firstName(displayName)).toBe(first);
  });

  it('reads an entry however little of it is stored', () => {
    expect(
      parseActivity('a', { user: 'Layla', action: 'created PO', subject: 'PO-1', timestamp: 5 }),
    ).toEqual({
      id: 'a',
      user: 'Layla',
      action: 'created PO',
      subject: 'PO-1',
      timestamp: 5,
    });
    const blank = { id: 'a', user: '', action: '', subject: '', timestamp: 0 };
    for (const stored of [null, 'text', {}, { timestamp: 'now', user: 3 }, { timestamp: 1e300 }]) {
      expect(parseActivity('a', stored)).toEqual(blank);
    }
  });
});
