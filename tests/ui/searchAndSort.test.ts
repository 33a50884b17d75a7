import { describe, expect, it } from 'vitest';
import { search, sort } from '../../src/ui/table/searchAndSort.ts';
import type { Column } from '../../src/ui/table/column.ts';

type Bill = { readonly id: string; readonly due: string; readonly sum: number };

const ID: Column<Bill> = { heading: 'Id', value: ({ id }) => id };
const COLUMNS: readonly Column<Bill>[] = [
  ID,
  { heading: 'Due', value: ({ due }) => due, text: ({ due }) => due && '19 Dec 2026' },
  { heading: 'Sum', value: ({ sum }) => sum, text: ({ sum }) => `$${sum / 1_000},000.00` },
];

const bill = (id: string): Bill => ({ id, due: '', sum: 0 });

const sorted = (column: Column<Bill>, ids: readonly string[], descending = false) =>
  sort(ids.map(bill), [column], {
    heading: column.heading,
    direction: descending ? 'descending' : 'ascending',
  }).map(({ id }) => id);

describe('a search', () => {
  const dear: Bill = { id: 'a', due: '2026-12-19', sum: 97_000 };
  const rows = [dear, bill('b')];

  it.each(['19 Dec 2026', '$97,000.00', '2026-12-19', '97000', 'dec 97,000'])(
    'for %j finds formatted text and stored value',
    (query) => {
      expect(search(rows, COLUMNS, query)).toEqual([dear]);
    },
  );
});

describe('sorted', () => {
  it.each([
    [
      ['INV-2026-240', 'INV-2026-99', 'INV-2025-1000'],
      [2, 1, 0],
    ],
    [
      ['#4312', '#999', '#1000'],
      [1, 2, 0],
    ],
    [
      ['Tank 10 b', 'Tank 9', 'Tank', 'Tank 10 a'],
      [2, 1, 3, 0],
    ],
  ])('the numbers within %j are compared by value', (ids, order) => {
    const ascending = order.map((index) => ids[index]);
    expect(sorted(ID, ids)).toEqual(ascending);
    expect(sorted(ID, ids, true)).toEqual(ascending.toReversed());
  });

  it('values follow the sort order, others come last', () => {
    const stage: Column<Bill> = { ...ID, sortOrder: ['New', 'Contacted', 'Archived'] };
    const ids = ['Archived', 'Parked', 'New', 'Contacted'];
    expect(sorted(stage, ids)).toEqual(['New', 'Contacted', 'Archived', 'Parked']);
    expect(sorted(stage, ids, true)).toEqual(['Archived', 'Contacted', 'New', 'Parked']);
  });
});
