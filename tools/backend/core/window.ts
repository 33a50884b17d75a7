import { EMPTY, TreeNode } from './node.ts';
import { compareSortKeys, type SortKey, sortKeyOf } from './order.ts';
import { type Query, rangeFilter } from './query.ts';
import { SortedMap } from './sortedMap.ts';

type Entry = { readonly sortKey: SortKey; readonly node: TreeNode };
/** The children in the result of a query, in its order. */
type Window = readonly Entry[];

/** Windows by node and query, so that listens and reads of the same query share them. */
export type WindowCache = WeakMap<TreeNode, Map<string, Window>>;

/** The result of a query: the node with only the children in the window, and without its own priority. */
export function applyQuery(node: TreeNode, query: Query, cache: WindowCache): TreeNode {
  const window = windowOf(node, query, cache);
  return TreeNode.object(
    SortedMap.from(window.map(({ sortKey, node: child }) => [sortKey.key, child])),
  );
}

/**
 * Caches the window of `after`, derived from that of `before` and the keys of the changed children.
 * Avoids scanning all children of a wide node for a write outside the window.
 */
export function advanceWindow(
  before: TreeNode,
  after: TreeNode,
  changedKeys: Iterable<string>,
  query: Query,
  cache: WindowCache,
): void {
  if (cachedWindow(after, query, cache)) return;
  let window: Window | null = windowOf(before, query, cache);
  for (const key of changedKeys) window &&= applyChange(window, key, after.child(key), query);
  if (window) cacheWindow(after, query, cache, window);
}

export function windowOf(node: TreeNode, query: Query, cache: WindowCache): Window {
  return cachedWindow(node, query, cache) ?? cacheWindow(node, query, cache, scan(node, query));
}

function scan(node: TreeNode, query: Query): Window {
  const isInRange = rangeFilter(query);
  const entries: Entry[] = [];
  for (const [key, child] of node.children) {
    const sortKey = sortKeyOf(query.index, key, child);
    if (isInRange(sortKey)) entries.push({ sortKey, node: child });
  }
  // Children are already in key order.
  if (query.index.by !== 'key') entries.sort(compareEntries);
  return applyLimit(entries, query);
}

/** The window after one child changed; null when a scan is needed to find the child that enters the window. */
function applyChange(window: Window, key: string, node: TreeNode, query: Query): Window | null {
  const others = window.filter(({ sortKey }) => sortKey.key !== key);
  const wasInWindow = others.length < window.length;
  const isFull = query.limit !== undefined && window.length === query.limit.count;
  const entry = { sortKey: sortKeyOf(query.index, key, node), node };
  if (node.isEmpty() || !rangeFilter(query)(entry.sortKey)) {
    return wasInWindow && isFull ? null : others;
  }
  if (wasInWindow && isFull && isBeyond(entry.sortKey, window, query)) return null;
  const index = others.findIndex((other) => compareEntries(entry, other) < 0);
  return applyLimit(others.toSpliced(index === -1 ? others.length : index, 0, entry), query);
}

/** Whether a sort key lies beyond the end of a full window at which children enter and leave. */
function isBeyond(sortKey: SortKey, window: Window, { limit }: Query): boolean {
  const isFromLast = limit?.from === 'last';
  const end = window.at(isFromLast ? 0 : -1) as Entry;
  const order = compareSortKeys(sortKey, end.sortKey);
  return isFromLast ? order < 0 : order > 0;
}

function applyLimit(entries: Window, { limit }: Query): Window {
  if (!limit || entries.length <= limit.count) return entries;
  return limit.from === 'first' ? entries.slice(0, limit.count) : entries.slice(-limit.count);
}

function compareEntries(a: Entry, b: Entry): number {
  return compareSortKeys(a.sortKey, b.sortKey);
}

function cachedWindow(node: TreeNode, query: Query, cache: WindowCache): Window | undefined {
  return cache.get(node)?.get(JSON.stringify(query));
}

function cacheWindow(node: TreeNode, query: Query, cache: WindowCache, window: Window): Window {
  if (node === EMPTY) return window;
  const windows = cache.get(node) ?? new Map<string, Window>();
  cache.set(node, windows.set(JSON.stringify(query), window));
  return window;
}
