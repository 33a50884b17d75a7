import type { LeafValue, TreeNode, Write } from './node.ts';
import type { Path } from './path.ts';

export type Json =
  | LeafValue
  | null
  | readonly (Json | undefined)[]
  | { readonly [key: string]: Json };

const ARRAY_KEY = /^(0|[1-9]\d{0,8})$/;

/** A node as JSON without priorities: dense integer keys become an array with null in its gaps. */
export function plainJson(node: TreeNode): Json {
  if (node.isEmpty() || node.value !== null) return node.value;
  const length = arrayLength(node);
  if (length === null) return objectOf(node, plainJson);
  return Array.from({ length }, (_, index) => plainJson(node.child(String(index))));
}

/** A node as JSON with `.priority`, and `.value` where a leaf has one: as on the wire and in exports. */
export function exportJson(node: TreeNode): Json {
  if (node.value !== null) {
    if (node.priority === null) return node.value;
    return { '.value': node.value, '.priority': node.priority };
  }
  if (node.isEmpty()) return null;
  const json = objectOf(node, exportJson);
  return node.priority === null ? json : { ...json, '.priority': node.priority };
}

/** Writes as one object, from their path below `above` to their value. */
export function showWrites(
  writes: readonly Write[],
  above: Path,
  show: (node: TreeNode) => Json,
): Json {
  return Object.fromEntries(
    writes.map(({ path, node }) => [path.slice(above.length).join('/'), show(node)]),
  );
}

/** Built of own properties only, so that a child named `__proto__` is a child. */
function objectOf(
  node: TreeNode,
  show: (child: TreeNode) => Json,
): { readonly [key: string]: Json } {
  return Object.fromEntries(Array.from(node.children, ([key, child]) => [key, show(child)]));
}

function arrayLength(node: TreeNode): number | null {
  let highest = -1;
  for (const key of node.keys()) {
    if (!ARRAY_KEY.test(key)) return null;
    highest = Number(key);
  }
  return highest < 2 * node.children.size ? highest + 1 : null;
}
