import type { ReadRequest, Trace, Verdict } from '../judge.ts';
import { placesAlong } from './place.ts';
import type { RuleNode } from './ruleTree.ts';
import { Snapshot } from './Snapshot.ts';
import { ALLOWED, explain, holds } from './verdict.ts';

/** One `.read` that holds, from the root down to the path, grants. What lies below never matters. */
export function judgeRead(rules: RuleNode, request: ReadRequest): Verdict {
  const { path, auth, now, query } = request;
  const root = new Snapshot(request.root);
  const scope = { auth, now, query, root, data: root, newData: null, keys: [] };
  const refusals: Trace[] = [];
  const places = placesAlong({ rules, scope }, path);
  if (places.some((place) => place.rules.read && holds(place.rules.read, place.scope))) {
    return ALLOWED;
  }
  for (const place of places) {
    if (place.rules.read) refusals.push(explain(place.rules.read, place.scope));
  }
  return { allowed: false, path, trace: refusals };
}
