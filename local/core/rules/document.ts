import { type Expression, parseExpressionAt } from 'acorn';
import { parseOrElse, RulesError } from './RulesError.ts';

/** A value of the document, and at which character of the text it starts. */
export type Json = { readonly start: number } & (
  | { readonly kind: 'object'; readonly members: ReadonlyMap<string, Member> }
  | { readonly kind: 'list'; readonly items: readonly Json[] }
  | { readonly kind: 'string'; readonly text: string }
  | { readonly kind: 'other'; readonly value: unknown }
);

/** A member of an object; `start` is where its key stands. */
export type Member = { readonly start: number; readonly value: Json };

const STRING_OR_COMMENT = /"(?:[^"\\]|\\[^])*(?:"|\\?$)|\/\/[^\n]*|\/\*[^]*?(\*\/|$)/g;
const JSON_STRING = /^"(?:[^"\\]|\\["\\/bfnrt]|\\u[\da-fA-F]{4})*"$/;
/** A line break that strings of today's JavaScript may hold. */
const LINE_SEPARATOR = '\u2028';

/** Reads JSON as rules files are written: with comments, and with line breaks inside strings. */
export function parseDocument(text: string): Json {
  const source = text.replaceAll(STRING_OR_COMMENT, (found: string, end: string | undefined) => {
    if (found.startsWith('"')) return found.replaceAll(/[\r\n]/g, LINE_SEPARATOR);
    return end === '' ? found : found.replaceAll(/[^\r\n]/g, ' ');
  });
  const tree = parseOrElse(
    () => parseExpressionAt(source, 0, { ecmaVersion: 2020, onTrailingComma: unexpected }),
    (message, index) => fail(message, index),
  );
  const rest = source.slice(tree.end).search(/\S/);
  return rest === -1 ? jsonOf(tree) : unexpected(tree.end + rest);

  function jsonOf(node: Expression): Json {
    const { start } = node;
    if (node.type === 'Literal') return literalOf(node.value, source.slice(start, node.end), start);
    if (node.type === 'ObjectExpression') {
      const members = new Map<string, Member>();
      for (const property of node.properties) {
        if (property.type !== 'Property') return unexpected(property.start);
        const key = property.computed ? null : jsonOf(property.key);
        if (key?.kind !== 'string') return unexpected(property.start);
        if (members.has(key.text)) fail(`'${key.text}' is here twice`, property.start);
        members.set(key.text, { start: property.start, value: jsonOf(property.value) });
      }
      return { start, kind: 'object', members };
    }
    if (node.type !== 'ArrayExpression') return unexpected(start);
    const items = node.elements.map((item) => jsonOf((item ?? unexpected(start)) as Expression));
    return { start, kind: 'list', items };
  }

  function literalOf(value: unknown, raw: string, start: number): Json {
    if (typeof value !== 'string') return { start, kind: 'other', value };
    if (!JSON_STRING.test(raw)) fail(`${raw.slice(0, 40)} is not a string in JSON`, start);
    return { start, kind: 'string', text: value.replaceAll(LINE_SEPARATOR, '\n') };
  }

  function unexpected(index: number): never {
    return fail(`unexpected '${text[index] ?? 'end'}'`, index);
  }

  function fail(message: string, index: number): never {
    throw new RulesError(`Parse error: ${message}.`, text, index);
  }
}

/** Where in the text one character of the string that starts at `start` stands. */
export function offsetInString(text: string, start: number, index: number): number {
  let offset = start + 1;
  for (let passed = 0; passed < index; passed += 1) {
    if (text[offset] !== '\\') offset += 1;
    else offset += text[offset + 1] === 'u' ? 6 : 2;
  }
  return offset;
}
