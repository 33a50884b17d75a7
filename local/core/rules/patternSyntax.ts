/** A regular expression that the rules language does not know. */
export class PatternError extends Error {}

/** A set of characters, by code. */
export type CharacterSet = (code: number) => boolean;

/**
 * A place in a pattern, and where it leads to: a `set` consumes one character, a `fork` goes on in
 * two ways, `start` and `end` hold only there, `match` is success.
 */
export type State = {
  readonly kind: 'set' | 'fork' | 'start' | 'end' | 'match';
  readonly number: number;
  readonly next: State | undefined;
  other: State | undefined;
  readonly holds: CharacterSet;
};

/** A part of a pattern: puts itself in front of what follows it. */
type Part = (next: State) => State;

const DEEPEST = 100;
const MOST_STATES = 20_000;
const ESCAPE = String.raw`\\[dswDSWfnrtv\W_]`;
const SET = new RegExp(
  String.raw`${ESCAPE}|\[(?!\^\])\^?(?:${ESCAPE}|[^\\\]])+\]|[^\\^$*+?()[\]{}|]`,
  'y',
);
const QUANTIFIER = /[*+?]|\{(\d+)(,?)(\d*)\}/y;

/** Reads the small dialect of regular expressions that rules may use; throws PatternError. */
export function parsePattern(
  source: string,
  flags: string,
): { readonly first: State; readonly size: number } {
  if (flags !== '' && flags !== 'i') fail('the only flag is i');
  let at = 0;
  let size = 0;
  const whole = choice(0);
  if (at < source.length) fail(`unexpected '${source[at]}'`);
  return { first: whole(state('match')), size };

  function choice(depth: number): Part {
    if (depth > DEEPEST) fail('groups are nested too deeply');
    const first = sequence(depth);
    if (source[at] !== '|') return first;
    const parts = [first];
    while (take('|')) parts.push(sequence(depth));
    return (next) => {
      const ways = parts.map((part) => part(next));
      return ways.reduceRight((other, way) => state('fork', way, other));
    };
  }

  function sequence(depth: number): Part {
    const parts: Part[] = [];
    if (at === 0 && take('^')) parts.push((next) => state('start', next));
    while (at < source.length && source[at] !== '|' && source[at] !== ')') {
      const isEnd = at === source.length - 1 && take('$');
      parts.push(isEnd ? (next) => state('end', next) : repeated(atom(depth)));
    }
    if (parts.length === 0) fail('an empty alternative is not supported');
    return (next) => parts.reduceRight((rest, part) => part(rest), next);
  }

  function atom(depth: number): Part {
    const characters = match(SET)?.[0];
    if (characters !== undefined) {
      const holds = setOf(characters, flags);
      return (next) => state('set', next, undefined, holds);
    }
    if (!take('(')) fail(`'${source.slice(at, at + 2)}' is not supported here`);
    const group = choice(depth + 1);
    return take(')') ? group : fail(') is missing');
  }

  function repeated(part: Part): Part {
    const found = match(QUANTIFIER);
    if (!found) return part;
    const [text, low, comma, high] = found;
    const least = low === undefined ? Number(text === '+') : Number(low);
    const most = text === '?' ? 1 : Number(high || (low && !comma ? low : Infinity));
    if (most < least || most === 0) fail(`${text} is not a range`);
    return (next) => {
      let rest = next;
      if (most === Infinity) {
        rest = state('fork', next);
        rest.other = part(rest);
      } else {
        for (let count = least; count < most; count += 1) rest = state('fork', next, part(rest));
      }
      for (let count = 0; count < least; count += 1) rest = part(rest);
      return rest;
    };
  }

  function state(
    kind: State['kind'],
    next?: State,
    other?: State,
    holds: CharacterSet = () => false,
  ): State {
    if (size >= MOST_STATES) fail('it is too large');
    size += 1;
    return { kind, number: size - 1, next, other, holds };
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
