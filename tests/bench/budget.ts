import budget from './budget.json';
import type { Summary } from './summary.ts';

type Scenes = Readonly<Record<string, Readonly<Record<string, Summary>>>>;

const [FEW, MANY] = ['Inventory, 1,000 items', 'Inventory, 10,000 items'];

/** One figure held against what it may be at most. */
type Verdict = { readonly text: string; readonly isKept: boolean };

/**
 * Holds the figures against tests/bench/budget.json. Times differ from machine to machine, so what counts is
 * how many times longer ten times as many records take. One lucky or disturbed visit moves the lowest or the
 * median; code that got slower moves both, so the smaller growth counts. Counts hold as they are.
 */
export function verdicts(scenes: Scenes): readonly Verdict[] {
  const growth = Object.entries(budget.growth).map(([name, ceiling]) =>
    verdict(`${name}: 10,000 items over 1,000`, growthOf(scenes, name), ceiling),
  );
  const counts = Object.entries(budget.ceilings).flatMap(([scene, ceilings]) =>
    Object.entries(ceilings).map(([name, ceiling]) =>
      verdict(`${scene}: ${name}`, figure(scenes, scene, name, 'lowest'), ceiling),
    ),
  );
  return [...growth, ...counts];
}

function verdict(name: string, value: number, ceiling: number): Verdict {
  const isKept = value <= ceiling;
  const shown = Number.isInteger(value) ? String(value) : value.toFixed(2);
  return { text: `${isKept ? 'kept  ' : 'BROKEN'} ${name}: ${shown}, at most ${ceiling}`, isKept };
}

function growthOf(scenes: Scenes, name: string): number {
  const growths = (['lowest', 'median'] as const).map(
    (kind) => figure(scenes, MANY, name, kind) / figure(scenes, FEW, name, kind),
  );
  return Math.min(...growths);
}

function figure(
  scenes: Scenes,
  scene: string | undefined,
  name: string,
  kind: keyof Summary,
): number {
  return scenes[scene ?? '']?.[name]?.[kind] ?? Number.NaN;
}
