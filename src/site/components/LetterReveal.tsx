import { Fragment, useState } from 'react';
import { remainingDelays } from '../firstScreen/firstScreen.ts';

/** The longest delay of a letter (specification, section 2). */
const MAX_DELAY_MS = 1_500;

type LetterRevealProps = {
  readonly text: string;
  /** Ends the animation: the text is plain from now on. */
  readonly isPlain: boolean;
};

/**
 * Shows a text letter by letter, each after a random delay, until it turns plain. Screen readers get the whole text
 * once; lines break between words only. It goes on where the first screen is.
 */
export function LetterReveal({ text, isPlain }: LetterRevealProps) {
  // In state, because a second render must not shuffle the letters.
  const [words] = useState(() => wordsOf(text, remainingDelays(text)));
  if (isPlain) return text;
  return (
    <>
      <span className="sr-only">{text}</span>
      <span aria-hidden="true">
        {words.map(({ start, letters }) => (
          <Fragment key={start}>
            {start > 0 && ' '}
            <span className="hero-word">
              {letters.map(({ index, letter, delay }) => (
                <span key={index} className="letter" style={{ animationDelay: `${delay}ms` }}>
                  {letter}
                </span>
              ))}
            </span>
          </Fragment>
        ))}
      </span>
    </>
  );
}

/** A letter, its index in the text and its delay in milliseconds, which is negative if it has begun to appear. */
type Letter = { readonly index: number; readonly letter: string; readonly delay: number };
type Word = { readonly start: number; readonly letters: readonly Letter[] };

/** The words of a text; each letter with its index in the text and its delay, by default a random one. */
function wordsOf(text: string, delays: readonly number[] = []): readonly Word[] {
  let count = 0;
  return [...text.matchAll(/\S+/g)].map(({ 0: word, index: start }) => ({
    start,
    letters: Array.from(word, (letter, offset) => ({
      index: start + offset,
      letter,
      delay: delays[count++] ?? Math.random() * MAX_DELAY_MS,
    })),
  }));
}
