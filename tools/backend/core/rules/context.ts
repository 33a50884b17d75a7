import type { Node } from 'acorn';
import { type Compiled, nameOf, RuleFailure, type Type, typeOf, type Value } from './values.ts';

/** An invalid expression, with the index of the character at fault. */
export class ExpressionError extends Error {
  constructor(
    message: string,
    readonly index: number,
  ) {
    super(message);
  }
}

/** What the compilers of the single kinds of expressions share. */
export type Context = {
  readonly variables: ReadonlyMap<string, Compiled>;
  /** Compiles a subexpression whose value is part of the trace of a denial. */
  compile(node: Node): Compiled;
  /** Compiles a subexpression that is left out of the trace, such as `auth` in `auth.uid`. */
  compileReceiver(node: Node): Compiled;
};

export function fail(node: Node, message: string): never {
  throw new ExpressionError(message, node.start);
}

/** Rejects, when rules are compiled, an expression that can never have the expected type. */
export function requireType(type: Type, expected: Type, node: Node, what: string): void {
  if ((type & expected) !== 0) return;
  fail(node, `${what} must be ${nameOf(expected)}, not ${nameOf(type)}.`);
}

/** Compiles a subexpression whose type is checked now, and again each time it has run unless it can have no other. */
export function compileTyped(node: Node, context: Context, expected: Type, what: string): Compiled {
  const { type, run } = context.compile(node);
  requireType(type, expected, node, what);
  if ((type & ~expected) === 0) return { type, run };
  return { type, run: (scope) => checkType(run(scope), expected, what) };
}

/** Returns the value if it has the expected type, otherwise fails the rule at run time. */
export function checkType(value: Value, expected: Type, what: string): Value {
  const actual = typeOf(value);
  if ((actual & expected) !== 0) return value;
  throw new RuleFailure(`${what} must be ${nameOf(expected)}, not ${nameOf(actual)}`);
}
