import { browserOf } from '../lib/browserName.ts';
import type { Failure, RefusedSave } from './failure.ts';

/**
 * The words that messages of errors keep: those by which browsers, the Firebase SDK and this app describe failures. Whatever
 * else a message holds may be a name or another text of a record.
 */
const WORDS = new Set(
  `a aborted access after all already an and any app are argument array as assign assignment async at await be been
  before browser but by call called can cannot child chunk class closed code component connection constant
  constructor context convert could create data database date declared deep define defined delete denied depth
  destructure did document does dynamically element empty entity entry error event exceeded exist expected export
  failed fetch field file find for format found from function get has have header hook hooks id import imported in
  index initialization initialize input instance instanceof instead internal invalid invalid is it iterable iterator
  json key length less limit list load loading lost map maximum memory message method missing module more must name
  network new no node non not null number object of offline on one only open operation option or order out outside
  parse path permission persistence please possible private promise properties property prototype provider quota
  range rather reached read reading recursion redeclare reference refused regular expression rejected remove removed
  render rendered rendering request required response result returned returns root rules same save script search set
  setting size stack state stopped storage store string super suspended symbol syntax target than that the then this
  time timeout times to token too transaction type undefined unexpected unknown unmounted update use used user valid
  value values variable version was when while with within without worker write yield`.split(/\s+/),
);

/** What stands in for anything else. */
const LEFT_OUT = '…';

const MAX_LENGTH = 500;

/** A place in a file, as all browsers write it at the end of a line of a stack. */
const PLACE = /((?:[a-z-]+:\/\/|\/)[^\s()]*):(\d+):(\d+)\)?$/;

/** How many lines of a stack are sent. */
const MAX_FRAMES = 50;

/** What a report says of a failure, in the names of Sentry's events. */
type Exception = {
  readonly type: string;
  readonly value: string;
  readonly stacktrace?: { readonly frames: readonly Frame[] };
};

/** A report, in the names of Sentry's events. */
export type ReportEvent = Readonly<Record<string, unknown>> & {
  readonly exception: { readonly values: readonly Exception[] };
};

/** Where a failure happened: the address of the page and the browser. */
export type ReportContext = {
  readonly origin: string;
  readonly hash: string;
  readonly userAgent: string;
  /** The words that the addresses of pages are made of. */
  readonly routeWords: ReadonlySet<string>;
};

/**
 * The report of a failure. It is made of known parts only, so that it holds no value of a record, no name, no address and no
 * id. Null for what is nobody's fault here: requests that were cancelled or found no network, and errors of extensions.
 */
export function createEvent(failure: Failure, context: ReportContext): ReportEvent | null {
  const { origin, hash, userAgent, routeWords } = context;
  const exception =
    failure.kind === 'refused save' ? refusal(failure) : exceptionOf(failure.error, origin);
  if (exception === null) return null;
  const { number, release } = SOURCE_VERSION;
  return {
    platform: 'javascript',
    level: 'error',
    release,
    environment: import.meta.env.MODE,
    transaction: routeOf(hash, routeWords),
    tags: {
      kind: failure.kind,
      ...(failure.kind === 'refused save' && { module: failure.path, reason: failure.reason }),
    },
    contexts: { browser: { type: 'browser', ...browserOf(userAgent) } },
    exception: { values: [exception] },
    // Otherwise the service takes the address of the sender for that of the user.
    sdk: { name: 'own-sender', version: number, settings: { infer_ip: 'never' } },
  };
}

const refusal = ({ path, fields, reason }: RefusedSave): Exception => ({
  type: 'Refused save',
  value: `${reason}: ${path} (${[...fields].toSorted().join(', ')})`,
});

/** Requests that were cancelled, or that found no network. */
const REQUEST =
  /^(failed to fetch|networkerror when attempting|load failed|cancelled|the network connection was lost|the internet connection appears)/i;

function exceptionOf(error: unknown, origin: string): Exception | null {
  if (!(error instanceof Error)) return null;
  const { name, message, stack = '' } = error;
  if (name === 'AbortError' || (REQUEST.test(message) && !/dynamically/.test(message))) return null;
  const frames = ownFrames(stack, origin);
  if (frames === null) return null;
  return {
    type: /^[A-Z][A-Za-z]{2,40}$/.test(name) ? name : 'Error',
    value: `${codeOf(error)}${withoutValues(message)}`,
    ...(frames.length > 0 && { stacktrace: { frames } }),
  };
}

/** The code of an error of the Firebase SDK, such as PERMISSION_DENIED or auth/network-request-failed. */
function codeOf(error: object): string {
  const code = 'code' in error ? String(error.code) : '';
  return /^([A-Z]+(_[A-Z]+)+|[a-z]+\/[a-z-]+)$/.test(code) ? `${code}: ` : '';
}

/** A line of a stack, as Sentry's format has it. Names of functions come from the source map. */
type Frame = {
  readonly filename: string;
  readonly abs_path: string;
  readonly lineno: number;
  readonly colno: number;
  readonly in_app: true;
};

/**
 * The lines of a stack that lie in the app's own files, the outermost first; null if it begins in somebody else's code, such
 * as an extension of the browser.
 */
function ownFrames(stack: string, origin: string): readonly Frame[] | null {
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

/** A message of an error without what may be somebody's: only known words and the marks between them stay. */
function withoutValues(message: string): string {
  const [reactError] = /^Minified React error #\d{1,3}\b/.exec(message) ?? [];
  if (reactError !== undefined) return reactError;
  return message
    .slice(0, MAX_LENGTH)
    .split(/\s+/)
    .map(knownWord)
    .join(' ')
    .replaceAll(/…(\s*…)+/g, LEFT_OUT);
}

function knownWord(word: string): string {
  const [, before = '', letters = '', after = ''] =
    /^([("]?)([A-Za-z]+)([).,:;"]?)$/.exec(word) ?? [];
  return WORDS.has(letters.toLowerCase()) ? `${before}${letters}${after}` : LEFT_OUT;
}

/** The pattern of an address, such as `/portfolio/*`: without its query, and with what is no word of a page left out. */
export function routeOf(hash: string, words: ReadonlySet<string>): string {
  const [path = ''] = hash.replace(/^#/, '').split(/[?#]/);
  const parts = path.split('/').filter((part) => part !== '');
  return `/${parts.map((part) => (words.has(part) ? part : '*')).join('/')}`;
}
