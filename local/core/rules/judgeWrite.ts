import type { Trace, Verdict, WriteRequest } from '../judge.ts';
import { placeBelow, placesAlong, type Place } from './place.ts';
import type { RuleNode } from './ruleTree.ts';
import { Snapshot } from './Snapshot.ts';
import { ALLOWED, explain, holds } from './verdict.ts';

/** Every path must be granted and valid; all of them are judged against the same outcome. */
export function judgeWrite(rules: RuleNode, request: WriteRequest): Verdict {
  const { paths, auth, now } = request;
  const root = new Snapshot(request.before);
  const newData = new Snapshot(request.after);
  const scope = { auth, now, query: null, root, data: root, newData, keys: [] };
  for (const path of paths) {
    const verdict = judgePath({ rules, scope }, path);
    if (!verdict.allowed) return verdict;
  }
  return ALLOWED;
}

/**
 * One `.write` that holds, from the root down to the path, grants. Then every `.validate` on the
 * way and below must hold wherever something will be stored.
 */
function judgePath(root: Place, path: readonly string[]): Verdict {
  const places = placesAlong(root, path);
  if (!places.some(({ rules, scope }) => rules.write && holds(rules.write, scope))) {
    return { allowed: false, path, trace: places.flatMap(explainWrite) };
  }
  const last = places.length > path.length ? places.at(-1) : undefined;
  const invalid = places.find(isInvalid) ?? (last && findInvalidBelow(last));
  if (!invalid?.rules.validate) return ALLOWED;
  const trace = [explain(invalid.rules.validate, invalid.scope)];
  return { allowed: false, path: invalid.scope.keys, trace };
}

function explainWrite({ rules, scope }: Place): readonly Trace[] {
  return rules.write ? [explain(rules.write, scope)] : [];
}

function isInvalid({ rules, scope }: Place): boolean {
  return rules.validate !== null && isStored(scope.newData) && !holds(rules.validate, scope);
}

function findInvalidBelow(place: Place): Place | undefined {
  for (const key of keysWithRules(place)) {
    const child = placeBelow(place, key);
    if (!child || !isStored(child.scope.newData)) continue;
    const invalid = isInvalid(child) ? child : findInvalidBelow(child);
    if (invalid) return invalid;
  }
  return undefined;
}

/** All stored keys when a wildcard waits for them, else those that the rules name. */
function keysWithRules({ rules, scope }: Place): Iterable<string> {
  if (!rules.validatesBelow) return [];
  return rules.wildcard && scope.newData ? scope.newData.node.keys() : rules.children.keys();
}

function isStored(newData: Snapshot | null): boolean {
  return newData !== null && newData.exists();
}
