import { compileRules } from '../../local/core/rules/evaluate.ts';
import type { Auth, ReadableNode, RuleQuery, Verdict } from '../../local/core/securityRules.ts';

type Json = string | number | boolean | null | { readonly [key: string]: Json };

export const NOW = 1_700_000_000_000;

export const NO_QUERY: RuleQuery = {
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

/** A tree as simple as it gets; `.priority` in the JSON is a priority, `.value` the leaf that has it. */
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

/** Someone signed in, with these claims. */
export function signedIn(uid: string, claims: Readonly<Record<string, unknown>> = {}): Auth {
  return { uid, provider: 'password', token: { sub: uid, ...claims } };
}

export type Read = {
  readonly path?: string;
  readonly data?: Json;
  readonly auth?: Auth | null;
  readonly query?: Partial<RuleQuery>;
};

export function read(
  rules: object,
  { path = '/', data = null, auth = null, query }: Read,
): Verdict {
  return compileRules(JSON.stringify({ rules })).read({
    path: keysOf(path),
    auth,
    now: NOW,
    root: tree(data),
    query: { ...NO_QUERY, ...query },
  });
}

export type Write = {
  readonly paths: readonly string[];
  readonly before?: Json;
  readonly after: Json;
  readonly auth?: Auth | null;
};

export function write(rules: object, { paths, before = null, after, auth = null }: Write): Verdict {
  return compileRules(JSON.stringify({ rules })).write({
    paths: paths.map(keysOf),
    auth,
    now: NOW,
    before: tree(before),
    after: tree(after),
  });
}

/** Whether an expression holds as the `.read` of the root. */
export function holds(expression: string, context: Read = {}): boolean {
  return read({ '.read': expression }, context).allowed;
}

/** The `outcome` of an expression that does not hold: false, or the error that failed it. */
export function outcomeOf(expression: string, context: Read = {}): boolean | string {
  const verdict = read({ '.read': expression }, context);
  return verdict.allowed || (verdict.trace[0]?.outcome ?? 'no trace');
}

function keysOf(path: string): readonly string[] {
  return path.split('/').filter((key) => key !== '');
}
