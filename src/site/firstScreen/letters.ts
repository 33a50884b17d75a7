/** The longest delay of a letter in milliseconds (specification, section 2). */
const MAX_DELAY_MS = 1_500;

/** How long the words of home wait for the film, in milliseconds, before they go on without it. */
export const MAX_WAIT_MS = 2_000;

/** A letter, its index in the text and its delay in milliseconds, which is negative if it has begun to appear. */
type Letter = { readonly index: number; readonly letter: string; readonly delay: number };

/** A word and its index in the text. */
export type Word = { readonly start: number; readonly letters: readonly Letter[] };

/**
 * The words of a text that appears letter by letter, each after its delay, by default a random one. Arabic letters join, so
 * that there the word is one.
 */
export function wordsOf(
  text: string,
  language: string,
  delays: readonly number[] = [],
): readonly Word[] {
  let count = 0;
  return [...text.matchAll(/\S+/g)].map(({ 0: word, index: start }) => ({
    start,
    letters: (language === 'ar' ? [word] : Array.from(word)).map((letter, offset) => ({
      index: start + offset,
      letter,
      delay: delays[count++] ?? Math.random() * MAX_DELAY_MS,
    })),
  }));
}
