import type {
  BinaryExpression,
  ConditionalExpression,
  LogicalExpression,
  UnaryExpression,
} from 'acorn';
import { expectType, refuse, requireType, type Context } from './context.ts';
import { type Compiled, RuleFailure, Type, type Value } from './values.ts';

export function compileUnary(node: UnaryExpression, context: Context): Compiled {
  const { operator } = node;
  if (operator !== '!' && operator !== '-') return refuse(node, `Rules do not know '${operator}'.`);
  const type = operator === '!' ? Type.boolean : Type.number;
  const what = `The operand of ${operator}`;
  const operand = context.compile(node.argument);
  requireType(operand, type, node.argument, what);
  if (operator === '-') {
    return { type, run: (scope) => -(expectType(operand.run(scope), Type.number, what) as number) };
  }
  return { type, run: (scope) => expectType(operand.run(scope), Type.boolean, what) !== true };
}

/** `&&` and `||`, which leave their right side alone when the left one decides. */
export function compileLogical(node: LogicalExpression, context: Context): Compiled {
  const { operator } = node;
  const { left, right } = operands(node, context);
  const decisive = operator === '||';
  requireType(left, Type.boolean, node.left, `The left side of ${operator}`);
  requireType(right, Type.boolean, node.right, `The right side of ${operator}`);
  return {
    type: Type.boolean,
    run: (scope) =>
      expectType(left.run(scope), Type.boolean, `The left side of ${operator}`) === decisive
        ? decisive
        : expectType(right.run(scope), Type.boolean, `The right side of ${operator}`),
  };
}

export function compileConditional(node: ConditionalExpression, context: Context): Compiled {
  const test = context.compile(node.test);
  const then = context.compile(node.consequent);
  const otherwise = context.compile(node.alternate);
  requireType(test, Type.boolean, node.test, 'The condition of ?:');
  return {
    type: then.type | otherwise.type,
    run: (scope) => {
      const holds = expectType(test.run(scope), Type.boolean, 'The condition of ?:');
      return holds === true ? then.run(scope) : otherwise.run(scope);
    },
  };
}

export function compileBinary(node: BinaryExpression, context: Context): Compiled {
  const { operator } = node;
  const operation = OPERATIONS.get(operator) ?? refuse(node, `Rules do not know '${operator}'.`);
  const { takes, apply } = operation;
  const { left, right } = operands(node, context);
  const what = `Each side of ${operator}`;
  requireType(left, takes, node.left, what);
  requireType(right, takes, node.right, what);
  if (operation.isOrdering)
    requireType(right, left.type & takes, node.right, `Compared by ${operator}, this`);
  return {
    type: operation.gives(left.type, right.type),
    run: (scope) =>
      apply(expectType(left.run(scope), takes, what), expectType(right.run(scope), takes, what)),
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

function operands(
  node: BinaryExpression | LogicalExpression,
  context: Context,
): { readonly left: Compiled; readonly right: Compiled } {
  return { left: context.compile(node.left), right: context.compile(node.right) };
}
