import {
  anyOf,
  ignoringCase,
  isDigit,
  isSpace,
  isWord,
  not,
  range,
  type CharacterSet,
} from './characters.ts';

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
const BOUNDS = /\{(\d+)(,(\d*))?\}/y;
const CONTROLS: Readonly<Record<string, string>> = { f: '\f', n: '\n', r: '\r', t: '\t', v: '\v' };
const CLASSES: Readonly<Record<string, CharacterSet>> = {
  d: isDigit,
  s: isSpace,
  w: isWord,
  D: not(isDigit),
  S: not(isSpace),
  W: not(isWord),
};

/** Reads the small dialect of regular expressions that rules may use; throws PatternError. */
export function parsePattern(source: string, ignoreCase: boolean): Syntax {
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

  function repeated(part: Syntax): Syntax {
    const bounds = quantifier();
    if (bounds === null) return part;
    const [least, most] = bounds;
    if (most < least || most === 0) fail(`{${least},${most}} is not a range`);
    if (quantifier() !== null) fail('a quantifier cannot follow another');
    return { kind: 'repeat', part, least, most };
  }

  function quantifier(): readonly [number, number] | null {
    if (take('*')) return [0, Infinity];
    if (take('+')) return [1, Infinity];
    if (take('?')) return [0, 1];
    BOUNDS.lastIndex = at;
    const [text, least, comma, most] = BOUNDS.exec(source) ?? [];
    if (text === undefined) return null;
    at += text.length;
    if (comma === undefined) return [Number(least), Number(least)];
    return [Number(least), most === '' ? Infinity : Number(most)];
  }

  function atom(depth: number): Syntax {
    if (take('(')) {
      if (source[at] === '?') fail('groups that start with (? are not supported');
      const group = choice(depth + 1);
      return take(')') ? group : fail(') is missing');
    }
    if (take('[')) return { kind: 'set', holds: characterClass() };
    if (take('.')) return { kind: 'set', holds: () => true };
    if (/[\^$*+?{}\]]/.test(source[at] ?? '')) fail(`'${source[at]}' must be escaped here`);
    return { kind: 'set', holds: folded(member().set) };
  }

  function characterClass(): CharacterSet {
    const isNegated = take('^');
    const sets: CharacterSet[] = [];
    while (!take(']')) {
      const { set, code } = member();
      const isRange = source[at] === '-' && source[at + 1] !== ']';
      if (!isRange) sets.push(set);
      else {
        at += 1;
        const last = member().code;
        if (code === null || last === null || last < code) return fail('not a range');
        sets.push(range(code, last));
      }
    }
    if (sets.length === 0) fail('[] matches nothing');
    return isNegated ? not(folded(anyOf(sets))) : folded(anyOf(sets));
  }

  /** One character, or an escape; `code` is null for a whole class such as \d. */
  function member(): { readonly set: CharacterSet; readonly code: number | null } {
    const escaped = take('\\');
    const character = source[at] ?? fail('it ends too early');
    at += 1;
    const known = escaped ? CLASSES[character] : undefined;
    if (known !== undefined) return { set: known, code: null };
    const control = escaped ? CONTROLS[character] : undefined;
    if (escaped && control === undefined && isWord(character.charCodeAt(0))) {
      fail(`\\${character} is not supported`);
    }
    const code = (control ?? character).charCodeAt(0);
    return { set: range(code, code), code };
  }

  function folded(set: CharacterSet): CharacterSet {
    return ignoreCase ? ignoringCase(set) : set;
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
