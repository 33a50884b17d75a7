import { expect, it } from 'vitest';
import budget from './budget.json';
import { checkBudget } from './budget.ts';

const REMOTE = 'remote change to visible, ms';

type Pair = readonly [median: number, lowest: number];

/** Scenarios within budget, except for the time of a colleague's change. */
function scenarios(few: Pair | null, many: Pair) {
  const plain = { median: 0.2, lowest: 0.2 };
  const growing = Object.fromEntries(Object.keys(budget.growth).map((name) => [name, plain]));
  const counted = Object.fromEntries(
    Object.entries(budget.ceilings).map(([scenario, ceilings]) => [
      scenario,
      Object.fromEntries(Object.keys(ceilings).map((name) => [name, plain])),
    ]),
  );
  const timed = ([median, lowest]: Pair) => ({ [REMOTE]: { median, lowest } });
  const { [REMOTE]: _, ...others } = growing;
  return {
    ...counted,
    'Inventory, 1,000 items': { ...others, ...(few && timed(few)) },
    'Inventory, 10,000 items': {
      ...growing,
      ...counted['Inventory, 10,000 items'],
      ...timed(many),
    },
  };
}

const broken = (few: Pair | null, many: Pair) =>
  checkBudget(scenarios(few, many)).flatMap(({ text, isWithin }) => (isWithin ? [] : [text]));

it('is within budget when times grow within the limit', () => {
  expect(broken([40, 30], [50, 40])).toEqual([]);
});

it('is within budget when a single visit was unusually fast or slow', () => {
  expect(broken([42, 21], [45, 42])).toEqual([]);
  expect(broken([40, 30], [120, 40])).toEqual([]);
});

it('is over budget when every visit takes too long', () => {
  expect(broken([40, 30], [120, 90])).toEqual([
    `OVER   ${REMOTE}: 10,000 items over 1,000: 3, at most 2.3`,
  ]);
});

it('is over budget when a figure is missing', () => {
  expect(broken(null, [45, 42])).toHaveLength(1);
});
