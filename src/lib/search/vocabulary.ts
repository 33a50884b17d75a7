import { editDistance, editsForgiven } from './editDistance.ts';

/** How well a word of a query matches a token, from 0 to 1. */
const QUALITY = {
  whole: 1,
  beginning: 0.75,
  inside: 0.45,
  /** By the number of typing errors. */
  misspelled: [0, 0.35, 0.25],
  misspelledBeginning: [0, 0.3, 0.2],
} as const;

/** Shorter words match the beginning of a token only: they are inside of almost everything. */
const MIN_LENGTH_INSIDE = 3;

type OnMatch = (token: number, quality: number) => void;

/** The distinct words of a collection, called tokens, each with a number from 0. */
export type Vocabulary = {
  /** The number of a token, which is added if it is new. */
  add(this: void, token: string): number;
  /** Calls back once for each token that is, begins with or contains the word. */
  match(this: void, word: string, onMatch: OnMatch): void;
  /** Calls back for each token that is or begins with the word but for a typing error. */
  matchMisspelled(this: void, word: string, onMatch: OnMatch): void;
};

/** Creates an empty vocabulary. */
export function createVocabulary(): Vocabulary {
  const numbers = new Map<string, number>();
  const tokens: string[] = [];
  /** The letters of each token as bits, to rule out most tokens at once. */
  const letters: number[] = [];
  /** All tokens in one text, each between line feeds, which the browser searches faster than a list. */
  let text = '\n';
  const starts: number[] = [];

  function tokenAt(position: number): number {
    let [low, high] = [0, starts.length - 1];
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((starts[middle] ?? 0) <= position) low = middle;
      else high = middle - 1;
    }
    return low;
  }

  return {
    add(token) {
      const known = numbers.get(token);
      if (known !== undefined) return known;
      const number = tokens.length;
      numbers.set(token, number);
      tokens.push(token);
      letters.push(lettersOf(token));
      starts.push(text.length);
      text += `${token}\n`;
      return number;
    },

    match(word, onMatch) {
      const lead = word.length < MIN_LENGTH_INSIDE ? 1 : 0;
      const needle = lead ? `\n${word}` : word;
      let found = text.indexOf(needle);
      while (found !== -1) {
        const position = found + lead;
        const token = tokenAt(position);
        const start = starts[token] ?? 0;
        const length = tokens[token]?.length ?? 0;
        if (position > start) onMatch(token, QUALITY.inside);
        else onMatch(token, length === word.length ? QUALITY.whole : QUALITY.beginning);
        found = text.indexOf(needle, start + length);
      }
    },

    matchMisspelled(word, onMatch) {
      const limit = editsForgiven(word);
      if (limit === 0) return;
      const wanted = lettersOf(word);
      for (let token = 0; token < tokens.length; token += 1) {
        if (countBits(wanted & ~(letters[token] ?? 0)) > limit) continue;
        const { whole, beginning } = editDistance(word, tokens[token] ?? '', limit);
        if (whole <= limit) onMatch(token, QUALITY.misspelled[whole] ?? 0);
        else if (beginning <= limit) onMatch(token, QUALITY.misspelledBeginning[beginning] ?? 0);
      }
    },
  };
}

function lettersOf(word: string): number {
  let bits = 0;
  for (let index = 0; index < word.length; index += 1) bits |= 1 << (word.charCodeAt(index) & 31);
  return bits;
}

function countBits(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}
