import { WORD, fold } from '../../lib/search/fold.ts';
import { spellings } from '../../lib/search/spellings.ts';

/** A piece of a text from a position of it, and whether it is what the query found. */
export type TextPart = {
  readonly start: number;
  readonly text: string;
  readonly isMatch: boolean;
};

type Range = readonly [start: number, end: number];

/** A query, and the words that it has found although they were typed with errors. */
export type Wanted = { readonly query: string; readonly misspelled: readonly string[] };

/** Splits a text into the parts that match a word of the query and those between them. */
export function highlight(text: string, { query, misspelled }: Wanted): readonly TextPart[] {
  const words = [...new Set(spellings(query).flat())];
  const ranges = [...digitRanges(text, words), ...wordRanges(text, words, misspelled)];
  const parts: TextPart[] = [];
  let end = 0;
  for (const [from, to] of ranges.toSorted(([a], [b]) => a - b)) {
    if (to <= end) continue;
    const start = Math.max(from, end);
    if (start > end) parts.push({ start: end, text: text.slice(end, start), isMatch: false });
    parts.push({ start, text: text.slice(start, to), isMatch: true });
    end = to;
  }
  if (end < text.length) parts.push({ start: end, text: text.slice(end), isMatch: false });
  return parts;
}

/** Whether a word of the query is in the text. */
export const isHighlighted = (text: string, wanted: Wanted): boolean =>
  highlight(text, wanted).some(({ isMatch }) => isMatch);

/** Where the digits of a word are, whatever separates them: 18900 in $18,900.00. */
function digitRanges(text: string, words: readonly string[]): readonly Range[] {
  return words
    .filter((word) => /^\d{3,}$/.test(word))
    .flatMap((word) => {
      const found = new RegExp(word.replaceAll(/(?<=.)(?=.)/g, '[\\s().,-]*')).exec(text);
      return found ? [[found.index, found.index + found[0].length] as const] : [];
    });
}

function wordRanges(
  text: string,
  words: readonly string[],
  misspelled: readonly string[],
): readonly Range[] {
  return [...text.matchAll(WORD)].flatMap(({ 0: token, index }) => {
    const characters = Array.from(token, (character) => ({ character, folded: fold(character) }));
    const folded = characters.map((one) => one.folded).join('');
    const whole: Range = [0, misspelled.includes(folded) ? folded.length : 0];
    const [from, to] = partIn(folded, words) ?? whole;
    if (to === 0) return [];
    let [position, offset, start] = [0, 0, 0];
    for (const one of characters) {
      // A mark belongs to the letter before it.
      if (offset >= to && one.folded !== '') break;
      if (offset <= from) start = position;
      offset += one.folded.length;
      position += one.character.length;
    }
    return [[index + start, index + position] as const];
  });
}

/** The longest part of a token that is a word. */
function partIn(token: string, words: readonly string[]): Range | undefined {
  const part = words
    .filter((word) => token.startsWith(word) || (word.length > 2 && token.includes(word)))
    .toSorted((a, b) => b.length - a.length)[0];
  if (part === undefined) return undefined;
  const start = token.indexOf(part);
  return [start, start + part.length];
}
