import type { ArrayExpression, CallExpression, MemberExpression, Node } from 'acorn';
import { expectType, refuse, requireType, type Context } from './context.ts';
import { METHODS } from './methods.ts';
import {
  ANY,
  BOOLEAN,
  LIST,
  nameOf,
  NULL,
  NUMBER,
  OBJECT,
  PRIMITIVE,
  QUERY,
  RuleFailure,
  STRING,
  typeOf,
  type Compiled,
  type Scope,
  type Type,
  type Value,
} from './values.ts';

const QUERY_PROPERTIES: ReadonlyMap<string, Type> = new Map([
  ['orderByKey', BOOLEAN],
  ['orderByValue', BOOLEAN],
  ['orderByPriority', BOOLEAN],
  ['orderByChild', STRING | NULL],
  ['startAt', PRIMITIVE],
  ['endAt', PRIMITIVE],
  ['equalTo', PRIMITIVE],
  ['limitToFirst', NUMBER | NULL],
  ['limitToLast', NUMBER | NULL],
]);

/** `a.b` and `a['b']`: a claim of the token, a part of the query, the length of a string. */
export function compileMember(node: MemberExpression, context: Context): Compiled {
  const { type, run } = context.compileReceiver(node.object);
  const name = nameOfMember(node);
  if ((type & OBJECT) !== 0 && name === null) {
    const key = expecting(context.compile(node.property), STRING | NUMBER, node.property, 'A key');
    return { type: ANY, run: (scope) => read(run(scope), key(scope) as string | number) };
  }
  return {
    type:
      typeOfProperty(type, name) ??
      refuse(node.property, `There is no property ${shown(name)} here.`),
    run: (scope) => read(run(scope), name ?? ''),
  };
}

function typeOfProperty(type: Type, name: string | null): Type | undefined {
  if (name === null) return undefined;
  if ((type & OBJECT) !== 0) return ANY;
  if ((type & QUERY) !== 0) return QUERY_PROPERTIES.get(name);
  return (type & STRING) !== 0 && name === 'length' ? NUMBER | NULL : undefined;
}

/** `a.method(…)`, of a snapshot or a string. */
export function compileCall(node: CallExpression, context: Context): Compiled {
  const { callee } = node;
  if (callee.type !== 'MemberExpression') return refuse(callee, 'Only methods can be called.');
  const self = context.compileReceiver(callee.object);
  const name = nameOfMember(callee);
  const method = METHODS.get(name ?? '');
  if (!method || (self.type & method.of) === 0) {
    return refuse(callee.property, `There is no method ${shown(name)} here.`);
  }

  const { takes, least = takes.length, apply } = method;
  if (node.arguments.length < least || node.arguments.length > takes.length) {
    refuse(node, `${name}() takes ${takes.length} arguments, not ${node.arguments.length}.`);
  }
  const args = node.arguments.map((argument, index) =>
    expecting(
      context.compile(argument),
      takes[index] ?? NULL,
      argument,
      `The argument of ${name}()`,
    ),
  );
  const what = `What has ${name}()`;
  return {
    type: method.gives,
    run: (scope) => {
      const target = expectType(self.run(scope), method.of, what);
      return apply(target as never, ...args.map((argument) => argument(scope) as never));
    },
  };
}

/** `['a', 'b']`, which only `hasChildren` takes. */
export function compileList(node: ArrayExpression, context: Context): Compiled {
  if (node.elements.length === 0) refuse(node, 'A list of names cannot be empty.');
  const elements = node.elements.map((element) =>
    element === null
      ? refuse(node, 'A name is missing in the list.')
      : expecting(context.compile(element), STRING, element, 'A name in a list'),
  );
  return { type: LIST, run: (scope) => elements.map((element) => element(scope)) };
}

/** An expression that is checked for its type at upload, and again whenever it has run. */
function expecting(
  compiled: Compiled,
  type: Type,
  node: Node,
  what: string,
): (scope: Scope) => Value {
  requireType(compiled, type, node, what);
  return (scope) => expectType(compiled.run(scope), type, what);
}

/** The name in `a.name` or `a['name']`; null when it is known at run time only. */
function nameOfMember({ computed, property }: MemberExpression): string | null {
  if (!computed) return property.type === 'Identifier' ? property.name : null;
  const isText = property.type === 'Literal' && typeof property.value === 'string';
  return isText ? (property.value as string) : null;
}

function shown(name: string | null): string {
  return name === null ? 'with a computed name' : `'${name}'`;
}

/** What null, a string, a token or the query has under a name; absent things are null. */
function read(self: Value, key: string | number): Value {
  if (self === null) return null;
  if (typeof self === 'string' && key === 'length') return self.length;
  if (typeof self !== 'object') throw new RuleFailure(`${nameOf(typeOf(self))} has no '${key}'`);
  return Object.hasOwn(self, key) ? ((self as Record<string, Value>)[key] ?? null) : null;
}
