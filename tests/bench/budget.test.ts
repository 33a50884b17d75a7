import { expect, it } from 'vitest';
import budget from './budget.json';
import { verdicts } from './budget.ts';

const REMOTE = 'remote change to visible, ms';

type Pair = readonly [median: number, lowest: number];

/** Scenes in which everything is kept, but for the time a colleague's change takes. */
function scenes(few: Pair | null, many: Pair) {
  const plain = { median: 1, lowest: 1 };
  const growing = Object.fromEntries(Object.keys(budget.growth).map((name) => [name, plain]));
  const counted = (scene: keyof typeof budget.ceilings) =>
    Object.fromEntries(Object.keys(budget.ceilings[scene]).map((name) => [name, plain]));
  const timed = ([median, lowest]: Pair) => ({ [REMOTE]: { median, lowest } });
  const { [REMOTE]: _, ...others } = growing;
  return {
    'Inventory, 1,000 items': { ...others, ...(few && timed(few)) },
    'Inventory, 10,000 items': {
      ...growing,
      ...counted('Inventory, 10,000 items'),
      ...timed(many),
    },
    'Sales board, 500 deals': counted('Sales board, 500 deals'),
  };
}

const broken = (few: Pair | null, many: Pair) =>
  verdicts(scenes(few, many)).flatMap(({ text, isKept }) => (isKept ? [] : [text]));

it('is kept when times grow as agreed', () => {
  expect(broken([40, 30], [50, 40])).toEqual([]);
});

it('is kept when one visit was lucky or disturbed', () => {
  expect(broken([42, 21], [45, 42])).toEqual([]);
  expect(broken([40, 30], [120, 40])).toEqual([]);
});

it('is broken when every visit takes longer than agreed', () => {
  expect(broken([40, 30], [120, 90])).toEqual([
    `BROKEN ${REMOTE}: 10,000 items over 1,000: 3, at most 1.8`,
  ]);
});

it('is broken when a figure is missing', () => {
  expect(broken(null, [45, 42])).toHaveLength(1);
});
