import { fold } from './fold.ts';
import { readingsOf } from './readings.ts';
import { createVocabulary } from './vocabulary.ts';

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
  /** The documents with every word of the query. `isForgiving`: also those with typing errors. */
  search(this: void, query: string, limit: number, isForgiving: boolean): Hits;
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

  function search(query: string, limit: number, isForgiving: boolean): Hits {
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
