import type { LeafValue, TreeNode, Write } from './node.ts';
import type { Path } from './path.ts';

export type Json =
  | LeafValue
  | null
  | readonly (Json | undefined)[]
  | { readonly [key: string]: Json };

const ARRAY_KEY = /^(0|[1-9]\d{0,8})$/;

/** A node as JSON without priorities; dense integer keys become an array with null in the gaps. */
export function plainJson(node: TreeNode): Json {
  if (node.isEmpty() || node.value !== null) return node.value;
  const length = arrayLength(node);
  if (length === null) return objectOf(node, plainJson);
  return Array.from({ length }, (_, index) => plainJson(node.child(String(index))));
}

/** A node as JSON with priorities, as on the wire and in exports: a leaf with a priority is `{.value, .priority}`. */
export function exportJson(node: TreeNode): Json {
  if (node.value !== null) {
    if (node.priority === null) return node.value;
    return { '.value': node.value, '.priority': node.priority };
  }
  if (node.isEmpty()) return null;
  const json = objectOf(node, exportJson);
  return node.priority === null ? json : { ...json, '.priority': node.priority };
}

/** Writes as one object that maps paths relative to `base` to values. */
export function writesToJson(
  writes: readonly Write[],
  base: Path,
  toJson: (node: TreeNode) => Json,
): Json {
  return Object.fromEntries(
    writes.map(({ path, node }) => [path.slice(base.length).join('/'), toJson(node)]),
  );
}

/** `fromEntries` creates own properties, so that a child named `__proto__` is a child. */
function objectOf(
  node: TreeNode,
  toJson: (child: TreeNode) => Json,
): { readonly [key: string]: Json } {
  return Object.fromEntries(Array.from(node.children, ([key, child]) => [key, toJson(child)]));
}

function arrayLength(node: TreeNode): number | null {
  let highest = -1;
  for (const key of node.keys()) {
    if (!ARRAY_KEY.test(key)) return null;
    highest = Number(key);
  }
  return highest < 2 * node.children.size ? highest + 1 : null;
}
