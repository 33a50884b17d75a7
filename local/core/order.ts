import { compareKeys } from './keyOrder.ts';
import type { LeafValue, TreeNode } from './node.ts';

/** What a query orders by; a child may be named by a path (`address/city`). */
export type Index =
  | { readonly by: 'key' | 'value' | 'priority' }
  | { readonly by: 'child'; readonly path: readonly string[] };

/** What stands in the order: an entry of a collection, or a bound beside one. `value` is null for absent. */
export type Place = { readonly key: string; readonly value: LeafValue | typeof OBJECT | null };

/** Stands for every node with children: all of them are equal in order, and after every leaf. */
export const OBJECT = Symbol('object');

/** null < false < true < numbers < strings (by code unit) < objects; equal values by key. */
export function comparePlaces(a: Place, b: Place): number {
  const byRank = rank(a.value) - rank(b.value);
  if (byRank !== 0) return byRank;
  if (a.value === b.value) return compareKeys(a.key, b.key);
  return (a.value as LeafValue) < (b.value as LeafValue) ? -1 : 1;
}

/** Where the child `key` with this node stands under the index. */
export function placeOf(index: Index, key: string, node: TreeNode): Place {
  if (index.by === 'key') return { key, value: null };
  if (index.by === 'priority') return { key, value: node.priority };
  return { key, value: orderValue(index.by === 'child' ? node.at(index.path) : node) };
}

function orderValue(node: TreeNode): Place['value'] {
  return node.children.size > 0 ? OBJECT : node.value;
}

function rank(value: Place['value']): number {
  if (value === null) return 0;
  return RANKS[typeof value as keyof typeof RANKS];
}

const RANKS = { boolean: 1, number: 2, string: 3, symbol: 4 } as const;
