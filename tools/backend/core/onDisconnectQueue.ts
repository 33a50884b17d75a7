import type { Change } from './node.ts';
import { type Path, PRIORITY, ROOT } from './path.ts';

/** Queued writes at and below one path: either a JSON value or queued children. */
type QueueNode = { json: unknown; readonly children: Map<string, QueueNode> };

/**
 * The writes of a client to run when it disconnects, at most one value per path. A value queued below
 * another is merged into it; cancelling below a queued value splits it, so that its other children remain.
 */
export class OnDisconnectQueue {
  #root: QueueNode = emptyNode();

  set(path: Path, json: unknown): void {
    let node = this.#root;
    for (const [depth, key] of path.entries()) {
      if (node.json !== undefined) {
        node.json = mergeJson(node.json, path.slice(depth), json);
        return;
      }
      const child = node.children.get(key) ?? emptyNode();
      node.children.set(key, child);
      node = child;
    }
    node.json = json ?? null;
    node.children.clear();
  }

  cancel(path: Path): void {
    if (cancelBelow(this.#root, path)) this.#root = emptyNode();
  }

  /** Returns all queued writes and empties the queue. */
  drain(): readonly Change[] {
    const changes = [...changesOf(this.#root, ROOT)];
    this.#root = emptyNode();
    return changes;
  }
}

function emptyNode(): QueueNode {
  return { json: undefined, children: new Map() };
}

function* changesOf(node: QueueNode, path: Path): Generator<Change> {
  if (node.json !== undefined) yield { path, json: node.json };
  for (const [key, child] of node.children) yield* changesOf(child, [...path, key]);
}

/** Returns whether the node is empty afterwards. */
function cancelBelow(node: QueueNode, path: Path): boolean {
  const [key, ...rest] = path;
  if (key === undefined) return true;
  if (node.json !== undefined) {
    if (!isObject(node.json)) return false;
    for (const [name, json] of Object.entries(node.json)) {
      if (name.startsWith('.')) continue;
      node.children.set(name, { json: json ?? null, children: new Map() });
    }
    node.json = undefined;
  }
  const child = node.children.get(key);
  if (child && cancelBelow(child, rest)) node.children.delete(key);
  return node.children.size === 0;
}

function mergeJson(json: unknown, path: Path, value: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return value;
  if (value === null && !isObject(json) && (json === null || key !== PRIORITY)) return json;
  const siblings = siblingsOf(key, json);
  const child = Object.hasOwn(siblings, key) ? (siblings as Record<string, unknown>)[key] : null;
  return { ...siblings, [key]: mergeJson(child, rest, value) };
}

/** The fields to keep when `key` is set: a new child keeps a leaf's priority, a new priority keeps its value. */
function siblingsOf(key: string, json: unknown): object {
  if (typeof json !== 'object') return key === PRIORITY ? { '.value': json } : {};
  if (json === null || isObject(json) || key === PRIORITY) return json ?? {};
  return PRIORITY in json ? { [PRIORITY]: json[PRIORITY] } : {};
}

/** Whether the JSON is a node with children rather than a leaf or null. */
function isObject(json: unknown): json is object {
  if (typeof json !== 'object' || json === null) return false;
  return !Object.hasOwn(json, '.value') && !Object.hasOwn(json, '.sv');
}
