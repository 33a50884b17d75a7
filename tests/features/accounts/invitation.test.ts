import { describe, expect, it } from 'vitest';
import {
  INVITATION_MS,
  isCode,
  newCode,
  parseInvitation,
  stateOf,
} from '../../../src/features/accounts/invitation.ts';

const STORED = { by: 'u1', name: 'Layla', for: 'Noor', created: 1_000 };

describe('a code', () => {
  it('is another one each time, of 32 hexadecimal digits', () => {
    const codes = Array.from({ length: 50 }, newCode);
    expect(new Set(codes).size).toBe(50);
    for (const code of codes) expect(code).toMatch(/^[0-9a-f]{32}$/);
    expect(codes.every(isCode)).toBe(true);
  });

  it.each(['', 'abc', 'g'.repeat(32), 'A'.repeat(32), 'a'.repeat(31), `${'a'.repeat(31)}/`])(
    'is not %j',
    (text) => expect(isCode(text)).toBe(false),
  );
});

describe('the state of an invitation', () => {
  it.each([
    ['open', {}, 1_000],
    ['open', {}, 1_000 + INVITATION_MS - 1],
    ['expired', {}, 1_000 + INVITATION_MS],
    ['withdrawn', { withdrawn: 2_000 }, 1_000 + INVITATION_MS],
    ['redeemed', { redeemedBy: 'u2', redeemedAt: 2_000 }, 1_000 + INVITATION_MS],
  ])('is %s with %j at %i', (state, more, now) => {
    expect(stateOf(parseInvitation('c', { ...STORED, ...more }), now)).toBe(state);
  });

  it.each([null, 'x', { name: 5, created: 'today' }])('is expired if it is %j', (stored) => {
    expect(stateOf(parseInvitation('c', stored), Date.now())).toBe('expired');
  });
});
