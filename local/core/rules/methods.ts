import type { Pattern } from './pattern.ts';
import type { Snapshot } from './Snapshot.ts';
import {
  BOOLEAN,
  LIST,
  NULL,
  NUMBER,
  PATTERN,
  PRIMITIVE,
  RuleFailure,
  SNAPSHOT,
  STRING,
  type Type,
  type Value,
} from './values.ts';

/** A method: the types of what has it, of its arguments and of its result. */
export type Method = {
  readonly of: Type;
  readonly takes: readonly Type[];
  /** How many arguments there must be; all of them unless told otherwise. */
  readonly least?: number;
  readonly gives: Type;
  /** Gets values of the types above. */
  readonly apply: (self: never, ...args: never[]) => Value;
};

export const METHODS: ReadonlyMap<string, Method> = new Map<string, Method>([
  ['val', ofSnapshot(PRIMITIVE, (self) => self.value())],
  ['exists', ofSnapshot(BOOLEAN, (self) => self.exists())],
  ['isString', ofSnapshot(BOOLEAN, (self) => typeof self.node.value === 'string')],
  ['isNumber', ofSnapshot(BOOLEAN, (self) => typeof self.node.value === 'number')],
  ['isBoolean', ofSnapshot(BOOLEAN, (self) => typeof self.node.value === 'boolean')],
  ['getPriority', ofSnapshot(NUMBER | STRING | NULL, (self) => self.node.priority)],
  ['parent', ofSnapshot(SNAPSHOT, parent)],
  ['child', { of: SNAPSHOT, takes: [STRING], gives: SNAPSHOT, apply: child }],
  ['hasChild', { of: SNAPSHOT, takes: [STRING], gives: BOOLEAN, apply: hasChild }],
  ['hasChildren', { of: SNAPSHOT, takes: [LIST], least: 0, gives: BOOLEAN, apply: hasChildren }],

  ['contains', ofString([STRING], BOOLEAN, (self, part: string) => self.includes(part))],
  ['beginsWith', ofString([STRING], BOOLEAN, (self, part: string) => self.startsWith(part))],
  ['endsWith', ofString([STRING], BOOLEAN, (self, part: string) => self.endsWith(part))],
  ['replace', ofString([STRING, STRING], STRING, replaceAll)],
  ['toLowerCase', ofString([], STRING, (self) => self.toLowerCase())],
  ['toUpperCase', ofString([], STRING, (self) => self.toUpperCase())],
  ['matches', ofString([PATTERN], BOOLEAN, matches)],
]);

function ofSnapshot(gives: Type, apply: (self: Snapshot) => Value): Method {
  return { of: SNAPSHOT, takes: [], gives, apply };
}

function ofString(
  takes: readonly Type[],
  gives: Type,
  apply: (self: string, ...args: never[]) => Value,
): Method {
  return { of: STRING, takes, gives, apply };
}

function parent(self: Snapshot): Value {
  if (self.parent === null) throw new RuleFailure('The root has no parent()');
  return self.parent;
}

function child(self: Snapshot, path: string): Value {
  return self.descend(path);
}

function hasChild(self: Snapshot, path: string): boolean {
  return self.descend(path).exists();
}

function hasChildren(self: Snapshot, paths?: readonly string[]): boolean {
  return paths === undefined ? self.hasChildren() : paths.every((path) => hasChild(self, path));
}

function replaceAll(self: string, part: string, by: string): string {
  return self.replaceAll(part, () => by);
}

function matches(self: string, pattern: Pattern): boolean {
  const answer = pattern.occursIn(self);
  if (answer === null) throw new RuleFailure('matches() took too long and was stopped');
  return answer;
}
