import type { Pattern } from './regex.ts';
import type { Snapshot } from './Snapshot.ts';
import { RuleFailure, Type, type Value } from './values.ts';

export type Method = {
  readonly receiver: Type;
  readonly parameters: readonly Type[];
  /** The number of required arguments; all of them by default. */
  readonly required?: number;
  readonly returns: Type;
  /** Called with values of the types above. */
  readonly apply: (self: never, ...args: never[]) => Value;
};

export const METHODS: ReadonlyMap<string, Method> = new Map<string, Method>([
  ['val', ofSnapshot([], Type.primitive, (self) => self.value())],
  ['exists', ofSnapshot([], Type.boolean, (self) => self.exists())],
  ['isString', ofSnapshot([], Type.boolean, ({ node }) => typeof node.value === 'string')],
  ['isNumber', ofSnapshot([], Type.boolean, ({ node }) => typeof node.value === 'number')],
  ['isBoolean', ofSnapshot([], Type.boolean, ({ node }) => typeof node.value === 'boolean')],
  [
    'getPriority',
    ofSnapshot([], Type.number | Type.string | Type.null, (self) => self.node.priority),
  ],
  ['parent', ofSnapshot([], Type.snapshot, parent)],
  ['child', ofSnapshot([Type.string], Type.snapshot, (self, path: string) => self.descend(path))],
  ['hasChild', ofSnapshot([Type.string], Type.boolean, hasChild)],
  ['hasChildren', { ...ofSnapshot([Type.list], Type.boolean, hasChildren), required: 0 }],
  ['contains', ofString([Type.string], Type.boolean, (self, part: string) => self.includes(part))],
  [
    'beginsWith',
    ofString([Type.string], Type.boolean, (self, part: string) => self.startsWith(part)),
  ],
  ['endsWith', ofString([Type.string], Type.boolean, (self, part: string) => self.endsWith(part))],
  ['replace', ofString([Type.string, Type.string], Type.string, replaceAll)],
  ['toLowerCase', ofString([], Type.string, (self) => self.toLowerCase())],
  ['toUpperCase', ofString([], Type.string, (self) => self.toUpperCase())],
  ['matches', ofString([Type.pattern], Type.boolean, matches)],
]);

function ofSnapshot(
  parameters: readonly Type[],
  returns: Type,
  apply: (self: Snapshot, ...args: never[]) => Value,
): Method {
  return { receiver: Type.snapshot, parameters, returns, apply };
}

function ofString(
  parameters: readonly Type[],
  returns: Type,
  apply: (self: string, ...args: never[]) => Value,
): Method {
  return { receiver: Type.string, parameters, returns, apply };
}

function parent(self: Snapshot): Value {
  if (self.parent === null) throw new RuleFailure('The root has no parent()');
  return self.parent;
}

function hasChild(self: Snapshot, path: string): boolean {
  return self.descend(path).exists();
}

function hasChildren(self: Snapshot, paths?: readonly string[]): boolean {
  return paths?.every((path) => hasChild(self, path)) ?? self.hasChildren();
}

/** The replacement is literal: a string argument would interpret `$&` and the like. */
function replaceAll(self: string, part: string, replacement: string): string {
  return self.replaceAll(part, () => replacement);
}

function matches(self: string, pattern: Pattern): boolean {
  const found = pattern.occursIn(self);
  if (found === null) throw new RuleFailure('matches() took too long and was stopped');
  return found;
}
