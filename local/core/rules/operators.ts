import type {
  BinaryExpression,
  ConditionalExpression,
  LogicalExpression,
  UnaryExpression,
} from 'acorn';
import { type Context, demand, refuse, requireType } from './context.ts';
import { type Compiled, RuleFailure, Type, type Value } from './values.ts';

export function compileUnary(node: UnaryExpression, context: Context): Compiled {
  const { operator, argument } = node;
  if (operator !== '!' && operator !== '-') return refuse(node, `Rules do not know '${operator}'.`);
  const type = operator === '!' ? Type.boolean : Type.number;
  const { run } = demand(argument, context, type, `The operand of ${operator}`);
  if (operator === '!') return { type, run: (scope) => run(scope) !== true };
  return { type, run: (scope) => -(run(scope) as number) };
}

/** `&&` and `||`, which leave their right side alone when the left one decides. */
export function compileLogical(node: LogicalExpression, context: Context): Compiled {
  const { operator } = node;
  const left = demand(node.left, context, Type.boolean, `The left side of ${operator}`);
  const right = demand(node.right, context, Type.boolean, `The right side of ${operator}`);
  const decisive = operator === '||';
  return {
    type: Type.boolean,
    run: (scope) => (left.run(scope) === decisive ? decisive : right.run(scope)),
  };
}

export function compileConditional(node: ConditionalExpression, context: Context): Compiled {
  const test = demand(node.test, context, Type.boolean, 'The condition of ?:');
  const then = context.compile(node.consequent);
  const otherwise = context.compile(node.alternate);
  return {
    type: then.type | otherwise.type,
    run: (scope) => (test.run(scope) === true ? then : otherwise).run(scope),
  };
}

export function compileBinary(node: BinaryExpression, context: Context): Compiled {
  const { operator } = node;
  const operation = OPERATIONS.get(operator) ?? refuse(node, `Rules do not know '${operator}'.`);
  const { takes, gives, isOrdering, apply } = operation;
  const what = `Each side of ${operator}`;
  const left = demand(node.left, context, takes, what);
  const right = demand(node.right, context, takes, what);
  if (isOrdering) {
    requireType(right.type, left.type & takes, node.right, `Compared by ${operator}, this`);
  }
  return {
    type: gives(left.type, right.type),
    run: (scope) => apply(left.run(scope), right.run(scope)),
  };
}

type Operand = string | number;

type Operation = {
  readonly takes: Type;
  readonly gives: (left: Type, right: Type) => Type;
  readonly isOrdering?: boolean;
  readonly apply: (a: Value, b: Value) => Value;
};

const OPERATIONS: ReadonlyMap<string, Operation> = new Map([
  ['==', equality(true)],
  ['===', equality(true)],
  ['!=', equality(false)],
  ['!==', equality(false)],
  ['<', ordering((a, b) => a < b)],
  ['<=', ordering((a, b) => a <= b)],
  ['>', ordering((a, b) => a > b)],
  ['>=', ordering((a, b) => a >= b)],
  ['-', arithmetic((a, b) => a - b)],
  ['*', arithmetic((a, b) => a * b)],
  ['/', arithmetic((a, b) => a / b)],
  ['%', arithmetic((a, b) => a % b)],
  ['+', { takes: Type.number | Type.string, gives: typeOfSum, apply: sum }],
]);

/** Never coerces, and an object equals nothing, not even itself. */
function equality(wanted: boolean): Operation {
  return {
    takes: Type.any,
    gives: () => Type.boolean,
    apply: (a, b) => (a === b && (typeof a !== 'object' || a === null)) === wanted,
  };
}

function ordering(compare: (a: Operand, b: Operand) => boolean): Operation {
  return {
    takes: Type.number | Type.string,
    gives: () => Type.boolean,
    isOrdering: true,
    apply: (a, b) => {
      if (typeof a !== typeof b) throw new RuleFailure('A number and a string have no order');
      return compare(a as Operand, b as Operand);
    },
  };
}

function arithmetic(calculate: (a: number, b: number) => number): Operation {
  return {
    takes: Type.number,
    gives: () => Type.number,
    apply: (a, b) => calculate(a as number, b as number),
  };
}

function sum(a: Value, b: Value): Value {
  return typeof a === 'number' && typeof b === 'number' ? a + b : `${a as Operand}${b as Operand}`;
}

function typeOfSum(left: Type, right: Type): Type {
  if (left === Type.string || right === Type.string) return Type.string;
  return left === Type.number && right === Type.number ? Type.number : Type.number | Type.string;
}
