import { compileRules } from '../../../../../tools/backend/core/rules/compileRules.ts';
import type {
  Auth,
  ReadableNode,
  RuleQuery,
  Decision,
} from '../../../../../tools/backend/core/securityRulesInterface.ts';

type Json = string | number | boolean | null | { readonly [key: string]: Json };

const NOW = 1_700_000_000_000;

const NO_QUERY: RuleQuery = {
  orderByKey: true,
  orderByValue: false,
  orderByPriority: false,
  orderByChild: null,
  startAt: null,
  endAt: null,
  equalTo: null,
  limitToFirst: null,
  limitToLast: null,
};

/** A minimal tree, independent of TreeNode; `.value` and `.priority` in the JSON make a leaf with a priority. */
export function tree(json: Json): ReadableNode {
  const children = typeof json === 'object' && json !== null ? json : {};
  const keys = Object.keys(children).filter(
    (key) => !key.startsWith('.') && !tree(children[key] ?? null).isEmpty(),
  );
  const leaf = typeof json === 'object' ? (json?.['.value'] ?? null) : json;
  return {
    value: leaf as ReadableNode['value'],
    priority: (children['.priority'] ?? null) as ReadableNode['priority'],
    isEmpty: () => leaf === null && keys.length === 0,
    child: (key) => tree(keys.includes(key) ? (children[key] ?? null) : null),
    keys: () => keys,
  };
}

/** The `auth` variable of a signed-in user with these claims. */
export function signedIn(uid: string, claims: Readonly<Record<string, unknown>> = {}): Auth {
  return { uid, provider: 'password', token: { sub: uid, ...claims } };
}

export type Read = {
  readonly path?: string;
  readonly data?: Json;
  readonly auth?: Auth | null;
};

export function read(rules: object, { path = '/', data = null, auth = null }: Read): Decision {
  return compileRules(JSON.stringify({ rules })).read({
    path: keysOf(path),
    auth,
    now: NOW,
    root: tree(data),
    query: NO_QUERY,
  });
}

export type Write = {
  readonly paths: readonly string[];
  readonly before?: Json;
  readonly after: Json;
  readonly auth?: Auth | null;
};

export function write(
  rules: object,
  { paths, before = null, after, auth = null }: Write,
): Decision {
  return compileRules(JSON.stringify({ rules })).write({
    paths: paths.map(keysOf),
    auth,
    now: NOW,
    before: tree(before),
    after: tree(after),
  });
}

/** Whether an expression is true as the `.read` rule of the root. */
export function holds(expression: string, context: Read = {}): boolean {
  return read({ '.read': expression }, context).allowed;
}

/** The outcome of an expression: true, false, or its run-time error. */
export function outcomeOf(expression: string, context: Read = {}): boolean | string {
  const decision = read({ '.read': expression }, context);
  return decision.allowed || (decision.trace[0]?.outcome ?? 'no trace');
}

function keysOf(path: string): readonly string[] {
  return path.split('/').filter((key) => key !== '');
}
