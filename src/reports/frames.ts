/** A line of a stack, as Sentry's format has it. Names of functions come from the source map. */
export type Frame = {
  readonly filename: string;
  readonly abs_path: string;
  readonly lineno: number;
  readonly colno: number;
  readonly in_app: true;
};

/** A place in a file, as all browsers write it at the end of a line of a stack. */
const PLACE = /((?:[a-z-]+:\/\/|\/)[^\s()]*):(\d+):(\d+)\)?$/;

/** How many lines of a stack are sent. */
const MAX_FRAMES = 50;

/**
 * The lines of a stack that lie in the app's own files, the outermost first; null if it begins in somebody else's code, such
 * as an extension of the browser.
 */
export function ownFrames(stack: string, origin: string): readonly Frame[] | null {
  const places = stack.split('\n').flatMap((line) => {
    const [, file = '', row, column] = PLACE.exec(line.trim()) ?? [];
    return file === '' ? [] : [{ file, row: Number(row), column: Number(column) }];
  });
  const own = places.filter(({ file }) => isOwn(file, origin));
  if (places[0] !== undefined && places[0] !== own[0]) return null;
  return own
    .slice(0, MAX_FRAMES)
    .toReversed()
    .map(({ file, row, column }) => {
      const { pathname } = new URL(file);
      return {
        filename: pathname,
        abs_path: `${origin}${pathname}`,
        lineno: row,
        colno: column,
        in_app: true,
      };
    });
}

/** A file of the app's code: a page itself is none, since extensions run code in it. */
const isOwn = (file: string, origin: string): boolean =>
  file.startsWith(`${origin}/`) && /\.[jt]sx?(\?|$)/.test(file);
