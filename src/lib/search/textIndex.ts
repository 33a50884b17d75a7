import MiniSearch, { type Query } from 'minisearch';
import { spellings } from './spellings.ts';

/** The texts that something is found by, best first: its name, others by line, and those that it shares with many, such as a status. */
export type SearchTexts = {
  readonly name: string;
  readonly others?: string;
  readonly shared?: string;
};

/** What is found, the best first. */
export type Hit = {
  readonly id: string;
  /** The words by which it was found although they were typed with errors; none if every word of the query begins one. */
  readonly misspelled: readonly string[];
};

/** Texts by their words. */
export type TextIndex = {
  /** Adds the texts of something, or replaces them. */
  put(this: void, id: string, texts: SearchTexts): void;
  remove(this: void, id: string): void;
  /** Whatever has every word of the query, or words that begin with it; of equals, what was put last comes first. */
  search(this: void, query: string, options?: { readonly isForgiving: boolean }): readonly Hit[];
};

/** The words of a query that count. */
const MAX_WORDS = 12;

const WEIGHTS = { name: 3, others: 2, shared: 1 };

/** Creates an empty index. */
export function createTextIndex(): TextIndex {
  const index = new MiniSearch<SearchTexts & { readonly id: number }>({
    fields: Object.keys(WEIGHTS),
    tokenize: (text) => [...new Set(text.split('\n').flatMap(wordsIn))],
    processTerm: (term) => term,
    searchOptions: {
      boost: WEIGHTS,
      prefix: true,
      tokenize: (term) => [term],
    },
  });
  const ids: string[] = [];
  const numbers = new Map<string, number>();

  function remove(id: string): void {
    const number = numbers.get(id);
    if (number !== undefined) index.discard(number);
    numbers.delete(id);
  }

  return {
    remove,
    put(id, texts) {
      remove(id);
      numbers.set(id, ids.length);
      index.add({ ...texts, id: ids.length });
      ids.push(id);
    },
    search(query, { isForgiving } = { isForgiving: false }) {
      const readings = spellings(query).map((words) => words.slice(0, MAX_WORDS));
      const queries = readings.map((words) => ({
        combineWith: 'AND' as const,
        queries: isForgiving ? words.map(withSwaps) : words,
      }));
      return index
        .search({ combineWith: 'OR', queries }, { fuzzy: isForgiving && errorsForgiven })
        .map(({ id, score, terms }) => ({ id, score, misspelled: misspelledIn(terms, readings) }))
        .toSorted((a, b) => wrong(a) - wrong(b) || b.score - a.score || b.id - a.id)
        .map(({ id, misspelled }) => ({ id: ids[id] ?? '', misspelled }));
    },
  };
}

const wrong = ({ misspelled }: Pick<Hit, 'misspelled'>): number => Number(misspelled.length > 0);

const wordsIn = (line: string): readonly string[] => spellings(line).flat().flatMap(withoutArticle);

/** In Arabic, "the" is a part of the word. */
const withoutArticle = (word: string): readonly string[] =>
  /^ال\p{L}{2}/u.test(word) ? [word, word.slice(2)] : [word];

/** How many letters of a word may be wrong, missing or too many: none in short ones, or in numbers, where every digit counts. */
function errorsForgiven(word: string): number {
  if (word.length < 4 || /\p{N}/u.test(word)) return 0;
  if (word.length < 8) return 1;
  return word.length < 12 ? 2 : 3;
}

/** A word, or what it is with two of its letters swapped, which hands do most. */
function withSwaps(word: string): Query {
  if (errorsForgiven(word) === 0) return word;
  const swapped = Array.from(
    word.slice(1),
    (letter, index) => word.slice(0, index) + letter + word[index] + word.slice(index + 2),
  );
  return { combineWith: 'OR', queries: [word, { queries: swapped, fuzzy: false }] };
}

/** The found words that no word of the query begins, unless all words of one reading of it begin some. */
function misspelledIn(
  terms: readonly string[],
  readings: readonly (readonly string[])[],
): readonly string[] {
  const begins = (word: string): boolean => terms.some((term) => term.startsWith(word));
  if (readings.some((words) => words.every(begins))) return [];
  return terms.filter((term) => !readings.flat().some((word) => term.startsWith(word)));
}
