import { type Expression, parseExpressionAt } from 'acorn';
import { parseOrFail } from './parseOrFail.ts';
import { RulesError } from './RulesError.ts';

/** A JSON value; `start` is its character index in the text. */
export type Json = { readonly start: number } & (
  | { readonly kind: 'object'; readonly members: ReadonlyMap<string, Member> }
  | { readonly kind: 'list'; readonly items: readonly Json[] }
  | { readonly kind: 'string'; readonly text: string }
  | { readonly kind: 'other'; readonly value: unknown }
);

/** A member of an object; `start` is the character index of its key. */
export type Member = { readonly start: number; readonly value: Json };

const STRING_OR_COMMENT = /"(?:[^"\\]|\\[^])*(?:"|\\?$)|\/\/[^\n]*|\/\*[^]*?(\*\/|$)/g;
const JSON_STRING = /^"(?:[^"\\]|\\["\\/bfnrt]|\\u[\da-fA-F]{4})*"$/;
/** Unlike other line breaks, allowed in JavaScript strings since ES2019. */
const LINE_SEPARATOR = '\u2028';

/** Parses the JSON dialect of rules files, which allows comments, and line breaks inside strings. Throws RulesError. */
export function parseDocument(text: string): Json {
  const source = text.replaceAll(STRING_OR_COMMENT, (match: string, end: string | undefined) => {
    if (match.startsWith('"')) return match.replaceAll(/[\r\n]/g, LINE_SEPARATOR);
    return end === '' ? match : match.replaceAll(/[^\r\n]/g, ' ');
  });
  const tree = parseOrFail(
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
        if (members.has(key.text)) fail(`duplicate key '${key.text}'`, property.start);
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
    if (!JSON_STRING.test(raw)) fail(`${raw.slice(0, 40)} is not a valid JSON string`, start);
    return { start, kind: 'string', text: value.replaceAll(LINE_SEPARATOR, '\n') };
  }

  function unexpected(index: number): never {
    return fail(`unexpected '${text[index] ?? 'end'}'`, index);
  }

  function fail(message: string, index: number): never {
    throw new RulesError(`Parse error: ${message}.`, text, index);
  }
}

/** The character index in the text of the `index`-th character of the string literal that begins at `start`. */
export function offsetInString(text: string, start: number, index: number): number {
  let offset = start + 1;
  for (let count = 0; count < index; count += 1) {
    if (text[offset] !== '\\') offset += 1;
    else offset += text[offset + 1] === 'u' ? 6 : 2;
  }
  return offset;
}
