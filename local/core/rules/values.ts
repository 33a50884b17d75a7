import type { Auth, RuleQuery } from '../judge.ts';
import { Pattern } from './pattern.ts';
import { Snapshot } from './Snapshot.ts';

/** What an expression may yield, known before it runs: a union of the flags below. */
export type Type = number;

export const BOOLEAN = 1;
export const NUMBER = 2;
export const STRING = 4;
export const NULL = 8;
/** `auth` and whatever a token holds below it. */
export const OBJECT = 16;
export const SNAPSHOT = 32;
export const PATTERN = 64;
export const QUERY = 128;
/** A list of names, as `hasChildren` takes it. */
export const LIST = 256;

/** What a leaf of the tree may hold. */
export const PRIMITIVE = BOOLEAN | NUMBER | STRING | NULL;
/** Untyped until run time. */
export const ANY = PRIMITIVE | OBJECT;

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
  /** The keys from the root to where the rule stands, or further. */
  readonly keys: readonly string[];
  /** Given only to explain a denial: gathers values by their source text. */
  readonly seen?: Map<string, Value>;
};

/** An expression with its static type, ready to run as often as needed. */
export type Compiled = { readonly type: Type; readonly run: (scope: Scope) => Value };

/** Raised while a rule runs: the whole rule fails, whatever stands around the culprit. */
export class RuleFailure extends Error {}

const NAMES: readonly (readonly [Type, string])[] = [
  [BOOLEAN, 'a boolean'],
  [NUMBER, 'a number'],
  [STRING, 'a string'],
  [NULL, 'null'],
  [OBJECT, 'an object'],
  [SNAPSHOT, 'a snapshot'],
  [PATTERN, 'a regular expression'],
  [QUERY, 'the query'],
  [LIST, 'a list of names'],
];

/** `a number or a string` */
export function nameOf(type: Type): string {
  const names = NAMES.filter(([flag]) => (type & flag) !== 0).map(([, name]) => name);
  return names.join(' or ');
}

export function typeOf(value: Value): Type {
  switch (typeof value) {
    case 'string':
      return STRING;
    case 'number':
      return NUMBER;
    case 'boolean':
      return BOOLEAN;
    default:
      if (value === null) return NULL;
      if (value instanceof Snapshot) return SNAPSHOT;
      if (value instanceof Pattern) return PATTERN;
      return Array.isArray(value) ? LIST | OBJECT : OBJECT;
  }
}
