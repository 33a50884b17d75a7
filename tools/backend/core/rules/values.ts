import type { Auth, RuleQuery } from '../securityRulesInterface.ts';
import { Pattern } from './regex.ts';
import { Snapshot } from './Snapshot.ts';

/** The possible types of an expression, as a union of flags. */
export type Type = number;

export const Type = {
  boolean: 1,
  number: 2,
  string: 4,
  null: 8,
  /** `auth` and the objects in its token. */
  object: 16,
  snapshot: 32,
  pattern: 64,
  query: 128,
  /** A list of names, the argument of `hasChildren`. */
  list: 256,
  /** The value of a leaf, or null. */
  primitive: 15,
  /** Known only at run time. */
  any: 31,
} as const;

/** A value at run time; `object` covers claims, lists of names and the query. */
export type Value = string | number | boolean | null | object | Snapshot | Pattern;

/** The variables of a rule while it runs. */
export type Scope = {
  readonly auth: Auth | null;
  readonly now: number;
  readonly query: RuleQuery | null;
  readonly root: Snapshot;
  readonly data: Snapshot;
  readonly newData: Snapshot | null;
  /** The keys from the root to the node of the rule. */
  readonly keys: readonly string[];
  /** Set only to trace a denial: collects the values read, by source text. */
  readonly reads?: Map<string, Value>;
};

/** A compiled expression and its static type. */
export type Compiled = { readonly type: Type; readonly run: (scope: Scope) => Value };

/** A run-time error in an expression; the whole rule fails. */
export class RuleFailure extends Error {}

/** E.g. `number or string`. */
export function nameOf(type: Type): string {
  const names = Object.entries(Type).slice(0, 9);
  return names.flatMap(([name, flag]) => ((type & flag) === 0 ? [] : name)).join(' or ');
}

export function typeOf(value: Value): Type {
  if (value === null) return Type.null;
  if (typeof value !== 'object') return Type[typeof value as 'string' | 'number' | 'boolean'];
  if (value instanceof Snapshot) return Type.snapshot;
  if (value instanceof Pattern) return Type.pattern;
  return Array.isArray(value) ? Type.list | Type.object : Type.object;
}
