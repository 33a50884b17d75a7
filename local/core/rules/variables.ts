import { type Compiled, type Scope, Type, type Value } from './values.ts';

export type RuleKind = '.read' | '.write' | '.validate';

const ALWAYS: readonly (readonly [string, Compiled])[] = [
  ['auth', { type: Type.any, run: (scope) => scope.auth }],
  ['now', { type: Type.number, run: (scope) => scope.now }],
  ['root', { type: Type.snapshot, run: (scope) => scope.root }],
  ['data', { type: Type.snapshot, run: (scope) => scope.data }],
];
const QUERY_OF_READ: Compiled = { type: Type.query, run: (scope) => scope.query };
const NEW_DATA: Compiled = { type: Type.snapshot, run: (scope) => scope.newData };

/** The names a rule may use at a place; `$` names stand for the key at their depth of the path. */
export function variablesOf(
  kind: RuleKind,
  path: readonly string[],
): ReadonlyMap<string, Compiled> {
  const variables = new Map(ALWAYS);
  if (kind === '.read') variables.set('query', QUERY_OF_READ);
  else variables.set('newData', NEW_DATA);
  path.forEach((key, depth) => {
    if (key.startsWith('$')) variables.set(key, { type: Type.string, run: keyAt(depth) });
  });
  return variables;
}

function keyAt(depth: number): (scope: Scope) => Value {
  return ({ keys }) => keys[depth] ?? null;
}
