import budget from './budget.json';
import type { Summary } from './summary.ts';

type Scenarios = Readonly<Record<string, Readonly<Record<string, Summary>>>>;

const [FEW, MANY] = ['Inventory, 1,000 items', 'Inventory, 10,000 items'];

/** One figure compared with its ceiling. */
type BudgetCheck = { readonly text: string; readonly isWithin: boolean };

/**
 * Compares the figures with tests/bench/budget.json. Times depend on the machine, so the budget limits how many times
 * longer ten times as many records take. A single fast or slow visit changes the lowest or the median; slower code changes
 * both, so the smaller growth counts. Counts, and times over those of standard work, are compared by their median;
 * what is received by a moment by its lowest, since what nobody waits for may come before it, too.
 */
export function checkBudget(scenarios: Scenarios): readonly BudgetCheck[] {
  const growth = Object.entries(budget.growth).map(([name, ceiling]) =>
    check(`${name}: 10,000 items over 1,000`, growthOf(scenarios, name), ceiling),
  );
  const counts = Object.entries(budget.ceilings).flatMap(([scenario, ceilings]) =>
    Object.entries(ceilings).map(([name, ceiling]) =>
      check(`${scenario}: ${name}`, figure(scenarios, scenario, name, kindOf(name)), ceiling),
    ),
  );
  return [...growth, ...counts];
}

/** Which of its visits a count is compared by. */
const kindOf = (name: string): keyof Summary => (name.startsWith('received') ? 'lowest' : 'median');

function check(name: string, value: number, ceiling: number): BudgetCheck {
  const isWithin = value <= ceiling;
  const formatted = Number.isInteger(value) ? String(value) : value.toFixed(2);
  return {
    text: `${isWithin ? 'within' : 'OVER  '} ${name}: ${formatted}, at most ${ceiling}`,
    isWithin,
  };
}

function growthOf(scenarios: Scenarios, name: string): number {
  const growths = (['lowest', 'median'] as const).map(
    (kind) => figure(scenarios, MANY, name, kind) / figure(scenarios, FEW, name, kind),
  );
  return Math.min(...growths);
}

function figure(
  scenarios: Scenarios,
  scenario: string | undefined,
  name: string,
  kind: keyof Summary,
): number {
  return scenarios[scenario ?? '']?.[name]?.[kind] ?? Number.NaN;
}
