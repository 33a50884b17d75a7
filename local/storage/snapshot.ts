import { TreeNode, type Write } from '../core/node.ts';
import { type Path, PRIORITY, ROOT } from '../core/path.ts';

/** About how many leaves one line of a snapshot holds. */
const LEAVES = 1000;

/** The writes that build a tree from nothing, in groups small enough for one line each. */
export function* snapshotLines(root: TreeNode): Generator<readonly Write[]> {
  let group: Write[] = [];
  let leaves = 0;
  for (const write of pieces(root, ROOT)) {
    group.push(write);
    leaves += countLeaves(write.node, LEAVES);
    if (leaves < LEAVES) continue;
    yield group;
    group = [];
    leaves = 0;
  }
  if (group.length > 0) yield group;
}

/** A small node as it is; of a large one the children, then its priority, which needs them to be there. */
function* pieces(node: TreeNode, path: Path): Generator<Write> {
  if (countLeaves(node, LEAVES) < LEAVES) {
    if (!node.isEmpty()) yield { path, node };
    return;
  }
  for (const [key, child] of node.children) yield* pieces(child, [...path, key]);
  if (node.priority !== null)
    yield { path: [...path, PRIORITY], node: TreeNode.leaf(node.priority) };
}

/** Counts no further than `enough`. */
function countLeaves(node: TreeNode, enough: number): number {
  let leaves = node.value === null ? 0 : 1;
  for (const [, child] of node.children) {
    if (leaves >= enough) return leaves;
    leaves += countLeaves(child, enough - leaves);
  }
  return leaves;
}
