import { RulesError } from './RulesError.ts';

/** A JSON value that remembers at which offset of the text it starts. */
export type DocumentValue = { readonly start: number } & (
  | { readonly kind: 'object'; readonly members: ReadonlyMap<string, Member> }
  | { readonly kind: 'array'; readonly items: readonly DocumentValue[] }
  | { readonly kind: 'string'; readonly value: string }
  | { readonly kind: 'boolean'; readonly value: boolean }
  | { readonly kind: 'number' | 'null' }
);

/** A member of an object; `start` is where its key stands. */
export type Member = { readonly start: number; readonly value: DocumentValue };

const DEEPEST = 200;
const WORD = /[-+.\w]+/y;
const NUMBER = /^-?(0|[1-9]\d*)(\.\d+)?([eE][-+]?\d+)?$/;
const SPACE = /(?:\s|\/\/[^\n]*|\/\*[^]*?\*\/)*/y;
const STRING = /"((?:[^"\\]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*)"/y;
const ESCAPE = /\\(?:u(.{4})|(.))/g;
const MEANINGS: Readonly<Record<string, string>> = { b: '\b', f: '\f', n: '\n', r: '\r', t: '\t' };

/** Reads JSON as rules files are written: with comments, and with line breaks inside strings. */
export function parseDocument(text: string): DocumentValue {
  let at = 0;

  skipSpace();
  const document = value(0);
  if (at < text.length) unexpected();
  return document;

  function value(depth: number): DocumentValue {
    if (depth > DEEPEST) throw new RulesError('Parse error: nested too deeply.', text, at);
    const start = at;
    switch (text[at]) {
      case '{':
        return { start, kind: 'object', members: members(depth) };
      case '[': {
        const items: DocumentValue[] = [];
        sequence(']', () => items.push(value(depth + 1)));
        return { start, kind: 'array', items };
      }
      case '"':
        return { start, kind: 'string', value: string() };
      default:
        return word(start);
    }
  }

  function members(depth: number): ReadonlyMap<string, Member> {
    const found = new Map<string, Member>();
    sequence('}', () => {
      const start = at;
      const key = string();
      if (found.has(key)) throw new RulesError(`Parse error: '${key}' is here twice.`, text, start);
      if (text[at] !== ':') unexpected();
      step();
      found.set(key, { start, value: value(depth + 1) });
    });
    return found;
  }

  function sequence(end: string, element: () => void): void {
    step();
    if (text[at] === end) return step();
    for (;;) {
      element();
      if (text[at] === end) return step();
      if (text[at] !== ',') unexpected();
      step();
    }
  }

  function string(): string {
    const [whole, body] = match(STRING) ?? unexpected();
    advance(whole.length);
    return (body ?? '').replaceAll(ESCAPE, (_, code: string | undefined, letter: string) =>
      code === undefined ? (MEANINGS[letter] ?? letter) : String.fromCharCode(parseInt(code, 16)),
    );
  }

  function word(start: number): DocumentValue {
    const [found] = match(WORD) ?? unexpected();
    const isBoolean = found === 'true' || found === 'false';
    if (!isBoolean && found !== 'null' && !NUMBER.test(found)) unexpected();
    advance(found.length);
    if (isBoolean) return { start, kind: 'boolean', value: found === 'true' };
    return { start, kind: found === 'null' ? 'null' : 'number' };
  }

  function step(): void {
    advance(1);
  }

  function advance(length: number): void {
    at += length;
    skipSpace();
  }

  function skipSpace(): void {
    at += match(SPACE)?.[0].length ?? 0;
  }

  function match(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = at;
    return pattern.exec(text);
  }

  function unexpected(): never {
    const found = at < text.length ? `unexpected '${text[at]}'` : 'the text ends too early';
    throw new RulesError(`Parse error: ${found}.`, text, at);
  }
}

/** The offset in the text of one character of the string that starts at `start`. */
export function offsetInString(text: string, start: number, index: number): number {
  let offset = start + 1;
  for (let passed = 0; passed < index; passed += 1) {
    if (text[offset] !== '\\') offset += 1;
    else offset += text[offset + 1] === 'u' ? 6 : 2;
  }
  return offset;
}
