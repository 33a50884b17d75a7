import { parse, type Expression, type Literal, type Node } from 'acorn';
import { ExpressionError, refuse, requireType, type Context } from './context.ts';
import { compileCall, compileList, compileMember } from './members.ts';
import { compileBinary, compileConditional, compileLogical, compileUnary } from './operators.ts';
import { Pattern } from './pattern.ts';
import { PatternError } from './patternSyntax.ts';
import { parseOrElse } from './syntax.ts';
import { type Compiled, Type, typeOf, type Value } from './values.ts';

const DEEPEST = 500;

/** Kinds of parts whose values explain a denial. */
const TELLING = new Set(['Identifier', 'MemberExpression', 'CallExpression']);

/** Checks a rule, types included, and makes it ready to run; throws ExpressionError. */
export function compileExpression(
  source: string,
  variables: ReadonlyMap<string, Compiled>,
): Compiled {
  let depth = 0;
  const context: Context = { variables, compile, compileReceiver };
  const expression = parseExpression(source);
  const rule = compile(expression);
  requireType(rule, Type.boolean, expression, 'A rule');
  return rule;

  function compile(node: Node): Compiled {
    const compiled = compileReceiver(node);
    if (!TELLING.has(node.type) || (compiled.type & ~Type.any) !== 0) return compiled;
    const text = source.slice(node.start, node.end);
    return {
      type: compiled.type,
      run: (scope) => {
        const value = compiled.run(scope);
        scope.seen?.set(text, value);
        return value;
      },
    };
  }

  function compileReceiver(node: Node): Compiled {
    depth += 1;
    if (depth > DEEPEST) refuse(node, 'The expression is nested too deeply.');
    const compiled = compileKind(node as Expression, context);
    depth -= 1;
    return compiled;
  }
}

function parseExpression(source: string): Expression {
  const { body } = parseOrElse(() => parse(source, { ecmaVersion: 5 }), fail);
  const [statement] = body;
  if (body.length !== 1 || statement?.type !== 'ExpressionStatement') {
    return fail('A rule is a single expression', 0);
  }
  return statement.expression;
}

function fail(message: string, index: number): never {
  throw new ExpressionError(`${message}.`, index);
}

function compileKind(node: Expression, context: Context): Compiled {
  switch (node.type) {
    case 'Literal':
      return compileLiteral(node);
    case 'Identifier':
      return context.variables.get(node.name) ?? refuse(node, `There is no '${node.name}' here.`);
    case 'MemberExpression':
      return compileMember(node, context);
    case 'CallExpression':
      return compileCall(node, context);
    case 'ArrayExpression':
      return compileList(node, context);
    case 'UnaryExpression':
      return compileUnary(node, context);
    case 'BinaryExpression':
      return compileBinary(node, context);
    case 'LogicalExpression':
      return compileLogical(node, context);
    case 'ConditionalExpression':
      return compileConditional(node, context);
    default:
      return refuse(node, 'Rules do not know this kind of expression.');
  }
}

function compileLiteral(node: Literal): Compiled {
  if (!node.regex) {
    const value = node.value as string | number | boolean | null;
    return { type: typeOf(value), run: () => value };
  }
  try {
    const pattern: Value = new Pattern(node.regex.pattern, node.regex.flags);
    return { type: Type.pattern, run: () => pattern };
  } catch (error) {
    if (!(error instanceof PatternError)) throw error;
    return refuse(node, `Not a regular expression that rules know: ${error.message}.`);
  }
}
