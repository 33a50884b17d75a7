import type {
  SecurityRules,
  ReadRequest,
  Trace,
  Decision,
  WriteRequest,
} from '../securityRulesInterface.ts';
import { parseDocument } from './document.ts';
import { buildRules, type Rule, type RuleNode } from './ruleTree.ts';
import { Snapshot } from './Snapshot.ts';
import { RuleFailure, type Scope, type Value } from './values.ts';

export { RulesError } from './RulesError.ts';

/** Compiles a rules document with the same checks as Firebase at upload. Throws RulesError. */
export function compileRules(text: string): SecurityRules {
  const rules = buildRules(parseDocument(text), text);
  return {
    read: (request) => evaluateRead(rules, request),
    write: (request) => evaluateWrite(rules, request),
    indexes: (path) => {
      const node = path.reduce<RuleNode | null>(
        (parent, key) => parent && ruleNodeFor(parent, key),
        rules,
      );
      return node?.indexOn ?? [];
    },
  };
}

/** A node of the rules matched to a path of the tree, with the variables of its rules. */
type Match = { readonly rules: RuleNode; readonly scope: Scope };

type RuleInScope = { readonly rule: Rule; readonly scope: Scope };

const ALLOWED: Decision = { allowed: true };

function evaluateRead(
  rules: RuleNode,
  { path, auth, now, query, root: tree }: ReadRequest,
): Decision {
  const root = new Snapshot(tree);
  const scope = { auth, now, query, root, data: root, newData: null, keys: [] };
  return decideGrant('read', matchPath({ rules, scope }, path), path);
}

/** Each path must be granted and valid, evaluated against the tree with the whole write applied. */
function evaluateWrite(rules: RuleNode, request: WriteRequest): Decision {
  const { paths, auth, now } = request;
  const root = new Snapshot(request.before);
  const newData = new Snapshot(request.after);
  const scope = { auth, now, query: null, root, data: root, newData, keys: [] };
  for (const path of paths) {
    const matches = matchPath({ rules, scope }, path);
    const grant = decideGrant('write', matches, path);
    if (!grant.allowed) return grant;
    const target = matches.length > path.length ? matches.at(-1) : undefined;
    const invalid = matches.find(isInvalid) ?? (target && findInvalidBelow(target));
    if (!invalid?.rules.validate) continue;
    return denial(invalid.scope.keys, [{ rule: invalid.rules.validate, scope: invalid.scope }]);
  }
  return ALLOWED;
}

/** One rule that holds at the path or an ancestor grants access; rules below the path are ignored. */
function decideGrant(
  kind: 'read' | 'write',
  matches: readonly Match[],
  path: readonly string[],
): Decision {
  const candidates = matches.flatMap(({ rules, scope }) => {
    const rule = rules[kind];
    return rule ? [{ rule, scope }] : [];
  });
  if (candidates.some(({ rule, scope }) => evaluate(rule, scope) === true)) return ALLOWED;
  return denial(path, candidates);
}

/** Traces the rules only when asked to: most denials are never explained. */
function denial(path: readonly string[], denying: readonly RuleInScope[]): Decision {
  let traces: readonly Trace[] | undefined;
  return {
    allowed: false,
    path,
    get trace() {
      return (traces ??= denying.map(traceRule));
    },
  };
}

/** `.validate` applies only where the write leaves data; deletions need none. */
function isInvalid({ rules, scope }: Match): boolean {
  if (!rules.validate || !scope.newData?.exists()) return false;
  return evaluate(rules.validate, scope) !== true;
}

function findInvalidBelow({ rules, scope }: Match): Match | undefined {
  if (!rules.validatesBelow || !scope.newData) return undefined;
  // With a wildcard every stored key has rules, otherwise only the keys named in them.
  for (const key of rules.wildcard ? scope.newData.node.keys() : rules.children.keys()) {
    if (scope.newData.node.child(key).isEmpty()) continue;
    const child = matchChild({ rules, scope }, key);
    if (child === null) continue;
    const invalid = isInvalid(child) ? child : findInvalidBelow(child);
    if (invalid) return invalid;
  }
  return undefined;
}

/** The matches from the root down to the path, as deep as there are rules. */
function matchPath(root: Match, path: readonly string[]): readonly Match[] {
  const matches = [root];
  let match: Match | null = root;
  for (const key of path) {
    match = matchChild(match, key);
    if (match === null) break;
    matches.push(match);
  }
  return matches;
}

function matchChild({ rules, scope }: Match, key: string): Match | null {
  const child = ruleNodeFor(rules, key);
  if (child === null) return null;
  const { auth, now, query, root } = scope;
  const data = scope.data.child(key);
  const newData = scope.newData?.child(key) ?? null;
  const keys = [...scope.keys, key];
  return { rules: child, scope: { auth, now, query, root, data, newData, keys } };
}

/** A literal key takes precedence over the wildcard. */
function ruleNodeFor({ children, wildcard }: RuleNode, key: string): RuleNode | null {
  return children.get(key) ?? wildcard;
}

/** The result of a rule, or the message of the error that failed it. Only `true` counts as allowed. */
function evaluate({ run }: Rule, scope: Scope): boolean | string {
  try {
    const value = run(scope);
    return typeof value === 'boolean' ? value : 'the rule is neither true nor false';
  } catch (error) {
    if (error instanceof RuleFailure) return error.message;
    throw error;
  }
}

/** Evaluates a rule again and records the values it reads. */
function traceRule({ rule, scope }: RuleInScope): Trace {
  const reads = new Map<string, Value>();
  const outcome = evaluate(rule, { ...scope, reads });
  const { path, expression } = rule;
  return { rule: path, expression, outcome, values: Object.fromEntries(reads) };
}
