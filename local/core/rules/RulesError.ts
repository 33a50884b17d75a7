/** An invalid rules document; `line` and `column` count from 1. */
export class RulesError extends Error {
  override readonly name = 'RulesError';
  readonly line: number;
  readonly column: number;

  constructor(message: string, text: string, offset: number) {
    super(message);
    const before = text.slice(0, offset);
    this.line = before.split('\n').length;
    this.column = offset - before.lastIndexOf('\n');
  }
}

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
