import { parse, type Expression, type Literal, type Node } from 'acorn';
import { type Context, ExpressionError, fail, requireType } from './context.ts';
import { compileCall, compileList, compileMember } from './members.ts';
import { compileBinary, compileConditional, compileLogical, compileUnary } from './operators.ts';
import { Pattern } from './regex.ts';
import { PatternError } from './regexSyntax.ts';
import { parseOrFail } from './parseOrFail.ts';
import { type Compiled, Type, typeOf, type Value } from './values.ts';

const MAX_NESTING = 500;

/** Kinds of subexpressions whose values are part of the trace of a denial. */
const TRACED = new Set(['Identifier', 'MemberExpression', 'CallExpression']);

export type RuleKind = '.read' | '.write' | '.validate';

/** Compiles and type-checks a rule. The `$` names in its path become variables. Throws ExpressionError. */
export function compileExpression(
  source: string,
  kind: RuleKind,
  path: readonly string[],
): Compiled {
  let depth = 0;
  const context: Context = { variables: variablesOf(kind, path), compile, compileReceiver };
  const expression = parseExpression(source);
  const rule = compile(expression);
  requireType(rule.type, Type.boolean, expression, 'A rule');
  return rule;

  function compile(node: Node): Compiled {
    const compiled = compileReceiver(node);
    if (!TRACED.has(node.type) || (compiled.type & ~Type.any) !== 0) return compiled;
    const text = source.slice(node.start, node.end);
    return {
      type: compiled.type,
      run: (scope) => {
        const value = compiled.run(scope);
        scope.reads?.set(text, value);
        return value;
      },
    };
  }

  function compileReceiver(node: Node): Compiled {
    depth += 1;
    if (depth > MAX_NESTING) fail(node, 'The expression is nested too deeply.');
    const compiled = compileKind(node as Expression, context);
    depth -= 1;
    return compiled;
  }
}

function variablesOf(kind: RuleKind, path: readonly string[]): ReadonlyMap<string, Compiled> {
  const keys = path.flatMap((name, depth): [string, Compiled][] => {
    if (!name.startsWith('$')) return [];
    return [[name, { type: Type.string, run: (scope) => scope.keys[depth] ?? null }]];
  });
  return new Map<string, Compiled>([
    ['auth', { type: Type.any, run: (scope) => scope.auth }],
    ['now', { type: Type.number, run: (scope) => scope.now }],
    ['root', { type: Type.snapshot, run: (scope) => scope.root }],
    ['data', { type: Type.snapshot, run: (scope) => scope.data }],
    kind === '.read'
      ? ['query', { type: Type.query, run: (scope) => scope.query }]
      : ['newData', { type: Type.snapshot, run: (scope) => scope.newData }],
    ...keys,
  ]);
}

function parseExpression(source: string): Expression {
  const { body } = parseOrFail(() => parse(source, { ecmaVersion: 5 }), failAt);
  const [statement] = body;
  if (body.length !== 1 || statement?.type !== 'ExpressionStatement') {
    return failAt('A rule must be a single expression', 0);
  }
  return statement.expression;
}

function failAt(message: string, index: number): never {
  throw new ExpressionError(`${message}.`, index);
}

function compileKind(node: Expression, context: Context): Compiled {
  switch (node.type) {
    case 'Literal':
      return compileLiteral(node);
    case 'Identifier':
      return context.variables.get(node.name) ?? fail(node, `Unknown variable '${node.name}'.`);
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
      return fail(node, 'This kind of expression is not supported in rules.');
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
    return fail(node, `Unsupported regular expression: ${error.message}.`);
  }
}
