import { browserOf } from '../lib/browserName.ts';
import type { Failure, RefusedSave } from './failure.ts';
import { ownFrames, type Frame } from './frames.ts';
import { routeOf } from './routes.ts';
import { withoutValues } from './words.ts';

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
};

/**
 * The report of a failure. It is made of known parts only, so that it holds no value of a record, no name, no address and no
 * id. Null for what is nobody's fault here: requests that were cancelled or found no network, and errors of extensions.
 */
export function createEvent(failure: Failure, context: ReportContext): ReportEvent | null {
  const { origin, hash, userAgent } = context;
  const exception =
    failure.kind === 'refused save' ? refusal(failure) : exceptionOf(failure.error, origin);
  if (exception === null) return null;
  const { number, release } = SOURCE_VERSION;
  return {
    platform: 'javascript',
    level: 'error',
    release,
    environment: import.meta.env.MODE,
    transaction: routeOf(hash),
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
