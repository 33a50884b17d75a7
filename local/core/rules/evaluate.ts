import type { SecurityRules, ReadRequest, Trace, Verdict, WriteRequest } from '../securityRules.ts';
import { parseDocument } from './document.ts';
import { buildRules, type Rule, type RuleNode } from './ruleTree.ts';
import { Snapshot } from './Snapshot.ts';
import { RuleFailure, type Scope, type Value } from './values.ts';

export { RulesError } from './RulesError.ts';

/** Checks a rules document as strictly as Firebase does at upload; throws RulesError. */
export function compileRules(text: string): SecurityRules {
  const rules = buildRules(parseDocument(text), text);
  return {
    read: (request) => judgeRead(rules, request),
    write: (request) => judgeWrite(rules, request),
    indexes: (path) => {
      const node = path.reduce<RuleNode | null>(
        (above, key) => above && ruleNodeFor(above, key),
        rules,
      );
      return node?.indexOn ?? [];
    },
  };
}

/** A place of the tree that has rules, with all they can see from there. */
type Place = { readonly rules: RuleNode; readonly scope: Scope };

const ALLOWED: Verdict = { allowed: true };

function judgeRead(rules: RuleNode, { path, auth, now, query, root: tree }: ReadRequest): Verdict {
  const root = new Snapshot(tree);
  const scope = { auth, now, query, root, data: root, newData: null, keys: [] };
  return granted('read', placesAlong({ rules, scope }, path), path);
}

/** Every path must be granted and valid; all of them are judged against the same outcome. */
function judgeWrite(rules: RuleNode, request: WriteRequest): Verdict {
  const { paths, auth, now } = request;
  const root = new Snapshot(request.before);
  const newData = new Snapshot(request.after);
  const scope = { auth, now, query: null, root, data: root, newData, keys: [] };
  for (const path of paths) {
    const places = placesAlong({ rules, scope }, path);
    const grant = granted('write', places, path);
    if (!grant.allowed) return grant;
    const last = places.length > path.length ? places.at(-1) : undefined;
    const invalid = places.find(isInvalid) ?? (last && findInvalidBelow(last));
    if (!invalid?.rules.validate) continue;
    const trace = [explain(invalid.rules.validate, invalid.scope)];
    return { allowed: false, path: invalid.scope.keys, trace };
  }
  return ALLOWED;
}

/** One rule that holds, from the root down to the path, grants. What lies below never matters. */
function granted(
  kind: 'read' | 'write',
  places: readonly Place[],
  path: readonly string[],
): Verdict {
  const judged = places.flatMap(({ rules, scope }) => {
    const rule = rules[kind];
    return rule ? [{ rule, scope }] : [];
  });
  if (judged.some(({ rule, scope }) => answer(rule, scope) === true)) return ALLOWED;
  return { allowed: false, path, trace: judged.map(({ rule, scope }) => explain(rule, scope)) };
}

/** Every `.validate` on the way and below must hold wherever something will be stored. */
function isInvalid({ rules, scope }: Place): boolean {
  if (!rules.validate || !scope.newData?.exists()) return false;
  return answer(rules.validate, scope) !== true;
}

function findInvalidBelow({ rules, scope }: Place): Place | undefined {
  if (!rules.validatesBelow || !scope.newData) return undefined;
  // All stored keys when a wildcard waits for them, else those that the rules name.
  for (const key of rules.wildcard ? scope.newData.node.keys() : rules.children.keys()) {
    const child = placeBelow({ rules, scope }, key);
    if (!child?.scope.newData?.exists()) continue;
    const invalid = isInvalid(child) ? child : findInvalidBelow(child);
    if (invalid) return invalid;
  }
  return undefined;
}

/** The places from the root down to the path, as far as the rules reach. */
function placesAlong(root: Place, path: readonly string[]): readonly Place[] {
  const places = [root];
  let place: Place | null = root;
  for (const key of path) {
    place = placeBelow(place, key);
    if (place === null) break;
    places.push(place);
  }
  return places;
}

function placeBelow({ rules, scope }: Place, key: string): Place | null {
  const below = ruleNodeFor(rules, key);
  if (below === null) return null;
  const data = scope.data.child(key);
  const newData = scope.newData?.child(key) ?? null;
  return { rules: below, scope: { ...scope, data, newData, keys: [...scope.keys, key] } };
}

/** A node of the key's own wins, the wildcard takes all others. */
function ruleNodeFor({ children, wildcard }: RuleNode, key: string): RuleNode | null {
  return children.get(key) ?? wildcard;
}

/** What a rule says of a request, or why it failed. Only true counts. */
function answer({ run }: Rule, scope: Scope): boolean | string {
  try {
    const value = run(scope);
    return typeof value === 'boolean' ? value : 'the rule is neither true nor false';
  } catch (error) {
    if (error instanceof RuleFailure) return error.message;
    throw error;
  }
}

/** Runs a rule once more, to tell why it did not hold. */
function explain(rule: Rule, scope: Scope): Trace {
  const seen = new Map<string, Value>();
  const outcome = answer(rule, { ...scope, seen });
  const { place, expression } = rule;
  return { rule: place, expression, outcome, values: Object.fromEntries(seen) };
}
