import { describe, expect, it } from 'vitest';
import { createSearch } from '../../../src/ui/table/search.ts';
import type { Column } from '../../../src/ui/table/column.ts';

type Bill = { readonly id: string; readonly due: string; readonly sum: number };

const ID: Column<Bill> = { heading: 'Id', value: ({ id }) => id };
const COLUMNS: readonly Column<Bill>[] = [
  ID,
  { heading: 'Due', value: ({ due }) => due, text: ({ due }) => due && '19 Dec 2026' },
  { heading: 'Sum', value: ({ sum }) => sum, text: ({ sum }) => `$${sum / 1_000},000.00` },
];

const bill = (id: string): Bill => ({ id, due: '', sum: 0 });

describe('a search', () => {
  const dear: Bill = { id: 'a', due: '2026-12-19', sum: 97_000 };
  const rows = [dear, bill('b')];

  it.each(['19 Dec 2026', '$97,000.00', '2026-12-19', '97000', 'dec 97,000'])(
    'for %j finds formatted text and stored value',
    (query) => {
      expect(createSearch(COLUMNS).find(rows, query)).toEqual([dear]);
    },
  );
});

it('a search finds what has changed since the last one, and what was prepared in parts', () => {
  const { find, prepare } = createSearch([ID]);
  const rows = Array.from({ length: 5_000 }, (_, index) => bill(`Tank ${index}`));
  while (!prepare(rows));
  expect(find(rows, 'tank 4999')).toEqual([rows[4_999]]);
  const [changed, added] = [bill('Pond 1'), bill('Pond 2')];
  const later = rows.with(7, changed);
  expect(find(later, 'pond')).toEqual([changed]);
  expect(find(later, 'tank 7')).not.toContain(changed);
  expect(find([...later.slice(9), added], 'pond')).toEqual([added]);
  expect(find(later.slice(9), 'tank 4998')).toEqual([rows[4_998]]);
  const few = later.filter((_, index) => index % 3 === 0);
  expect(find(few, 'tank 4500')).toEqual([rows[4_500]]);
  expect(find(later, 'tank 4501')).toEqual([rows[4_501]]);
});

it('a search finds what has changed while the list was prepared', () => {
  const rows = Array.from({ length: 5_000 }, (_, index) => bill(`Tank ${index}`));
  const changed = bill('Pond 1');
  const later = rows.with(7, changed);
  for (const isPreparedToEnd of [true, false]) {
    const { find, prepare } = createSearch([ID]);
    expect(prepare(rows)).toBe(false);
    if (isPreparedToEnd) while (!prepare(later));
    expect(find(later, 'pond')).toEqual([changed]);
    expect(find(later, 'tank 4999')).toEqual([rows[4_999]]);
  }
});
