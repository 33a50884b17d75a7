import type { ArrayExpression, CallExpression, MemberExpression } from 'acorn';
import { checkType, compileTyped, type Context, fail } from './context.ts';
import { METHODS } from './methods.ts';
import { type Compiled, nameOf, RuleFailure, Type, typeOf, type Value } from './values.ts';

const QUERY_PROPERTIES: ReadonlyMap<string, Type> = new Map([
  ['orderByKey', Type.boolean],
  ['orderByValue', Type.boolean],
  ['orderByPriority', Type.boolean],
  ['orderByChild', Type.string | Type.null],
  ['startAt', Type.primitive],
  ['endAt', Type.primitive],
  ['equalTo', Type.primitive],
  ['limitToFirst', Type.number | Type.null],
  ['limitToLast', Type.number | Type.null],
]);

/** `a.b` and `a['b']`: a claim of the token, a property of the query, the length of a string. */
export function compileMember(node: MemberExpression, context: Context): Compiled {
  const { type, run } = context.compileReceiver(node.object);
  const name = nameOfMember(node);
  if ((type & Type.object) !== 0 && name === null) {
    const key = compileTyped(node.property, context, Type.string | Type.number, 'A key');
    return { type: Type.any, run: (scope) => read(run(scope), key.run(scope) as string) };
  }
  const propertyType = name === null ? undefined : typeOfProperty(type, name);
  if (name === null || propertyType === undefined) {
    return fail(node.property, `Unknown property${quoted(name)}.`);
  }
  return { type: propertyType, run: (scope) => read(run(scope), name) };
}

function typeOfProperty(type: Type, name: string): Type | undefined {
  if ((type & Type.object) !== 0) return Type.any;
  if ((type & Type.query) !== 0) return QUERY_PROPERTIES.get(name);
  return (type & Type.string) !== 0 && name === 'length' ? Type.number | Type.null : undefined;
}

/** `a.method(…)` on a snapshot or a string. */
export function compileCall(node: CallExpression, context: Context): Compiled {
  const { callee } = node;
  if (callee.type !== 'MemberExpression') return fail(callee, 'Only methods can be called.');
  const receiver = context.compileReceiver(callee.object);
  const name = nameOfMember(callee);
  const method = METHODS.get(name ?? '');
  if (!method || (receiver.type & method.receiver) === 0) {
    return fail(callee.property, `Unknown method${quoted(name)}.`);
  }

  const { parameters, required = parameters.length, apply } = method;
  if (node.arguments.length < required || node.arguments.length > parameters.length) {
    const count = parameters.length === 1 ? '1 argument' : `${parameters.length} arguments`;
    fail(node, `${name}() takes ${count}, not ${node.arguments.length}.`);
  }
  const args = node.arguments.map((argument, index) =>
    compileTyped(argument, context, parameters[index] ?? Type.null, `The argument of ${name}()`),
  );
  const [first, ...others] = args;
  const what = `The receiver of ${name}()`;
  return {
    type: method.returns,
    run: (scope) => {
      const target = checkType(receiver.run(scope), method.receiver, what) as never;
      // Calls with no argument or one are by far the most frequent, and need no list.
      if (first === undefined) return apply(target);
      if (others.length === 0) return apply(target, first.run(scope) as never);
      return apply(target, ...args.map(({ run }) => run(scope) as never));
    },
  };
}

/** `['a', 'b']`, the argument of `hasChildren`. */
export function compileList(node: ArrayExpression, context: Context): Compiled {
  if (node.elements.length === 0) fail(node, 'A list of names cannot be empty.');
  const elements = node.elements.map((element) => {
    if (element === null) return fail(node, 'A name is missing in the list.');
    return compileTyped(element, context, Type.string, 'A name in a list');
  });
  return { type: Type.list, run: (scope) => elements.map(({ run }) => run(scope)) };
}

/** The name in `a.name` or `a['name']`; null if it is computed at run time. */
function nameOfMember({ computed, property }: MemberExpression): string | null {
  if (!computed) return property.type === 'Identifier' ? property.name : null;
  const isText = property.type === 'Literal' && typeof property.value === 'string';
  return isText ? (property.value as string) : null;
}

function quoted(name: string | null): string {
  return name === null ? ' with a computed name' : ` '${name}'`;
}

/** A property of null, a string, a token or the query; null if absent. */
function read(receiver: Value, key: string): Value {
  if (receiver === null) return null;
  if (typeof receiver === 'string' && key === 'length') return receiver.length;
  if (typeof receiver !== 'object') {
    throw new RuleFailure(`${nameOf(typeOf(receiver))} has no '${key}'`);
  }
  return Object.hasOwn(receiver, key) ? ((receiver as Record<string, Value>)[key] ?? null) : null;
}
