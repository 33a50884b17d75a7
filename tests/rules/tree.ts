import { SERVER_TIME } from './user.ts';

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

/** The tree after a write; null removes a value, and a node without children disappears. */
export function applied(tree: Tree, values: Readonly<Record<string, unknown>>): Tree {
  return Object.entries(values).reduce(
    (result, [path, value]) => withValue(result, path.split('/'), value),
    tree,
  );
}

/** A new tree that shares the unchanged nodes. */
function withValue(tree: Tree, [first = '', ...rest]: readonly string[], value: unknown): Tree {
  const { [first]: child, ...others } = tree;
  if (rest.length === 0) {
    const result = asStored(value);
    return result === undefined ? others : { ...others, [first]: result as Tree };
  }
  if (!isTree(child) && asStored(value) === undefined) return tree;
  const changed = withValue(isTree(child) ? child : {}, rest, value);
  return Object.keys(changed).length === 0 ? others : { ...others, [first]: changed };
}

/** The value as the database stores it, without empty nodes; undefined when nothing remains. */
export function asStored(value: unknown): unknown {
  if (!isTree(value)) return value ?? undefined;
  if ('.sv' in value) return SERVER_TIME;
  const children = Object.entries(value).flatMap(([key, child]) => {
    const result = asStored(child);
    return result === undefined ? [] : [[key, result] as const];
  });
  return children.length === 0 ? undefined : Object.fromEntries(children);
}
