import type { ArrayExpression, CallExpression, MemberExpression } from 'acorn';
import { type Context, demand, expectType, refuse } from './context.ts';
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

/** `a.b` and `a['b']`: a claim of the token, a part of the query, the length of a string. */
export function compileMember(node: MemberExpression, context: Context): Compiled {
  const { type, run } = context.compileReceiver(node.object);
  const name = nameOfMember(node);
  if ((type & Type.object) !== 0 && name === null) {
    const key = demand(node.property, context, Type.string | Type.number, 'A key');
    return { type: Type.any, run: (scope) => read(run(scope), key.run(scope) as string) };
  }
  const found = name === null ? undefined : typeOfProperty(type, name);
  if (name === null || found === undefined) {
    return refuse(node.property, `There is no property ${shown(name)} here.`);
  }
  return { type: found, run: (scope) => read(run(scope), name) };
}

function typeOfProperty(type: Type, name: string): Type | undefined {
  if ((type & Type.object) !== 0) return Type.any;
  if ((type & Type.query) !== 0) return QUERY_PROPERTIES.get(name);
  return (type & Type.string) !== 0 && name === 'length' ? Type.number | Type.null : undefined;
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
    const wanted = takes.length === 1 ? '1 argument' : `${takes.length} arguments`;
    refuse(node, `${name}() takes ${wanted}, not ${node.arguments.length}.`);
  }
  const args = node.arguments.map((argument, index) =>
    demand(argument, context, takes[index] ?? Type.null, `The argument of ${name}()`),
  );
  const what = `What has ${name}()`;
  return {
    type: method.gives,
    run: (scope) => {
      const target = expectType(self.run(scope), method.of, what);
      return apply(target as never, ...args.map(({ run }) => run(scope) as never));
    },
  };
}

/** `['a', 'b']`, which only `hasChildren` takes. */
export function compileList(node: ArrayExpression, context: Context): Compiled {
  if (node.elements.length === 0) refuse(node, 'A list of names cannot be empty.');
  const elements = node.elements.map((element) => {
    if (element === null) return refuse(node, 'A name is missing in the list.');
    return demand(element, context, Type.string, 'A name in a list');
  });
  return { type: Type.list, run: (scope) => elements.map(({ run }) => run(scope)) };
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
function read(self: Value, key: string): Value {
  if (self === null) return null;
  if (typeof self === 'string' && key === 'length') return self.length;
  if (typeof self !== 'object') throw new RuleFailure(`${nameOf(typeOf(self))} has no '${key}'`);
  return Object.hasOwn(self, key) ? ((self as Record<string, Value>)[key] ?? null) : null;
}
