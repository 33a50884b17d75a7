import type { Node } from 'acorn';
import { type Compiled, nameOf, RuleFailure, type Type, typeOf, type Value } from './values.ts';

/** What is wrong with an expression, and at which character of it. */
export class ExpressionError extends Error {
  constructor(
    message: string,
    readonly index: number,
  ) {
    super(message);
  }
}

/** How the compilers of the single kinds of expressions reach each other. */
export type Context = {
  readonly variables: ReadonlyMap<string, Compiled>;
  /** Compiles a part whose value belongs into the explanation of a denial. */
  compile(node: Node): Compiled;
  /** Compiles a part whose value alone would tell nothing, such as `auth` in `auth.uid`. */
  compileReceiver(node: Node): Compiled;
};

export function refuse(node: Node, message: string): never {
  throw new ExpressionError(message, node.start);
}

/** Refuses, at upload, an expression that can never be of the type wanted. */
export function requireType(type: Type, wanted: Type, node: Node, what: string): void {
  if ((type & wanted) !== 0) return;
  refuse(node, `${what} must be ${nameOf(wanted)}, not ${nameOf(type)}.`);
}

/** Compiles a part that must be of a type: checked at upload, and again whenever it has run. */
export function demand(node: Node, context: Context, wanted: Type, what: string): Compiled {
  const { type, run } = context.compile(node);
  requireType(type, wanted, node, what);
  return { type, run: (scope) => expectType(run(scope), wanted, what) };
}

/** At run time: passes a value on when it is of the type wanted, and fails the rule otherwise. */
export function expectType(value: Value, wanted: Type, what: string): Value {
  const found = typeOf(value);
  if ((found & wanted) !== 0) return value;
  throw new RuleFailure(`${what} must be ${nameOf(wanted)}, not ${nameOf(found)}`);
}
