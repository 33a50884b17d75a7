import type { Auth, RuleQuery } from '../securityRules.ts';
import { Pattern } from './pattern.ts';
import { Snapshot } from './Snapshot.ts';

/** What an expression may yield: a union of flags. */
export type Type = number;

export const Type = {
  boolean: 1,
  number: 2,
  string: 4,
  null: 8,
  /** `auth` and whatever a token holds below it. */
  object: 16,
  snapshot: 32,
  pattern: 64,
  query: 128,
  /** Names in brackets, as `hasChildren` takes them. */
  list: 256,
  /** What a leaf of the tree may hold. */
  primitive: 15,
  /** Untyped until run time. */
  any: 31,
} as const;

/** A value at run time; `object` stands for claims, a list of names and the query. */
export type Value = string | number | boolean | null | object | Snapshot | Pattern;

/** Everything a rule can see while it runs. */
export type Scope = {
  readonly auth: Auth | null;
  readonly now: number;
  readonly query: RuleQuery | null;
  readonly root: Snapshot;
  readonly data: Snapshot;
  readonly newData: Snapshot | null;
  /** The keys from the root to where the rule stands. */
  readonly keys: readonly string[];
  /** Given only to explain a denial: gathers values by their source text. */
  readonly seen?: Map<string, Value>;
};

/** An expression with its static type, ready to run as often as needed. */
export type Compiled = { readonly type: Type; readonly run: (scope: Scope) => Value };

/** Raised while a rule runs: the whole rule fails, whatever stands around the culprit. */
export class RuleFailure extends Error {}

/** `number or string` */
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
