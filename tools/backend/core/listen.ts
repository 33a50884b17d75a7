import type { Caller } from './errors.ts';
import { sameTree, type TreeNode, type Write } from './node.ts';
import { isWithin, type Path } from './path.ts';
import type { Query } from './query.ts';
import { advanceWindow, applyQuery, type WindowCache } from './window.ts';

/** One client's subscription to a node, or to a query on it. */
export type Listen = {
  readonly path: Path;
  readonly query: Query | null;
  caller(): Caller;
  /** Called once per write that changes the result, with absolute paths. */
  push(writes: readonly Write[]): void;
  /** Called when the caller may no longer read; the listen has already been removed. */
  revoke(): void;
};

/** One committed write: all its paths, and the tree before and after them. */
export type Commit = {
  readonly writes: readonly Write[];
  readonly before: TreeNode;
  readonly after: TreeNode;
};

/** The updates a listen needs after a commit; empty if its result is unchanged. */
export function updatesFor(
  { path, query }: Listen,
  { writes, before, after }: Commit,
  cache: WindowCache,
): readonly Write[] {
  const oldNode = before.at(path);
  const newNode = after.at(path);
  if (oldNode === newNode) return [];
  const below = writes.filter((write) => isWithin(write.path, path));
  if (query) {
    const keys = below.map((write) => write.path[path.length]);
    if (below.length > 0 && keys.every((key) => key !== undefined)) {
      advanceWindow(oldNode, newNode, new Set(keys), query, cache);
    }
    const result = applyQuery(newNode, query, cache);
    return sameTree(applyQuery(oldNode, query, cache), result) ? [] : [{ path, node: result }];
  }
  if (below.length > 0) return below;
  return sameTree(oldNode, newNode) ? [] : [{ path, node: newNode }];
}
