/** How a word compares with a token, in edits; a transposition of neighbors is one edit. */
export type EditDistance = {
  /** To the whole token. */
  readonly whole: number;
  /** To the nearest beginning of the token. */
  readonly beginning: number;
};

/** How many typing errors are forgiven in a word: none in short ones, or in numbers, where every digit counts. */
export function editsForgiven(word: string): 0 | 1 | 2 {
  if (word.length < 4 || /\p{N}/u.test(word)) return 0;
  return word.length < 8 ? 1 : 2;
}

/** Rows of the matrix of distances, used again for every pair: two of them for the transpositions. */
const ROWS: readonly [number[], number[], number[]] = [[], [], []];

/** Compares a word with a token; distances above `limit` may be reported as Infinity. */
export function editDistance(word: string, token: string, limit: number): EditDistance {
  const width = Math.min(token.length, word.length + limit);
  if (width < word.length - limit) return FAR;
  let [beforeLast, last, row] = ROWS;
  for (let column = 0; column <= width; column += 1) last[column] = column;
  for (let line = 1; line <= word.length; line += 1) {
    row[0] = line;
    let lowest = line;
    for (let column = 1; column <= width; column += 1) {
      const isSame = word[line - 1] === token[column - 1];
      let distance = Math.min(
        at(last, column) + 1,
        at(row, column - 1) + 1,
        at(last, column - 1) + (isSame ? 0 : 1),
      );
      const isTransposed =
        line > 1 &&
        column > 1 &&
        word[line - 1] === token[column - 2] &&
        word[line - 2] === token[column - 1];
      if (isTransposed) distance = Math.min(distance, at(beforeLast, column - 2) + 1);
      row[column] = distance;
      lowest = Math.min(lowest, distance);
    }
    if (lowest > limit) return FAR;
    [beforeLast, last, row] = [last, row, beforeLast];
  }
  let beginning = Infinity;
  for (let column = 0; column <= width; column += 1)
    beginning = Math.min(beginning, at(last, column));
  return { whole: width === token.length ? at(last, width) : Infinity, beginning };
}

const FAR: EditDistance = { whole: Infinity, beginning: Infinity };

const at = (row: readonly number[], column: number): number => row[column] ?? Infinity;
