import {
  ANY,
  NUMBER,
  QUERY,
  SNAPSHOT,
  STRING,
  type Compiled,
  type Scope,
  type Value,
} from './values.ts';

export type RuleKind = '.read' | '.write' | '.validate';

const ALWAYS: readonly (readonly [string, Compiled])[] = [
  ['auth', { type: ANY, run: (scope) => scope.auth }],
  ['now', { type: NUMBER, run: (scope) => scope.now }],
  ['root', { type: SNAPSHOT, run: (scope) => scope.root }],
  ['data', { type: SNAPSHOT, run: (scope) => scope.data }],
];
const QUERY_OF_READ: Compiled = { type: QUERY, run: (scope) => scope.query };
const NEW_DATA: Compiled = { type: SNAPSHOT, run: (scope) => scope.newData };

/** The names a rule may use at a place; `$` names stand for the key at their depth of the path. */
export function variablesOf(
  kind: RuleKind,
  path: readonly string[],
): ReadonlyMap<string, Compiled> {
  const variables = new Map(ALWAYS);
  if (kind === '.read') variables.set('query', QUERY_OF_READ);
  else variables.set('newData', NEW_DATA);
  path.forEach((key, depth) => {
    if (key.startsWith('$')) variables.set(key, { type: STRING, run: keyAt(depth) });
  });
  return variables;
}

function keyAt(depth: number): (scope: Scope) => Value {
  return ({ keys }) => keys[depth] ?? null;
}
