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
    (result, [path, value]) => withValue(result, path.split('/'), asStored(value)),
    tree,
  );
}

/** A new tree that shares the unchanged nodes. */
function withValue(
  tree: Tree,
  [first = '', ...rest]: readonly string[],
  value: Tree | Value | undefined,
): Tree {
  const child = tree[first];
  if (rest.length === 0)
    return value === undefined ? without(tree, first) : { ...tree, [first]: value };
  if (!isTree(child) && value === undefined) return tree;
  const changed = withValue(isTree(child) ? child : {}, rest, value);
  return Object.keys(changed).length === 0 ? without(tree, first) : { ...tree, [first]: changed };
}

function without(tree: Tree, key: string): Tree {
  const { [key]: _, ...others } = tree;
  return others;
}

/** The value as the database stores it, without empty nodes; undefined when nothing remains. */
export function asStored(value: unknown): Tree | Value | undefined {
  if (!isTree(value)) return (value ?? undefined) as Value | undefined;
  if ('.sv' in value) return SERVER_TIME;
  const stored: Tree = {};
  let isEmpty = true;
  for (const [key, child] of Object.entries(value)) {
    const result = asStored(child);
    if (result === undefined) continue;
    stored[key] = result;
    isEmpty = false;
  }
  return isEmpty ? undefined : stored;
}
