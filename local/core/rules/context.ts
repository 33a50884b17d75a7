import type { Node } from 'acorn';
import { type Compiled, nameOf, RuleFailure, Type, typeOf, type Value } from './values.ts';

/** What is wrong with an expression, and at which character of it. */
export class ExpressionError extends Error {
  readonly index: number;

  constructor(message: string, index: number) {
    super(message);
    this.index = index;
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

/** At upload: refuses an expression that can never be of the type wanted. */
export function requireType(compiled: Compiled, type: Type, node: Node, what: string): void {
  if ((compiled.type & type) === 0) {
    refuse(node, `${what} must be ${nameOf(type)}, not ${nameOf(compiled.type)}.`);
  }
}

/** At run time: passes a value on when it is of the type wanted, and fails the rule otherwise. */
export function expectType(value: Value, type: Type, what: string): Value {
  if ((typeOf(value) & type) !== 0) return value;
  throw new RuleFailure(`${what} must be ${nameOf(type)}, not ${nameOf(typeOf(value))}`);
}
