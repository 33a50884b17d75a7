import { describe, expect, it } from 'vitest';
import { createSearch } from '../../../src/ui/table/search.ts';
import type { Column } from '../../../src/ui/table/column.ts';

type Bill = { readonly id: string; readonly due: string; readonly sum: number };

const ID: Column<Bill> = { key: 'id', heading: 'Id', value: ({ id }) => id };
const COLUMNS: readonly Column<Bill>[] = [
  ID,
  { key: 'due', heading: 'Due', value: ({ due }) => due, text: ({ due }) => due && '19 Dec 2026' },
  {
    key: 'sum',
    heading: 'Sum',
    value: ({ sum }) => sum,
    text: ({ sum }) => `$${sum / 1_000},000.00`,
  },
];

const bill = (id: string): Bill => ({ id, due: '', sum: 0 });

describe('a search', () => {
  const dear: Bill = { id: 'a', due: '2026-12-19', sum: 97_000 };
  const rows = [dear, bill('b')];

  it.each(['19 Dec 2026', '$97,000.00', '2026-12-19', '97000', 'dec 97,000'])(
    'for %j finds formatted text and stored value',
    (query) => {
      expect(createSearch(COLUMNS)(rows, query)).toEqual([dear]);
    },
  );
});

it.each([
  ['ZEBRA', 'zebra tang'],
  ['emile', 'Émile'],
  ['ÉMILE', 'Émile'],
  ['tang zeb', 'zebra tang'],
  ['  tang  ', 'zebra tang'],
  ['احمد', 'سمكة أحمد'],
  ['\u200fسمـكة\u200e', 'سمكة أحمد'],
  ['zebra Émile', undefined],
])('a search for %j finds %j', (query, found) => {
  const rows = ['zebra tang', 'Émile', 'سمكة أحمد'].map(bill);
  expect(createSearch([ID])(rows, query).map(({ id }) => id)).toEqual(found ? [found] : []);
});

it('a search finds what has changed since the last one', () => {
  const search = createSearch([ID]);
  const rows = ['Tank 7', 'Tank 8'].map(bill);
  expect(search(rows, 'tank 7')).toEqual([rows[0]]);
  const later = rows.with(0, bill('Pond 1'));
  expect(search(later, 'pond')).toEqual([later[0]]);
  expect(search(later, 'tank 7')).toEqual([]);
});
