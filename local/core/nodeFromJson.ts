import type { Change } from './database.ts';
import { isLonger, MAX_DEPTH, MAX_STRING_BYTES } from './limits.ts';
import { EMPTY, type LeafValue, type Priority, TreeNode } from './node.ts';
import { checkKey, parseWritePath, type Path, PRIORITY } from './path.ts';
import { InvalidInput } from './errors.ts';
import { SortedMap } from './sortedMap.ts';

export type Resolution = {
  /** What stands where the value goes: the base of increments. */
  readonly existing: TreeNode;
  /** Milliseconds: the value of every timestamp of this write. */
  readonly now: number;
};

/** The changes of an update at a path: an object from relative path to value. Throws InvalidInput. */
export function readUpdate(above: Path, json: unknown): readonly Change[] {
  if (typeof json !== 'object' || json === null) {
    throw new InvalidInput('Invalid data; an update must be an object');
  }
  return Object.entries(json).map(([key, value]) => {
    const below = parseWritePath(key);
    if (below.length === 0) throw new InvalidInput('An update names its own place');
    return { path: [...above, ...below], json: value };
  });
}

/**
 * The node for a JSON value written at `path`, with server values resolved. Understands `.value`,
 * `.priority`, `.sv` and arrays. Throws InvalidInput on what the database cannot hold.
 */
export function nodeFromJson(json: unknown, path: Path, resolution: Resolution): TreeNode {
  if (path.at(-1) !== PRIORITY) return readNode(json, resolution, path.length);
  const priority = readPriority(json, resolution.now);
  return priority === null ? EMPTY : TreeNode.leaf(priority);
}

function readNode(json: unknown, resolution: Resolution, depth: number): TreeNode {
  if (json === null || json === undefined) return EMPTY;
  if (depth > MAX_DEPTH) throw new InvalidInput(`A path is deeper than ${MAX_DEPTH} levels`);
  if (typeof json !== 'object') return TreeNode.leaf(readLeaf(json));
  const fields = Object.entries(json);
  const special = new Map<string, unknown>(fields.filter(([key]) => key.startsWith('.')));
  if (special.size === 0) return TreeNode.object(readChildren(fields, resolution, depth));

  const priority = readPriority(special.get(PRIORITY), resolution.now);
  special.delete(PRIORITY);
  const children = fields.filter(([key]) => key !== PRIORITY);
  const [marked] = special;
  if (!marked) return TreeNode.object(readChildren(children, resolution, depth), priority);
  const [marker, value] = marked;
  if (children.length > 1) throw new InvalidInput(`${marker} stands beside other keys`);
  if (marker === '.sv') return TreeNode.leaf(serverValue(value, resolution), priority);
  if (marker !== '.value') throw new InvalidInput(`Unknown key ${marker}`);
  // A server value with a priority comes as `{".value": {".sv": ...}, ".priority": ...}`.
  if (isServerValue(value)) return readNode(value, resolution, depth).withPriority(priority);
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

function readLeaf(json: unknown): LeafValue {
  if (typeof json === 'boolean') return json;
  // JSON has no negative zero of its own; the server keeps one zero.
  if (typeof json === 'number' && Number.isFinite(json)) return json === 0 ? 0 : json;
  if (typeof json !== 'string') {
    throw new InvalidInput('A value is a boolean, a number or a string');
  }
  if (!isLonger(json, MAX_STRING_BYTES)) return json;
  throw new InvalidInput(`A string is longer than ${MAX_STRING_BYTES} bytes`);
}

function readPriority(json: unknown, now: number): Priority {
  if (json === null || json === undefined) return null;
  if (isServerValue(json)) {
    if (json['.sv'] === 'timestamp') return now;
    throw new InvalidInput('A priority can be no other server value than a timestamp');
  }
  if (typeof json === 'string' || typeof json === 'number') return readLeaf(json) as Priority;
  throw new InvalidInput('A priority is a string or a number');
}

function serverValue(spec: unknown, { existing, now }: Resolution): number {
  if (spec === 'timestamp') return now;
  const [[name, by] = [], ...others] = Object.entries(Object(spec) as Record<string, unknown>);
  if (others.length > 0 || name !== 'increment' || !Number.isFinite(by)) {
    throw new InvalidInput('Unknown server value');
  }
  const sum = (typeof existing.value === 'number' ? existing.value : 0) + (by as number);
  if (!Number.isFinite(sum)) throw new InvalidInput('An increment leaves the range of numbers');
  return sum;
}

function isServerValue(json: unknown): json is { readonly '.sv': unknown } {
  return typeof json === 'object' && json !== null && Object.hasOwn(json, '.sv');
}
