import { describe, expect, it } from 'vitest';
import type { Column } from '../../../src/ui/table/column.ts';
import { sortRows, type Sorting } from '../../../src/ui/table/sort.ts';

type Bill = { readonly id: string };

const ID: Column<Bill> = { key: 'id', heading: 'Id', value: ({ id }) => id };

const bill = (id: string): Bill => ({ id });

const by = (descending = false): Sorting => ({
  key: 'id',
  direction: descending ? 'descending' : 'ascending',
});

const sorted = (column: Column<Bill>, ids: readonly string[], descending = false) =>
  sortRows(ids.map(bill), [column], by(descending)).map(({ id }) => id);

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

  it('statuses follow their order, others come last', () => {
    const stage: Column<Bill> = {
      ...ID,
      statuses: { New: 'blue', Contacted: 'yellow', Archived: 'gray' },
    };
    const ids = ['Archived', 'Parked', 'New', 'Contacted'];
    expect(sorted(stage, ids)).toEqual(['New', 'Contacted', 'Archived', 'Parked']);
    expect(sorted(stage, ids, true)).toEqual(['Archived', 'Contacted', 'New', 'Parked']);
  });
});

it('blanks come last and equal rows newest first, whichever way it is sorted', () => {
  const [old, blank, low, recent] = ['Tank 2', '', 'Tank 1', 'Tank 2'].map(bill) as [
    Bill,
    Bill,
    Bill,
    Bill,
  ];
  const rows = [old, blank, low, recent];
  expect(sortRows(rows, [ID], by())).toEqual([low, recent, old, blank]);
  expect(sortRows(rows, [ID], by(true))).toEqual([recent, old, low, blank]);
  expect(sortRows(rows, [ID], null)).toEqual([recent, low, blank, old]);
});

it('rows are read once, and again when they have changed', () => {
  let read = 0;
  const column = { ...ID, value: (row: Bill) => ((read += 1), ID.value(row)) };
  const rows = ['Tank 3', 'Tank 1', 'Tank 2'].map(bill);
  sortRows(rows, [column], by());
  const changed = rows.with(0, bill('Tank 0'));
  expect(sortRows(changed, [column], by()).map(({ id }) => id)).toEqual([
    'Tank 0',
    'Tank 1',
    'Tank 2',
  ]);
  expect(read).toBe(4);
});
