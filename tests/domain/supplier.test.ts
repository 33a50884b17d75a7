import { describe, expect, it } from 'vitest';
import { parseRecord } from '../../src/domain/entity.ts';
import { SUPPLIER_COLORS, countActive, supplier } from '../../src/domain/supplier.ts';

const stored = (status?: unknown) => parseRecord(supplier, 's', { status });

describe('active suppliers', () => {
  it.each([
    ['nobody', [], 0],
    ['an active one', ['Active'], 1],
    ['an inactive one', ['Inactive'], 0],
    ['one without a status, who is active', [undefined], 1],
    ['one with an empty status, who is active', [''], 1],
    ['a status outside the vocabulary', ['Blocked', 'active'], 0],
    ['several', ['Active', 'Inactive', 'Active', undefined], 3],
  ])('among %s', (_, statuses, count) => {
    expect(countActive(statuses.map(stored))).toBe(count);
  });
});

it('a supplier is Active in green or Inactive in red', () => {
  expect(Object.entries(SUPPLIER_COLORS)).toEqual([
    ['Active', 'green'],
    ['Inactive', 'red'],
  ]);
});
