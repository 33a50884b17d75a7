/** Calls an acorn parser and reports a syntax error as a message and a character index. */
export function parseOrFail<Tree>(
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
