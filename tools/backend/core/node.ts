import type { ReadableNode } from './securityRulesInterface.ts';
import { PRIORITY, type Path } from './path.ts';
import { SortedMap } from './sortedMap.ts';

export type LeafValue = string | number | boolean;
export type Priority = string | number | null;

/** A value to write, as the client sent it. */
export type Change = { readonly path: Path; readonly json: unknown };

/** A write with server values resolved: the new node at the path; an empty node deletes. */
export type Write = { readonly path: Path; readonly node: TreeNode };

const NO_CHILDREN = SortedMap.from<TreeNode>([]);

/** An immutable tree node: a leaf with a value, an object with children, or empty. Copies share unchanged parts. */
export class TreeNode implements ReadableNode {
  /** Set by `treeHash.ts` on first use. */
  cachedHash: string | undefined = undefined;

  private constructor(
    readonly value: LeafValue | null,
    readonly priority: Priority,
    readonly children: SortedMap<TreeNode> = NO_CHILDREN,
  ) {}

  static readonly empty = new TreeNode(null, null);

  static leaf(value: LeafValue, priority: Priority = null): TreeNode {
    return new TreeNode(value, priority);
  }

  /** An object; without children it is the empty node. */
  static object(children: SortedMap<TreeNode>, priority: Priority = null): TreeNode {
    return children.size === 0 ? EMPTY : new TreeNode(null, priority, children);
  }

  isEmpty(): boolean {
    return this.value === null && this.children.size === 0;
  }

  child(key: string): TreeNode {
    return this.children.get(key) ?? EMPTY;
  }

  keys(): Iterable<string> {
    return this.children.keys();
  }

  at(path: Path): TreeNode {
    return path.reduce<TreeNode>((node, key) => node.child(key), this);
  }

  withPriority(priority: Priority): TreeNode {
    if (priority === this.priority || this.isEmpty()) return this;
    return new TreeNode(this.value, priority, this.children);
  }

  /** Adding a child to a leaf replaces its value but keeps its priority; removing a child of a leaf changes nothing. */
  withChild(key: string, node: TreeNode): TreeNode {
    if (!node.isEmpty()) return TreeNode.object(this.children.with(key, node), this.priority);
    if (this.children.size === 0) return this;
    return TreeNode.object(this.children.without(key), this.priority);
  }

  /** The tree after a write; a path that ends in `.priority` changes only the priority. */
  after({ path, node }: Write, depth = 0): TreeNode {
    const key = path[depth];
    if (key === undefined) return node;
    if (key === PRIORITY) return this.withPriority(node.value as Priority);
    return this.withChild(key, this.child(key).after({ path, node }, depth + 1));
  }
}

export const EMPTY = TreeNode.empty;

/** Whether two nodes have the same values and priorities; shared subtrees are not compared. */
export function sameTree(a: TreeNode, b: TreeNode): boolean {
  if (a === b) return true;
  if (a.value !== b.value || a.priority !== b.priority) return false;
  if (a.children.size !== b.children.size) return false;
  for (const [key, child] of a.children) if (!sameTree(child, b.child(key))) return false;
  return true;
}
