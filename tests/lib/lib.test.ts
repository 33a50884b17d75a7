import { afterEach, describe, expect, it, vi } from 'vitest';
import { badgeColorOf } from '../../src/lib/badgeColors.ts';
import { createStore } from '../../src/lib/createStore.ts';
import { timeAgo, today } from '../../src/lib/dates.ts';
import { randomUnused, randomUpTo } from '../../src/lib/random.ts';
import { sum } from '../../src/lib/sum.ts';

it('today is the local date, also just after midnight [S4-20]', () => {
  expect(today(new Date(2026, 0, 5, 0, 5))).toBe('2026-01-05');
  expect(today(new Date(2026, 11, 31, 23, 59))).toBe('2026-12-31');
});

it.each([
  [0, 'just now'],
  [59_000, 'just now'],
  [60_000, '1 min ago'],
  [3_600_000, '1 h ago'],
  [86_400_000, '1 d ago'],
  [6.9 * 86_400_000, '6 d ago'],
  [7 * 86_400_000, '2026-06-08'],
  [-5_000, 'just now'],
])('a time %d ms ago reads %s', (elapsed, text) => {
  const now = new Date(2026, 5, 15, 12).getTime();
  expect(timeAgo(now - elapsed, now)).toBe(text);
});

const upTo = (count: number): Set<number> => new Set(Array.from({ length: count }, (_, n) => n));

describe('a random number', () => {
  afterEach(() => vi.restoreAllMocks());

  it('is in the range, including both ends [S3-8]', () => {
    const drawn = new Set(Array.from({ length: 500 }, () => randomUpTo(3)));
    expect([...drawn].toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3]);
  });

  it('is drawn once, with every free number equally likely', () => {
    const random = vi.spyOn(Math, 'random');
    const draw = (chance: number): number => {
      random.mockReturnValueOnce(chance);
      return randomUnused(new Set([0, 3, 4, 9]), 9);
    };
    const chances = [0, 0.17, 0.34, 0.51, 0.67, 0.84, 0.999];
    expect(chances.map(draw)).toEqual([1, 2, 5, 6, 7, 8, 8]);
    expect(random).toHaveBeenCalledTimes(chances.length);
  });

  it('gets one more digit whenever the range is used up', () => {
    expect(randomUnused(new Set([...upTo(999), 5_000]), 999)).toBe(999);
    const next = randomUnused(new Set([...upTo(1_000), 1e20, 5_000]), 999);
    expect(next).toBeGreaterThanOrEqual(1_000);
    expect(next).toBeLessThanOrEqual(9_999);
    expect(next).not.toBe(5_000);
    expect(randomUnused(upTo(9_999), 999)).toBe(9_999);
    expect(String(randomUnused(upTo(10_000), 999))).toMatch(/^[1-9]\d{4}$/);
  });
});

it('a sum adds one number per item', () => {
  expect(sum([], (value: number) => value)).toBe(0);
  expect(sum([{ amount: 2 }, { amount: 3 }], ({ amount }) => amount)).toBe(5);
});

it('an unknown status has a gray badge, whatever its name', () => {
  expect(badgeColorOf({ Paid: 'green' }, 'Paid')).toBe('green');
  expect(badgeColorOf({ Paid: 'green' }, 'constructor')).toBe('gray');
});

it('a store notifies its subscribers of changes, and runs from the first one to the last', () => {
  const [cleanup, onChange] = [vi.fn<() => void>(), vi.fn<() => void>()];
  const start = vi.fn<() => () => void>(() => cleanup);
  const store = createStore(1, start);
  const unsubscribers = [store.subscribe(onChange), store.subscribe(() => undefined)];
  store.set(1);
  expect(onChange).not.toHaveBeenCalled();
  store.set(2);
  expect([store.get(), onChange.mock.calls.length, start.mock.calls.length]).toEqual([2, 1, 1]);
  unsubscribers.forEach((unsubscribe) => unsubscribe());
  unsubscribers.forEach((unsubscribe) => unsubscribe());
  store.set(3);
  expect([onChange.mock.calls.length, cleanup.mock.calls.length]).toEqual([1, 1]);
});
