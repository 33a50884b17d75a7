import type {
  BinaryExpression,
  ConditionalExpression,
  LogicalExpression,
  UnaryExpression,
} from 'acorn';
import { compileTyped, type Context, fail, requireType } from './context.ts';
import { type Compiled, RuleFailure, Type, type Value } from './values.ts';

export function compileUnary(node: UnaryExpression, context: Context): Compiled {
  const { operator, argument } = node;
  if (operator !== '!' && operator !== '-')
    return fail(node, `Unsupported operator '${operator}'.`);
  const type = operator === '!' ? Type.boolean : Type.number;
  const { run } = compileTyped(argument, context, type, `The operand of ${operator}`);
  if (operator === '!') return { type, run: (scope) => run(scope) !== true };
  return { type, run: (scope) => -(run(scope) as number) };
}

/** `&&` and `||`, with short-circuit evaluation. */
export function compileLogical(node: LogicalExpression, context: Context): Compiled {
  const { operator } = node;
  const left = compileTyped(node.left, context, Type.boolean, `The left side of ${operator}`);
  const right = compileTyped(node.right, context, Type.boolean, `The right side of ${operator}`);
  const decisive = operator === '||';
  return {
    type: Type.boolean,
    run: (scope) => (left.run(scope) === decisive ? decisive : right.run(scope)),
  };
}

export function compileConditional(node: ConditionalExpression, context: Context): Compiled {
  const test = compileTyped(node.test, context, Type.boolean, 'The condition of ?:');
  const then = context.compile(node.consequent);
  const otherwise = context.compile(node.alternate);
  return {
    type: then.type | otherwise.type,
    run: (scope) => (test.run(scope) === true ? then : otherwise).run(scope),
  };
}

export function compileBinary(node: BinaryExpression, context: Context): Compiled {
  const { operator } = node;
  const operation = OPERATIONS.get(operator) ?? fail(node, `Unsupported operator '${operator}'.`);
  const { operands, resultType, isOrdering, apply } = operation;
  const what = `Each side of ${operator}`;
  const left = compileTyped(node.left, context, operands, what);
  const right = compileTyped(node.right, context, operands, what);
  if (isOrdering) {
    requireType(right.type, left.type & operands, node.right, `The right side of ${operator}`);
  }
  return {
    type: resultType(left.type, right.type),
    run: (scope) => apply(left.run(scope), right.run(scope)),
  };
}

type Operand = string | number;

type Operation = {
  readonly operands: Type;
  readonly resultType: (left: Type, right: Type) => Type;
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
  ['+', { operands: Type.number | Type.string, resultType: typeOfSum, apply: sum }],
]);

/** Never coerces; an object equals nothing, not even itself. */
function equality(expected: boolean): Operation {
  return {
    operands: Type.any,
    resultType: () => Type.boolean,
    apply: (a, b) => (a === b && (typeof a !== 'object' || a === null)) === expected,
  };
}

function ordering(compare: (a: Operand, b: Operand) => boolean): Operation {
  return {
    operands: Type.number | Type.string,
    resultType: () => Type.boolean,
    isOrdering: true,
    apply: (a, b) => {
      if (typeof a !== typeof b) throw new RuleFailure('Cannot compare a number with a string');
      return compare(a as Operand, b as Operand);
    },
  };
}

function arithmetic(calculate: (a: number, b: number) => number): Operation {
  return {
    operands: Type.number,
    resultType: () => Type.number,
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
