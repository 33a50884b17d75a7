import { compareKeys } from './keyOrder.ts';
import type { LeafValue, TreeNode } from './node.ts';

/** The order of a query; `path` names a child or a deeper node (`address/city`). */
export type Index =
  | { readonly by: 'key' | 'value' | 'priority' }
  | { readonly by: 'child'; readonly path: readonly string[] };

/** The position of a child, or of a bound, in an order. `value` is null if the child has none. */
export type SortKey = { readonly key: string; readonly value: LeafValue | typeof OBJECT | null };

/** The sort value of every node with children: they are all equal and come after every leaf. */
export const OBJECT = Symbol('object');

/** Orders null < false < true < numbers < strings (by code unit) < objects, and equal values by key. */
export function compareSortKeys(a: SortKey, b: SortKey): number {
  const byRank = rank(a.value) - rank(b.value);
  if (byRank !== 0) return byRank;
  if (a.value === b.value) return compareKeys(a.key, b.key);
  return (a.value as LeafValue) < (b.value as LeafValue) ? -1 : 1;
}

/** The sort key of a child under an index. */
export function sortKeyOf(index: Index, key: string, node: TreeNode): SortKey {
  if (index.by === 'key') return { key, value: null };
  if (index.by === 'priority') return { key, value: node.priority };
  return { key, value: orderValue(index.by === 'child' ? node.at(index.path) : node) };
}

function orderValue(node: TreeNode): SortKey['value'] {
  return node.children.size > 0 ? OBJECT : node.value;
}

function rank(value: SortKey['value']): number {
  if (value === null) return 0;
  return RANKS[typeof value as keyof typeof RANKS];
}

const RANKS = { boolean: 1, number: 2, string: 3, symbol: 4 } as const;
