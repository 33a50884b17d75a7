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
  const [delays] = useState(() => Array.from(text, () => Math.random() * LONGEST_DELAY));
  if (plain) return text;

  const words = text.split(' ');
  return (
    <>
      <span className="sr-only">{text}</span>
      <span aria-hidden="true">
        {words.map((word, nth) => (
          // The words of a fixed text keep their places.
          // oxlint-disable-next-line react/no-array-index-key
          <Fragment key={nth}>
            {nth > 0 && ' '}
            <Word word={word} delays={delays.slice(words.slice(0, nth).join(' ').length)} />
          </Fragment>
        ))}
      </span>
    </>
  );
}

function Word({ word, delays }: { readonly word: string; readonly delays: readonly number[] }) {
  return (
    <span className="inline-block whitespace-nowrap">
      {Array.from(word, (letter, nth) => (
        // oxlint-disable-next-line react/no-array-index-key
        <span key={nth} className="letter" style={{ animationDelay: `${delays[nth] ?? 0}ms` }}>
          {letter}
        </span>
      ))}
    </span>
  );
}
