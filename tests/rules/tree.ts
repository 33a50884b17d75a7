/** A stored value with its children. */
export type Tree = { [key: string]: Tree | Value };
export type Value = string | number | boolean;

export function isTree(value: unknown): value is Tree {
  return typeof value === 'object' && value !== null;
}

/** The value at a path of a tree. */
export function at(tree: Tree, path: string): Tree | Value | undefined {
  let node: Tree | Value | undefined = tree;
  for (const key of path.split('/')) node = isTree(node) ? node[key] : undefined;
  return node;
}
