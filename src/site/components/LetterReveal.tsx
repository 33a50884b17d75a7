import { Fragment, useState } from 'react';

/** The longest a letter waits, in milliseconds (specification, section 2). */
const LONGEST_DELAY = 1_500;

type LetterRevealProps = {
  readonly text: string;
  /** Shown plainly from now on. */
  readonly plain: boolean;
};

/**
 * A text that arrives letter by letter, each after a random delay, and stands plainly afterwards. Screen
 * readers get the whole text once; words stay whole where lines break.
 */
export function LetterReveal({ text, plain }: LetterRevealProps) {
  // Drawn once, so that a second rendering does not shuffle the letters.
  const [words] = useState(() => wordsOf(text));
  if (plain) return text;
  return (
    <>
      <span className="sr-only">{text}</span>
      <span aria-hidden="true">
        {words.map(({ start, letters }) => (
          <Fragment key={start}>
            {start > 0 && ' '}
            <span className="inline-block whitespace-nowrap">
              {letters.map(({ place, letter, delay }) => (
                <span key={place} className="letter" style={{ animationDelay: `${delay}ms` }}>
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

type Letter = { readonly place: number; readonly letter: string; readonly delay: number };
type Word = { readonly start: number; readonly letters: readonly Letter[] };

/** The words of a text, each letter with its place in the text and its delay in milliseconds. */
function wordsOf(text: string): readonly Word[] {
  return [...text.matchAll(/\S+/g)].map(({ 0: word, index: start }) => ({
    start,
    letters: Array.from(word, (letter, nth) => ({
      place: start + nth,
      letter,
      delay: Math.random() * LONGEST_DELAY,
    })),
  }));
}
