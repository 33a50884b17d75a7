import { exceedsBytes, MAX_DEPTH, MAX_STRING_BYTES } from './limits.ts';
import { type Change, EMPTY, type LeafValue, type Priority, TreeNode } from './node.ts';
import { checkKey, parseWritePath, type Path, PRIORITY } from './path.ts';
import { InvalidInput } from './errors.ts';
import { SortedMap } from './sortedMap.ts';

/** Resolves server values. */
export type ServerValueContext = {
  /** The node that is replaced: the base of increments. */
  readonly existing: TreeNode;
  /** Milliseconds since 1970: the value of every timestamp in this write. */
  readonly now: number;
};

/** The changes of an update at `base`: `json` maps relative paths to values. Throws InvalidInput. */
export function parseUpdate(base: Path, json: unknown): readonly Change[] {
  if (typeof json !== 'object' || json === null) {
    throw new InvalidInput('Invalid data; an update must be an object');
  }
  return Object.entries(json).map(([key, value]) => {
    const relative = parseWritePath(key);
    if (relative.length === 0) throw new InvalidInput('An update contains an empty path');
    return { path: [...base, ...relative], json: value };
  });
}

/**
 * The node for a JSON value written at `path`, with server values resolved. Supports `.value`,
 * `.priority`, `.sv` and arrays. Throws InvalidInput on values the database cannot hold.
 */
export function nodeFromJson(json: unknown, path: Path, context: ServerValueContext): TreeNode {
  if (path.at(-1) !== PRIORITY) return parseNode(json, context, path.length);
  const priority = parsePriority(json, context.now);
  return priority === null ? EMPTY : TreeNode.leaf(priority);
}

function parseNode(json: unknown, context: ServerValueContext, depth: number): TreeNode {
  if (json === null || json === undefined) return EMPTY;
  if (depth > MAX_DEPTH) throw new InvalidInput(`A path is deeper than ${MAX_DEPTH} levels`);
  if (typeof json !== 'object') return TreeNode.leaf(parseLeaf(json));
  const fields = Object.entries(json);
  const special = new Map<string, unknown>(fields.filter(([key]) => key.startsWith('.')));
  if (special.size === 0) return TreeNode.object(parseChildren(fields, context, depth));

  const priority = parsePriority(special.get(PRIORITY), context.now);
  special.delete(PRIORITY);
  const children = fields.filter(([key]) => key !== PRIORITY);
  const [specialField] = special;
  if (!specialField) return TreeNode.object(parseChildren(children, context, depth), priority);
  const [key, value] = specialField;
  if (children.length > 1) throw new InvalidInput(`${key} cannot be combined with other keys`);
  if (key === '.sv') return TreeNode.leaf(serverValue(value, context), priority);
  if (key !== '.value') throw new InvalidInput(`Unknown key ${key}`);
  // A server value with a priority comes as `{".value": {".sv": ...}, ".priority": ...}`.
  if (isServerValue(value)) return parseNode(value, context, depth).withPriority(priority);
  return value === null ? EMPTY : TreeNode.leaf(parseLeaf(value), priority);
}

function parseChildren(
  fields: readonly (readonly [string, unknown])[],
  { existing, now }: ServerValueContext,
  depth: number,
): SortedMap<TreeNode> {
  const children: (readonly [string, TreeNode])[] = [];
  for (const [key, value] of fields) {
    checkKey(key);
    const node = parseNode(value, { existing: existing.child(key), now }, depth + 1);
    if (!node.isEmpty()) children.push([key, node]);
  }
  return SortedMap.from(children);
}

function parseLeaf(json: unknown): LeafValue {
  if (typeof json === 'boolean') return json;
  // Stores -0 as 0, since JSON.stringify writes both as 0.
  if (typeof json === 'number' && Number.isFinite(json)) return json === 0 ? 0 : json;
  if (typeof json !== 'string') {
    throw new InvalidInput('A value must be a boolean, a number or a string');
  }
  if (!exceedsBytes(json, MAX_STRING_BYTES)) return json;
  throw new InvalidInput(`A string is longer than ${MAX_STRING_BYTES} bytes`);
}

function parsePriority(json: unknown, now: number): Priority {
  if (json === null || json === undefined) return null;
  if (isServerValue(json)) {
    if (json['.sv'] === 'timestamp') return now;
    throw new InvalidInput('The only server value a priority can have is a timestamp');
  }
  if (typeof json === 'string' || typeof json === 'number') return parseLeaf(json) as Priority;
  throw new InvalidInput('A priority must be a string or a number');
}

function serverValue(spec: unknown, { existing, now }: ServerValueContext): number {
  if (spec === 'timestamp') return now;
  const [[name, by] = [], ...others] = Object.entries(Object(spec) as Record<string, unknown>);
  if (others.length > 0 || name !== 'increment' || !Number.isFinite(by)) {
    throw new InvalidInput('Unknown server value');
  }
  const sum = (typeof existing.value === 'number' ? existing.value : 0) + (by as number);
  if (!Number.isFinite(sum)) throw new InvalidInput('An increment exceeds the range of numbers');
  return sum;
}

function isServerValue(json: unknown): json is { readonly '.sv': unknown } {
  return typeof json === 'object' && json !== null && Object.hasOwn(json, '.sv');
}
