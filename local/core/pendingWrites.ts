import type { Change } from './database.ts';
import { type Path, ROOT } from './path.ts';

/** A place in the tree where something is queued: a JSON value of its own, or queued children. */
type Pending = { json: unknown; readonly children: Map<string, Pending> };

/**
 * What to write when a client goes away: at most one value for every place. A value queued below
 * another edits that one; cancelling below a queued value splits it, so that its other children stay.
 */
export class PendingWrites {
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
      if (!name.startsWith('.'))
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
  if (!isObject(json)) {
    return value === null ? json : { [key]: jsonWith(null, rest, value) };
  }
  const fields = Object.fromEntries(Object.entries(json));
  return {
    ...fields,
    [key]: jsonWith(Object.hasOwn(fields, key) ? fields[key] : null, rest, value),
  };
}

/** Whether the JSON stands for a node with children, rather than a leaf or nothing. */
function isObject(json: unknown): json is object {
  return (
    typeof json === 'object' &&
    json !== null &&
    !Object.hasOwn(json, '.value') &&
    !Object.hasOwn(json, '.sv')
  );
}
