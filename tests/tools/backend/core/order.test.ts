import { describe, expect, it } from 'vitest';
import { compareKeys, MAX_KEY, MIN_KEY } from '../../../../tools/backend/core/keyOrder';
import { compareSortKeys, OBJECT, type SortKey } from '../../../../tools/backend/core/order';
import { SortedMap } from '../../../../tools/backend/core/sortedMap';
import { randomNumbers } from '../randomNumbers';

describe('keys', () => {
  it('are ordered as 32-bit integers by value, then as strings by code unit', () => {
    const integers = ['-5', '0', '00', '2', '10', '2147483647'];
    const strings = ['-', '-N1', '2147483648', 'B', 'a', 'é', '😀', '\uffff'];
    const inOrder = [...integers, ...strings];
    expect(inOrder.toReversed().toSorted(compareKeys)).toEqual(inOrder);
  });

  it('are between the minimum and maximum key', () => {
    expect(['b', MAX_KEY, '1', MIN_KEY, '~'].toSorted(compareKeys)).toEqual([
      MIN_KEY,
      '1',
      'b',
      '~',
      MAX_KEY,
    ]);
  });
});

describe('sort keys', () => {
  it('are ordered by type, then by value, then by key', () => {
    const values: SortKey['value'][] = [null, false, true, -3, 0, 2.5, '', '10', 'Z', 'a', OBJECT];
    const inOrder: SortKey[] = values.flatMap((value) => [
      { key: '9', value },
      { key: 'a', value },
    ]);
    expect(inOrder.toReversed().toSorted(compareSortKeys)).toEqual(inOrder);
  });
});

describe('a sorted map', () => {
  it('equals a built-in map after thousands of random changes, and never changes an old version', () => {
    const random = randomNumbers(7);
    const plain = new Map<string, number>();
    let map = SortedMap.from<number>([]);
    for (let step = 0; step < 5000; step += 1) {
      const key =
        random() < 0.5 ? `k${Math.floor(random() * 700)}` : String(Math.floor(random() * 700));
      const before = map;
      const oldValue = map.get(key);
      if (random() < (step < 3000 ? 0.3 : 0.7)) {
        map = map.without(key);
        plain.delete(key);
      } else {
        map = map.with(key, step);
        plain.set(key, step);
      }
      expect(before.get(key)).toBe(oldValue);
      expect(map.get(key)).toBe(plain.get(key));
      expect(map.size).toBe(plain.size);
    }
    const expected = [...plain].toSorted(([a], [b]) => compareKeys(a, b));
    expect([...map]).toEqual(expected);
    expect([...SortedMap.from([...plain])]).toEqual(expected);
  });
});
