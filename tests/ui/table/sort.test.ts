import { describe, expect, it } from 'vitest';
import type { Column } from '../../../src/ui/table/column.ts';
import { createSorter, type Sorting } from '../../../src/ui/table/sort.ts';

type Bill = { readonly id: string };

const ID: Column<Bill> = { heading: 'Id', value: ({ id }) => id };

const bill = (id: string): Bill => ({ id });

const by = (descending = false): Sorting => ({
  heading: 'Id',
  direction: descending ? 'descending' : 'ascending',
});

const sorted = (column: Column<Bill>, ids: readonly string[], descending = false) =>
  createSorter<Bill>()
    .sort(ids.map(bill), [column], by(descending))
    .map(({ id }) => id);

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

it('rows that were sorted before end in the same order as rows that are sorted for the first time', () => {
  const sorter = createSorter<Bill>();
  let state = 1;
  // A linear congruential generator, so that a failure can be repeated.
  const random = (limit: number): number => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return Math.floor((state / 2 ** 31) * limit);
  };
  const removed: Bill[] = [];
  let rows: readonly Bill[] = Array.from({ length: 60 }, () => bill(`Tank ${random(20)}`));
  for (let step = 0; step < 500; step += 1) {
    const index = random(rows.length);
    const actions = [
      () => rows.with(index, bill(`Tank ${random(20)}`)),
      () => rows.with(index, bill('')),
      () => [...rows, bill(`Tank ${random(20)}`)],
      () => [...rows, ...removed.splice(0)],
      () => {
        removed.push(...rows.slice(index, index + 1));
        return rows.toSpliced(index, 1);
      },
    ];
    rows = actions[random(actions.length)]?.() ?? rows;
    if (random(4) === 0) sorter.prepare(rows, ID);
    const sorting = by(random(3) === 0);
    const [again, anew] = [sorter, createSorter<Bill>()].map(({ sort }) =>
      sort(rows, [ID], sorting).map((row) => rows.indexOf(row)),
    );
    expect(again).toEqual(anew);
  }
});

it('a long list that is prepared in parts is in the order of one that is sorted at once', () => {
  const rows = Array.from({ length: 5_000 }, (_, index) => bill(`Tank ${(index * 7_919) % 3_001}`));
  const sorter = createSorter<Bill>();
  let parts = 1;
  while (!sorter.prepare(rows, ID)) parts += 1;
  expect(parts).toBeGreaterThan(2);
  expect(sorter.sort(rows, [ID], by())).toEqual(createSorter<Bill>().sort(rows, [ID], by()));
});

it('a change while a list is prepared is in the order, whether it is prepared to the end or sorted at once', () => {
  const rows = Array.from({ length: 5_000 }, (_, index) => bill(`Tank ${(index * 7_919) % 3_001}`));
  const changed = [...rows.slice(0, 999), bill('Tank 7'), ...rows.slice(1_001), bill('Tank 0')];
  const expected = createSorter<Bill>().sort(changed, [ID], by());
  for (const isPreparedToEnd of [true, false]) {
    const sorter = createSorter<Bill>();
    expect(sorter.prepare(rows, ID)).toBe(false);
    if (isPreparedToEnd) while (!sorter.prepare(changed, ID));
    expect(sorter.sort(changed, [ID], by())).toEqual(expected);
  }
});

it('few rows are sorted without the rest of a long list that was being prepared', () => {
  let read = 0;
  const column = { ...ID, value: (row: Bill) => ((read += 1), ID.value(row)) };
  const rows = Array.from({ length: 9_000 }, (_, index) => bill(`Tank ${index}`));
  const sorter = createSorter<Bill>();
  sorter.prepare(rows, column);
  const before = read;
  expect(sorter.sort(rows.slice(7, 9), [column], by())).toEqual(rows.slice(7, 9));
  expect(read - before).toBe(2);
  expect(sorter.sort(rows, [column], by())).toEqual(rows);
});

it('a long list that is prepared is not sorted anew, and is after a filter that left less than half', () => {
  let read = 0;
  const column = { ...ID, value: (row: Bill) => ((read += 1), ID.value(row)) };
  const rows = Array.from({ length: 3_000 }, (_, index) => bill(`Tank ${index}`));
  const sorter = createSorter<Bill>();
  sorter.sort(rows.slice(0, 1_000), [column], by());
  while (!sorter.prepare(rows, column));
  expect(read).toBe(4_000);
  expect(sorter.prepare([...rows, bill('Tank 1')], column)).toBe(true);
  sorter.sort(rows, [column], by());
  expect(read).toBe(4_000);
});
