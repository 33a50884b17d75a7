import { TreeNode, type Write } from '../core/node.ts';
import { type Path, PRIORITY, ROOT } from '../core/path.ts';

/** The approximate number of leaves in one line of a snapshot. */
const LEAVES_PER_LINE = 1000;

/** The writes that build a tree from an empty one, grouped into lines. */
export function* snapshotLines(root: TreeNode): Generator<readonly Write[]> {
  let group: Write[] = [];
  let leaves = 0;
  for (const write of writesFor(root, ROOT)) {
    group.push(write);
    leaves += countLeaves(write.node, LEAVES_PER_LINE);
    if (leaves < LEAVES_PER_LINE) continue;
    yield group;
    group = [];
    leaves = 0;
  }
  if (group.length > 0) yield group;
}

/** A small node in one write; a large one child by child, then its priority, which an empty node cannot have. */
function* writesFor(node: TreeNode, path: Path): Generator<Write> {
  if (countLeaves(node, LEAVES_PER_LINE) < LEAVES_PER_LINE) {
    if (!node.isEmpty()) yield { path, node };
    return;
  }
  for (const [key, child] of node.children) yield* writesFor(child, [...path, key]);
  if (node.priority !== null)
    yield { path: [...path, PRIORITY], node: TreeNode.leaf(node.priority) };
}

/** Stops counting at `max`. */
function countLeaves(node: TreeNode, max: number): number {
  let leaves = node.value === null ? 0 : 1;
  for (const [, child] of node.children) {
    if (leaves >= max) return leaves;
    leaves += countLeaves(child, max - leaves);
  }
  return leaves;
}
