/** Runs acorn and passes on what it found wrong: in words, and at which character. */
export function parseOrElse<Tree>(
  parse: () => Tree,
  fail: (message: string, index: number) => never,
): Tree {
  try {
    return parse();
  } catch (error) {
    if (!(error instanceof SyntaxError && 'pos' in error)) throw error;
    return fail(error.message.replace(/ \(\d+:\d+\)$/, ''), Number(error.pos));
  }
}
