import { compareSortKeys } from './order.ts';
import type { TreeNode } from './node.ts';

/** Base64 of the SHA-1 of a text in UTF-8; injected, because the core imports no platform modules. */
export type Sha1 = (text: string) => string;

/** The hash by which client and server compare their copies; the empty text for an empty node. */
export function hashOf(node: TreeNode, sha1: Sha1): string {
  if (node.isEmpty()) return '';
  node.cachedHash ??= sha1(priorityPart(node) + valuePart(node, sha1));
  return node.cachedHash;
}

function valuePart(node: TreeNode, sha1: Sha1): string {
  if (node.value !== null) return primitive(node.value);
  const children = [...node.children];
  if (children.some(([, child]) => child.priority !== null)) {
    children.sort(([aKey, a], [bKey, b]) =>
      compareSortKeys({ key: aKey, value: a.priority }, { key: bKey, value: b.priority }),
    );
  }
  return children.map(([key, child]) => `:${key}:${hashOf(child, sha1)}`).join('');
}

function priorityPart({ priority }: TreeNode): string {
  return priority === null ? '' : `priority:${primitive(priority)}:`;
}

function primitive(value: string | number | boolean): string {
  return `${typeof value}:${typeof value === 'number' ? ieee754(value) : value}`;
}

function ieee754(value: number): string {
  const bits = new DataView(new ArrayBuffer(8));
  bits.setFloat64(0, value);
  return bits.getBigUint64(0).toString(16).padStart(16, '0');
}
