import { isLonger, MAX_DEPTH, MAX_STRING_BYTES } from './limits.ts';
import { EMPTY, type Priority, TreeNode } from './node.ts';
import { checkKey, type Path, PRIORITY } from './path.ts';
import { InvalidInput } from './refusals.ts';
import { SortedMap } from './sortedMap.ts';

export type Resolution = {
  /** What stands where the value goes: the base of increments. */
  readonly existing: TreeNode;
  /** Milliseconds: the value of every timestamp of this write. */
  readonly now: number;
};

/**
 * The node for a JSON value written at `path`, with server values resolved. Understands `.value`,
 * `.priority`, `.sv` and arrays. Throws InvalidInput on what the database cannot hold.
 */
export function readValue(json: unknown, path: Path, resolution: Resolution): TreeNode {
  if (path.at(-1) === PRIORITY) {
    const priority = readPriority(json, resolution.now);
    return priority === null ? EMPTY : TreeNode.leaf(priority);
  }
  return readNode(json, resolution, path.length);
}

function readNode(json: unknown, resolution: Resolution, depth: number): TreeNode {
  if (json === null || json === undefined) return EMPTY;
  if (depth > MAX_DEPTH) throw new InvalidInput(`A path is deeper than ${MAX_DEPTH} levels`);
  if (typeof json !== 'object') return TreeNode.leaf(readLeaf(json));
  const fields = Object.entries(json);
  const special = fields.filter(([key]) => key.startsWith('.'));
  if (special.length === 0) return TreeNode.object(readChildren(fields, resolution, depth));

  const named = new Map(special);
  const priority = readPriority(named.get(PRIORITY), resolution.now);
  named.delete(PRIORITY);
  if (named.size === 0) {
    const children = fields.filter(([key]) => key !== PRIORITY);
    return TreeNode.object(readChildren(children, resolution, depth), priority);
  }
  const [marker, value] = special.find(([key]) => key !== PRIORITY) ?? [];
  if (fields.length !== (Object.hasOwn(json, PRIORITY) ? 2 : 1)) {
    throw new InvalidInput(`${marker} stands beside other keys`);
  }
  if (marker === '.sv') return TreeNode.leaf(serverValue(value, resolution), priority);
  if (marker !== '.value') throw new InvalidInput(`Unknown key ${marker}`);
  // A server value with a priority comes as `{".value": {".sv": ...}, ".priority": ...}`.
  if (isObjectWith(value, '.sv')) return readNode(value, resolution, depth).withPriority(priority);
  return value === null ? EMPTY : TreeNode.leaf(readLeaf(value), priority);
}

function readChildren(
  fields: readonly (readonly [string, unknown])[],
  { existing, now }: Resolution,
  depth: number,
): SortedMap<TreeNode> {
  const children: (readonly [string, TreeNode])[] = [];
  for (const [key, value] of fields) {
    checkKey(key);
    const node = readNode(value, { existing: existing.child(key), now }, depth + 1);
    if (!node.isEmpty()) children.push([key, node]);
  }
  return SortedMap.from(children);
}

function readLeaf(json: unknown): string | number | boolean {
  if (typeof json === 'boolean') return json;
  // JSON has no negative zero of its own; the server keeps one zero.
  if (typeof json === 'number' && Number.isFinite(json)) return json === 0 ? 0 : json;
  if (typeof json !== 'string')
    throw new InvalidInput('A value is a boolean, a number or a string');
  if (isLonger(json, MAX_STRING_BYTES)) {
    throw new InvalidInput(`A string is longer than ${MAX_STRING_BYTES} bytes`);
  }
  return json;
}

function readPriority(json: unknown, now: number): Priority {
  if (json === null || json === undefined) return null;
  if (isObjectWith(json, '.sv')) {
    if (json['.sv'] === 'timestamp') return now;
    throw new InvalidInput('A priority can be no other server value than a timestamp');
  }
  const priority = typeof json === 'boolean' || typeof json === 'object' ? null : readLeaf(json);
  if (priority === null || typeof priority === 'boolean') {
    throw new InvalidInput('A priority is a string or a number');
  }
  return priority;
}

function serverValue(spec: unknown, { existing, now }: Resolution): number {
  if (spec === 'timestamp') return now;
  const step =
    typeof spec === 'object' && spec !== null ? Object.entries(spec) : ([] as [string, unknown][]);
  const [name, by] = step[0] ?? [];
  if (step.length !== 1 || name !== 'increment' || typeof by !== 'number' || !Number.isFinite(by)) {
    throw new InvalidInput('Unknown server value');
  }
  const sum = typeof existing.value === 'number' ? existing.value + by : by;
  if (!Number.isFinite(sum)) throw new InvalidInput('An increment leaves the range of numbers');
  return sum;
}

function isObjectWith<K extends string>(
  json: unknown,
  key: K,
): json is Readonly<Record<K, unknown>> {
  return typeof json === 'object' && json !== null && Object.hasOwn(json, key);
}
