import type { Change } from './database.ts';
import { type Path, PRIORITY, ROOT } from './path.ts';

/** A place in the tree where something is queued: a JSON value of its own, or queued children. */
type Pending = { json: unknown; readonly children: Map<string, Pending> };

/**
 * What to write when a client goes away: at most one value for every place. A value queued below
 * another edits that one; cancelling below a queued value splits it, so that its other children stay.
 */
export class OnDisconnectQueue {
  #root: Pending = nothing();

  set(path: Path, json: unknown): void {
    let at = this.#root;
    for (const [depth, key] of path.entries()) {
      if (at.json !== undefined) {
        at.json = jsonWith(at.json, path.slice(depth), json);
        return;
      }
      const child = at.children.get(key) ?? nothing();
      at.children.set(key, child);
      at = child;
    }
    at.json = json ?? null;
    at.children.clear();
  }

  cancel(path: Path): void {
    if (forget(this.#root, path)) this.#root = nothing();
  }

  /** Everything queued; afterwards nothing is. */
  take(): readonly Change[] {
    const changes = [...queued(this.#root, ROOT)];
    this.#root = nothing();
    return changes;
  }
}

function nothing(): Pending {
  return { json: undefined, children: new Map() };
}

function* queued(pending: Pending, path: Path): Generator<Change> {
  if (pending.json !== undefined) yield { path, json: pending.json };
  for (const [key, child] of pending.children) yield* queued(child, [...path, key]);
}

/** Whether nothing is left queued here. */
function forget(pending: Pending, path: Path): boolean {
  const [key, ...rest] = path;
  if (key === undefined) return true;
  if (pending.json !== undefined) {
    if (!isObject(pending.json)) return false;
    for (const [name, json] of Object.entries(pending.json)) {
      if (name.startsWith('.')) continue;
      pending.children.set(name, { json: json ?? null, children: new Map() });
    }
    pending.json = undefined;
  }
  const child = pending.children.get(key);
  if (child && forget(child, rest)) pending.children.delete(key);
  return pending.children.size === 0;
}

function jsonWith(json: unknown, path: Path, value: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return value;
  if (value === null && !isObject(json) && (json === null || key !== PRIORITY)) return json;
  const fields = fieldsBeside(key, json);
  const child = Object.hasOwn(fields, key) ? (fields as Record<string, unknown>)[key] : null;
  return { ...fields, [key]: jsonWith(child, rest, value) };
}

/** Beside a new child of a leaf stays its priority, beside a new priority the leaf itself. */
function fieldsBeside(key: string, json: unknown): object {
  if (typeof json !== 'object') return key === PRIORITY ? { '.value': json } : {};
  if (json === null || isObject(json) || key === PRIORITY) return json ?? {};
  return PRIORITY in json ? { [PRIORITY]: json[PRIORITY] } : {};
}

/** Whether the JSON stands for a node with children, rather than a leaf or nothing. */
function isObject(json: unknown): json is object {
  if (typeof json !== 'object' || json === null) return false;
  return !Object.hasOwn(json, '.value') && !Object.hasOwn(json, '.sv');
}
