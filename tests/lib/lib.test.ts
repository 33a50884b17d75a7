import { afterEach, describe, expect, it, vi } from 'vitest';
import { timeAgo, today } from '../../src/lib/dates.ts';
import { randomUnused, randomUpTo } from '../../src/lib/random.ts';
import { sum } from '../../src/lib/sum.ts';
import { badgeColorOf } from '../../src/lib/badgeColors.ts';

describe('today', () => {
  it('is the local calendar day, also just after midnight', () => {
    expect(today(new Date(2026, 0, 5, 0, 5))).toBe('2026-01-05');
    expect(today(new Date(2026, 11, 31, 23, 59))).toBe('2026-12-31');
  });
});

describe('time ago', () => {
  const now = new Date(2026, 5, 15, 12).getTime();
  it.each([
    [0, 'just now'],
    [59_000, 'just now'],
    [60_000, '1 min ago'],
    [3_600_000, '1 h ago'],
    [86_400_000, '1 d ago'],
    [6.9 * 86_400_000, '6 d ago'],
    [7 * 86_400_000, '2026-06-08'],
    [-5_000, 'just now'],
  ])('%d ms is %s', (elapsed, words) => {
    expect(timeAgo(now - elapsed, now)).toBe(words);
  });
});

const all = (count: number): Set<number> => new Set(Array.from({ length: count }, (_, n) => n));

describe('drawing numbers', () => {
  it('stays in the range, both ends included', () => {
    const drawn = new Set(Array.from({ length: 500 }, () => randomUpTo(3)));
    expect([...drawn].toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3]);
  });

  afterEach(() => vi.restoreAllMocks());

  it('draws once, and each free number is as likely as another', () => {
    const random = vi.spyOn(Math, 'random');
    const draw = (chance: number): number => {
      random.mockReturnValueOnce(chance);
      return randomUnused(new Set([0, 3, 4, 9]), 9);
    };
    const chances = [0, 0.17, 0.34, 0.51, 0.67, 0.84, 0.999];
    expect(chances.map(draw)).toEqual([1, 2, 5, 6, 7, 8, 8]);
    expect(random).toHaveBeenCalledTimes(chances.length);
  });

  it('grows by a digit once the range is used up, and by another one after that', () => {
    expect(randomUnused(new Set([...all(999), 5_000]), 999)).toBe(999);
    const next = randomUnused(new Set([...all(1_000), 1e20, 5_000]), 999);
    expect(next).toBeGreaterThanOrEqual(1_000);
    expect(next).toBeLessThanOrEqual(9_999);
    expect(next).not.toBe(5_000);
    expect(randomUnused(all(9_999), 999)).toBe(9_999);
    expect(String(randomUnused(all(10_000), 999))).toMatch(/^[1-9]\d{4}$/);
  });
});

it('adds up', () => {
  expect(sum([], (value: number) => value)).toBe(0);
  expect(sum([{ amount: 2 }, { amount: 3 }], ({ amount }) => amount)).toBe(5);
});

it('shows a strange word in gray, whatever it is called', () => {
  expect(badgeColorOf({ Paid: 'green' }, 'Paid')).toBe('green');
  expect(badgeColorOf({ Paid: 'green' }, 'constructor')).toBe('gray');
});
