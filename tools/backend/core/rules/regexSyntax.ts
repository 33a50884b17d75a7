/** A regular expression that the rules language does not support. */
export class PatternError extends Error {}

/** A set of characters, by code. */
export type CharacterSet = (code: number) => boolean;

/**
 * A state of the automaton: `set` consumes one character, `fork` continues in two states, `start` and
 * `end` assert the position, `match` accepts.
 */
export type State = {
  readonly kind: 'set' | 'fork' | 'start' | 'end' | 'match';
  readonly number: number;
  readonly next: State | undefined;
  other: State | undefined;
  readonly accepts: CharacterSet;
};

/** A part of a pattern: given the state that follows it, returns its first state. */
type Part = (next: State) => State;

const MAX_NESTING = 100;
const MAX_STATES = 20_000;
const ESCAPE = String.raw`\\[dswDSWfnrtv\W_]`;
const SET = new RegExp(
  String.raw`${ESCAPE}|\[(?!\^\])\^?(?:${ESCAPE}|[^\\\]])+\]|[^\\^$*+?()[\]{}|]`,
  'y',
);
const QUANTIFIER = /[*+?]|\{(\d+)(,?)(\d*)\}/y;

/** Parses the subset of regular expressions that rules support. Throws PatternError. */
export function parsePattern(
  source: string,
  flags: string,
): { readonly first: State; readonly size: number } {
  if (flags !== '' && flags !== 'i') fail('the only flag is i');
  let at = 0;
  let size = 0;
  const pattern = alternation(0);
  if (at < source.length) fail(`unexpected '${source[at]}'`);
  return { first: pattern(state('match')), size };

  function alternation(depth: number): Part {
    if (depth > MAX_NESTING) fail('groups are nested too deeply');
    const first = sequence(depth);
    if (source[at] !== '|') return first;
    const parts = [first];
    while (take('|')) parts.push(sequence(depth));
    return (next) => {
      const branches = parts.map((part) => part(next));
      return branches.reduceRight((other, branch) => state('fork', branch, other));
    };
  }

  function sequence(depth: number): Part {
    const parts: Part[] = [];
    if (at === 0 && take('^')) parts.push((next) => state('start', next));
    while (at < source.length && source[at] !== '|' && source[at] !== ')') {
      const isEnd = at === source.length - 1 && take('$');
      parts.push(isEnd ? (next) => state('end', next) : quantified(atom(depth)));
    }
    if (parts.length === 0) fail('an empty alternative is not supported');
    return (next) => parts.reduceRight((rest, part) => part(rest), next);
  }

  function atom(depth: number): Part {
    const characters = match(SET)?.[0];
    if (characters !== undefined) {
      const accepts = setOf(characters, flags);
      return (next) => state('set', next, undefined, accepts);
    }
    if (!take('(')) fail(`'${source.slice(at, at + 2)}' is not supported here`);
    const group = alternation(depth + 1);
    return take(')') ? group : fail(') is missing');
  }

  function quantified(part: Part): Part {
    const quantifier = match(QUANTIFIER);
    if (!quantifier) return part;
    const [text, low, comma, high] = quantifier;
    const min = low === undefined ? Number(text === '+') : Number(low);
    const max = text === '?' ? 1 : Number(high || (low && !comma ? low : Infinity));
    if (max < min || max === 0) fail(`${text} is not a valid range`);
    return (next) => {
      let rest = next;
      if (max === Infinity) {
        rest = state('fork', next);
        rest.other = part(rest);
      } else {
        for (let count = min; count < max; count += 1) rest = state('fork', next, part(rest));
      }
      for (let count = 0; count < min; count += 1) rest = part(rest);
      return rest;
    };
  }

  function state(
    kind: State['kind'],
    next?: State,
    other?: State,
    accepts: CharacterSet = () => false,
  ): State {
    if (size >= MAX_STATES) fail('it is too large');
    size += 1;
    return { kind, number: size - 1, next, other, accepts };
  }

  function match(token: RegExp): RegExpExecArray | null {
    token.lastIndex = at;
    const result = token.exec(source);
    at += result?.[0].length ?? 0;
    return result;
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

/** Uses JavaScript's own character classes; on a single character there is nothing to backtrack. */
function setOf(characters: string, flags: string): CharacterSet {
  const set = new RegExp(characters === '.' ? '[^]' : `^${characters}$`, flags);
  const test: CharacterSet = (code) => set.test(String.fromCharCode(code));
  const ascii: boolean[] = [];
  return (code) => (code < 128 ? (ascii[code] ??= test(code)) : test(code));
}
