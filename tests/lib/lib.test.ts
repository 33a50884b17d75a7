import { describe, expect, it } from 'vitest';
import { timeAgo, today } from '../../src/lib/dates.ts';
import { drawUnused, randomUpTo } from '../../src/lib/random.ts';
import { sum } from '../../src/lib/sum.ts';
import { toneOf } from '../../src/lib/tones.ts';

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

describe('drawing numbers', () => {
  it('stays in the range, both ends included', () => {
    const drawn = new Set(Array.from({ length: 500 }, () => randomUpTo(3)));
    expect([...drawn].toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3]);
  });

  it('draws again while the number is taken, and gives up when the range is used up', () => {
    let next = 0;
    const draw = () => {
      next += 1;
      return String(next);
    };
    expect(drawUnused(draw, new Set(['1', '2']))).toBe('3');
    expect(drawUnused(() => 'same', new Set(['same']))).toBe('same');
  });
});

it('adds up', () => {
  expect(sum([], (value: number) => value)).toBe(0);
  expect(sum([{ amount: 2 }, { amount: 3 }], ({ amount }) => amount)).toBe(5);
});

it('shows a strange word in gray, whatever it is called', () => {
  expect(toneOf({ Paid: 'green' }, 'Paid')).toBe('green');
  expect(toneOf({ Paid: 'green' }, 'constructor')).toBe('gray');
});
