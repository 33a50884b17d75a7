/**
 * Adds what Vitest's own process uses and Node 20 lacks. Without it every test still runs there, but a failed one ends the
 * report with a `TypeError` instead of its reason. Goes when `engines` no longer includes Node 20.
 */
export function setup(): void {
  define(Map, 'groupBy', (items, keyOf) => groupsOf(items, keyOf));
  define(Object, 'groupBy', (items, keyOf) => Object.fromEntries(groupsOf(items, keyOf)));
}

type KeyOf = (item: unknown, index: number) => PropertyKey;
type GroupBy = (items: Iterable<unknown>, keyOf: KeyOf) => unknown;

function define(target: object, name: string, value: GroupBy): void {
  if (!(name in target)) {
    Object.defineProperty(target, name, { value, configurable: true, writable: true });
  }
}

function groupsOf(items: Iterable<unknown>, keyOf: KeyOf): Map<PropertyKey, unknown[]> {
  const groups = new Map<PropertyKey, unknown[]>();
  for (const [index, item] of [...items].entries()) {
    const key = keyOf(item, index);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}
