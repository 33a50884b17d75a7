import { fold } from './fold.ts';
import { readingsOf } from './readings.ts';
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

/** What a document is found by, best first: its name, another text of it, or one that it shares with many. */
const WEIGHTS = [1, 0.7, 0.5] as const;

/** A text of a document: `0` for its name, `1` for others, `2` for one of few words, such as a status. */
export type SearchText = { readonly text: string; readonly weight: 0 | 1 | 2 };

/** A found document: matches without a typing error score more than 1, others less. */
export type Hit = { readonly id: string; readonly score: number };

/** The best documents of a collection, and how many there are. */
export type Hits = { readonly total: number; readonly best: readonly Hit[] };

/** The documents of a collection by their words. Lives as long as the palette is open. */
export type CollectionIndex = {
  /** Adds a document, or replaces the one with this id. */
  put(this: void, id: string, texts: readonly SearchText[]): void;
  remove(this: void, id: string): void;
  /** The documents with every word of the query. */
  search(this: void, query: string, options: SearchOptions): Hits;
};

type SearchOptions = {
  /** How many documents are returned. */
  readonly limit: number;
  /** Whether documents with typing errors match, too. */
  readonly isForgiving: boolean;
};

type Document = { readonly id: string; readonly name: string };

const EXACT_NAME = 0.5;
const NAME_BEGINNING = 0.25;
const KIND_QUALITY = 0.1;
const MAX_WORDS = 12;
const MIN_KIND_LENGTH = 3;

/** Creates an empty index. A word of `kind`, such as "invoices", is a word of every document. */
export function createCollectionIndex(kind = ''): CollectionIndex {
  const vocabulary = createVocabulary();
  /** By token: the number of a document times four, plus the weight of its text. */
  const postings: number[][] = [];
  /** By number; a replaced document leaves a gap. */
  const documents: (Document | undefined)[] = [];
  const numbers = new Map<string, number>();
  const kindWords = readingsOf(kind)[0] ?? [];

  function remove(id: string): void {
    const number = numbers.get(id);
    if (number === undefined) return;
    documents[number] = undefined;
    numbers.delete(id);
  }

  function put(id: string, texts: readonly SearchText[]): void {
    remove(id);
    const number = documents.length;
    documents.push({ id, name: fold(texts[0]?.text ?? '') });
    numbers.set(id, number);
    for (const { text, weight } of texts) {
      for (const word of new Set(readingsOf(text).flat())) {
        const token = vocabulary.add(word);
        (postings[token] ??= []).push(number * 4 + weight);
      }
    }
  }

  /** The score of each document: the average over the words, and 0 for those without one of them. */
  function scoresOf(words: readonly string[], isForgiving: boolean): Float32Array {
    const scores = new Float32Array(documents.length);
    const ofWord = new Float32Array(documents.length);
    for (const [index, word] of words.entries()) {
      const isKind =
        word.length >= MIN_KIND_LENGTH && kindWords.some((part) => part.startsWith(word));
      ofWord.fill(isKind ? KIND_QUALITY : 0);
      const collect = (token: number, quality: number): void => {
        for (const posting of postings[token] ?? []) {
          const score = quality * (WEIGHTS[posting & 3] ?? 0);
          if (score > (ofWord[posting >> 2] ?? 0)) ofWord[posting >> 2] = score;
        }
      };
      vocabulary.match(word, collect);
      if (isForgiving) vocabulary.matchMisspelled(word, collect);
      for (let number = 0; number < scores.length; number += 1) {
        const [sum = 0, added = 0] = [scores[number], ofWord[number]];
        scores[number] = added > 0 && (index === 0 || sum > 0) ? sum + added : 0;
      }
    }
    return scores.map((sum) => sum / words.length);
  }

  function bestScores(query: string, isForgiving: boolean): Float32Array {
    let best = new Float32Array(documents.length);
    for (const words of readingsOf(query)) {
      const scores = scoresOf(words.slice(0, MAX_WORDS), isForgiving);
      best = best.map((score, number) => Math.max(score, scores[number] ?? 0));
    }
    return best;
  }

  function search(query: string, { limit, isForgiving }: SearchOptions): Hits {
    const strict = bestScores(query, false);
    const forgiven = isForgiving ? bestScores(query, true) : null;
    const name = fold(query);
    const best: Hit[] = [];
    let total = 0;
    // Backwards, since of equals the newest comes first.
    for (let number = documents.length - 1; number >= 0; number -= 1) {
      const document = documents[number];
      let score = strict[number] ?? 0;
      if (score > 0) score += 1 + (document?.name.startsWith(name) ? bonusOf(document, name) : 0);
      else score = forgiven?.[number] ?? 0;
      if (score === 0 || document === undefined) continue;
      total += 1;
      if (best.length === limit && score <= (best.at(-1)?.score ?? 0)) continue;
      const index = best.findIndex((hit) => hit.score < score);
      best.splice(index === -1 ? best.length : index, 0, { id: document.id, score });
      if (best.length > limit) best.pop();
    }
    return { total, best };
  }

  return { put, remove, search };
}

const bonusOf = ({ name }: Document, query: string): number =>
  name.length === query.length ? EXACT_NAME : NAME_BEGINNING;

type OnMatch = (token: number, quality: number) => void;

/** The distinct words of a collection, called tokens, each with a number from 0. */
type Vocabulary = {
  /** The number of a token, which is added if it is new. */
  add(this: void, token: string): number;
  /** Calls back once for each token that is, begins with or contains the word. */
  match(this: void, word: string, onMatch: OnMatch): void;
  /** Calls back for each token that is or begins with the word but for a typing error. */
  matchMisspelled(this: void, word: string, onMatch: OnMatch): void;
};

/** Creates an empty vocabulary. */
function createVocabulary(): Vocabulary {
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
