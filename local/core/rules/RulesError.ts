/** A rules document that cannot be used, and where in its text: `line` and `column` count from 1. */
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
