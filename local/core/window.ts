import { EMPTY, TreeNode } from './node.ts';
import { comparePlaces, type Place, placeOf } from './order.ts';
import { type Query, rangeOf } from './query.ts';
import { SortedMap } from './sortedMap.ts';

type Entry = { readonly place: Place; readonly node: TreeNode };
/** What a query shows of a node, in order. */
type Window = readonly Entry[];

/** Windows of nodes still in use, by query: listens and reads of the same query share them. */
export type WindowCache = WeakMap<TreeNode, Map<string, Window>>;

/** The node as a query shows it: only the children in the window, no priority of its own. */
export function queried(node: TreeNode, query: Query, cache: WindowCache): TreeNode {
  const window = windowOf(node, query, cache);
  return TreeNode.object(
    SortedMap.from(window.map(({ place, node: child }) => [place.key, child])),
  );
}

/**
 * Works out the window of `after` from that of `before`, knowing which children changed. Saves going
 * through all children of a wide node for a write outside the window.
 */
export function advanceWindow(
  before: TreeNode,
  after: TreeNode,
  changed: Iterable<string>,
  query: Query,
  cache: WindowCache,
): void {
  if (cached(after, query, cache)) return;
  let window: Window | null = windowOf(before, query, cache);
  for (const key of changed) window &&= moved(window, key, after.child(key), query);
  if (window) remember(after, query, cache, window);
}

export function windowOf(node: TreeNode, query: Query, cache: WindowCache): Window {
  return cached(node, query, cache) ?? remember(node, query, cache, scan(node, query));
}

function scan(node: TreeNode, query: Query): Window {
  const isInRange = rangeOf(query);
  const entries: Entry[] = [];
  for (const [key, child] of node.children) {
    const place = placeOf(query.index, key, child);
    if (isInRange(place)) entries.push({ place, node: child });
  }
  // The children come in key order already.
  if (query.index.by !== 'key') entries.sort(compareEntries);
  return cut(entries, query);
}

/** The window after one child changed; null when only a scan can tell which child moves up. */
function moved(window: Window, key: string, node: TreeNode, query: Query): Window | null {
  const rest = window.filter(({ place }) => place.key !== key);
  const held = rest.length < window.length;
  const full = query.limit !== undefined && window.length === query.limit.count;
  const entry = { place: placeOf(query.index, key, node), node };
  if (node.isEmpty() || !rangeOf(query)(entry.place)) {
    return held && full ? null : rest;
  }
  if (held && full && comparePlaces(entry.place, farEdge(window, query)) * side(query) > 0)
    return null;
  const at = rest.findIndex((other) => compareEntries(entry, other) < 0);
  return cut(rest.toSpliced(at === -1 ? rest.length : at, 0, entry), query);
}

/** The end of a full window where children enter and leave. */
function farEdge(window: Window, query: Query): Place {
  return (window.at(side(query) === 1 ? -1 : 0) as Entry).place;
}

function side({ limit }: Query): 1 | -1 {
  return limit?.from === 'last' ? -1 : 1;
}

function cut(entries: Window, { limit }: Query): Window {
  if (!limit || entries.length <= limit.count) return entries;
  return limit.from === 'first' ? entries.slice(0, limit.count) : entries.slice(-limit.count);
}

function compareEntries(a: Entry, b: Entry): number {
  return comparePlaces(a.place, b.place);
}

function cached(node: TreeNode, query: Query, cache: WindowCache): Window | undefined {
  return cache.get(node)?.get(JSON.stringify(query));
}

function remember(node: TreeNode, query: Query, cache: WindowCache, window: Window): Window {
  if (node === EMPTY) return window;
  const ofNode = cache.get(node) ?? new Map<string, Window>();
  cache.set(node, ofNode.set(JSON.stringify(query), window));
  return window;
}
