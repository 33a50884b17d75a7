import { expect, it } from 'vitest';
import { foundByPatterns, importsBelow } from './sourceImports.ts';

const FOLDERS = ['src', 'tools', 'tests'];

/** Finds the lists of pages by a pattern, since pages of the lists read the lists: the only circle, which no module needs to load. */
const LISTS_OF_PAGES = 'src/features/pages.ts';

type Graph = ReadonlyMap<string, readonly string[]>;

it('no file imports itself through others, not even for a type, by a lazy import or by a pattern', () => {
  const graph = graphOf(FOLDERS);
  expect(graph.size).toBeGreaterThan(200);
  expect(cyclesIn(graph)).toEqual([]);
});

it('finds a cycle of two files and of three', () => {
  const graph = new Map([
    ['a', ['b', 'c']],
    ['b', ['a']],
    ['c', ['d']],
    ['d', ['e']],
    ['e', ['c']],
    ['f', ['a', 'c']],
  ]);
  expect(cyclesIn(graph)).toEqual([
    ['a', 'b'],
    ['c', 'd', 'e'],
  ]);
});

function graphOf(folders: readonly string[]): Graph {
  const graph = new Map<string, string[]>();
  for (const { file, target } of [
    ...folders.flatMap(importsBelow),
    ...foundByPatterns().filter((found) => found.file !== LISTS_OF_PAGES),
  ]) {
    const targets = graph.get(file) ?? [];
    if (target.startsWith('./')) targets.push(target.slice('./'.length));
    graph.set(file, targets);
  }
  return graph;
}

/** The groups of files that import each other, by Tarjan's algorithm for strongly connected components. */
function cyclesIn(graph: Graph): string[][] {
  const cycles: string[][] = [];
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const open: string[] = [];

  function visit(file: string): void {
    order.set(file, order.size);
    lowest.set(file, order.size - 1);
    open.push(file);
    for (const target of graph.get(file) ?? []) {
      if (!order.has(target)) visit(target);
      if (open.includes(target)) lowest.set(file, Math.min(lowestOf(file), lowestOf(target)));
    }
    if (lowestOf(file) !== order.get(file)) return;
    const group = open.splice(open.indexOf(file)).toSorted();
    if (group.length > 1 || graph.get(file)?.includes(file)) cycles.push(group);
  }
  const lowestOf = (file: string): number => lowest.get(file) ?? Infinity;

  for (const file of graph.keys()) if (!order.has(file)) visit(file);
  return cycles.toSorted(([a = ''], [b = '']) => a.localeCompare(b));
}
