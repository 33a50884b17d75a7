/** A set of characters, by code. */
export type CharacterSet = (code: number) => boolean;

/** A regular expression taken apart. */
export type Syntax =
  | { readonly kind: 'set'; readonly holds: CharacterSet }
  | { readonly kind: 'start' | 'end' }
  | { readonly kind: 'sequence' | 'choice'; readonly parts: readonly Syntax[] }
  | {
      readonly kind: 'repeat';
      readonly part: Syntax;
      readonly least: number;
      readonly most: number;
    };

/** A regular expression that the rules language does not know. */
export class PatternError extends Error {}

const DEEPEST = 100;
const ESCAPE = String.raw`\\[dswDSWfnrtv\W_]`;
const SET = new RegExp(
  String.raw`${ESCAPE}|\[(?!\^\])\^?(?:${ESCAPE}|[^\\\]])+\]|[^\\^$*+?()[\]{}|]`,
  'y',
);
const QUANTIFIER = /[*+?]|\{(\d+)(,?)(\d*)\}/y;

/** Reads the small dialect of regular expressions that rules may use; throws PatternError. */
export function parsePattern(source: string, flags: string): Syntax {
  if (flags !== '' && flags !== 'i') fail('the only flag is i');
  let at = 0;
  const whole = choice(0);
  return at < source.length ? fail(`unexpected '${source[at]}'`) : whole;

  function choice(depth: number): Syntax {
    if (depth > DEEPEST) fail('groups are nested too deeply');
    const parts = [sequence(depth)];
    while (take('|')) parts.push(sequence(depth));
    return { kind: 'choice', parts };
  }

  function sequence(depth: number): Syntax {
    const parts: Syntax[] = [];
    if (at === 0 && take('^')) parts.push({ kind: 'start' });
    while (at < source.length && source[at] !== '|' && source[at] !== ')') {
      if (at === source.length - 1 && take('$')) parts.push({ kind: 'end' });
      else parts.push(repeated(atom(depth)));
    }
    if (parts.length === 0) fail('an empty alternative is not supported');
    return { kind: 'sequence', parts };
  }

  function atom(depth: number): Syntax {
    const characters = match(SET)?.[0];
    if (characters !== undefined) return { kind: 'set', holds: setOf(characters, flags) };
    if (!take('(')) fail(`'${source.slice(at, at + 2)}' is not supported here`);
    const group = choice(depth + 1);
    return take(')') ? group : fail(') is missing');
  }

  function repeated(part: Syntax): Syntax {
    const found = match(QUANTIFIER);
    if (!found) return part;
    const [text, low, comma, high] = found;
    const least = low === undefined ? Number(text === '+') : Number(low);
    const most = text === '?' ? 1 : Number(high || (low && !comma ? low : Infinity));
    if (most < least || most === 0) fail(`${text} is not a range`);
    return { kind: 'repeat', part, least, most };
  }

  function match(token: RegExp): RegExpExecArray | null {
    token.lastIndex = at;
    const found = token.exec(source);
    at += found?.[0].length ?? 0;
    return found;
  }

  function take(character: string): boolean {
    if (source[at] !== character) return false;
    at += 1;
    return true;
  }
}

function fail(message: string): never {
  throw new PatternError(message);
}

/** JavaScript knows the sets of characters; a single character cannot make it run away. */
function setOf(characters: string, flags: string): CharacterSet {
  const set = new RegExp(characters === '.' ? '[^]' : `^${characters}$`, flags);
  const test: CharacterSet = (code) => set.test(String.fromCharCode(code));
  const ascii: boolean[] = [];
  return (code) => (code < 128 ? (ascii[code] ??= test(code)) : test(code));
}
