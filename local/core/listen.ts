import type { Caller } from './errors.ts';
import { sameTree, type TreeNode, type Write } from './node.ts';
import { isWithin, type Path } from './path.ts';
import type { Query } from './query.ts';
import { advanceWindow, queried, type WindowCache } from './window.ts';

/** One client's wish to see a node, or a query's window on it, as it changes. */
export type Listen = {
  readonly path: Path;
  readonly query: Query | null;
  caller(): Caller;
  /** Called once per write that changes what the listen sees, with absolute paths. */
  push(writes: readonly Write[]): void;
  /** Called when the caller may no longer read; the listen has ended then. */
  revoke(): void;
};

/** One committed write: all its paths, and the tree before and after them. */
export type Commit = {
  readonly writes: readonly Write[];
  readonly before: TreeNode;
  readonly after: TreeNode;
};

/** What a listen has to be told of a commit; nothing when it sees no difference. */
export function updatesFor(
  { path, query }: Listen,
  { writes, before, after }: Commit,
  cache: WindowCache,
): readonly Write[] {
  const seenBefore = before.at(path);
  const seenAfter = after.at(path);
  if (seenBefore === seenAfter) return [];
  const below = writes.filter((write) => isWithin(write.path, path));
  if (query) {
    const keys = below.map((write) => write.path[path.length]);
    if (below.length > 0 && keys.every((key) => key !== undefined)) {
      advanceWindow(seenBefore, seenAfter, new Set(keys), query, cache);
    }
    const window = queried(seenAfter, query, cache);
    return sameTree(queried(seenBefore, query, cache), window) ? [] : [{ path, node: window }];
  }
  if (below.length > 0) return below;
  return sameTree(seenBefore, seenAfter) ? [] : [{ path, node: seenAfter }];
}
