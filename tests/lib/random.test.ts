import { afterEach, describe, expect, it, vi } from 'vitest';
import { randomUnused, randomUpTo } from '../../src/lib/random.ts';
import { clauses } from '../specification/clauses.ts';

const upTo = (count: number): Set<number> => new Set(Array.from({ length: count }, (_, n) => n));

describe('a random number', () => {
  afterEach(() => vi.restoreAllMocks());

  it('is in the range, including both ends', clauses('S3-8'), () => {
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
