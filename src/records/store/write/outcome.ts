import { SessionEnded } from '../../../firebase/app.ts';
import { createStore } from '../../../lib/createStore.ts';
import { expectAnswer, whenDisconnected } from '../connection/useConnection.ts';
import type { RecordWrite } from './values.ts';

/**
 * Why the database denied a save, as far as it can be determined. `outdated`: somebody has meanwhile replaced a value that
 * the save was going to replace. `issued`: the record has got a number since, and what the save changes stays as it is.
 * `locked`: a lock of its entity keeps that as it is. `merged`: the record was merged into another one since, or changed while it was to be.
 * `done already`: what the app was going to note in the record is noted there.
 */
export type DenialReason =
  | 'no access'
  | 'record removed'
  | 'outdated'
  | 'issued'
  | 'locked'
  | 'merged'
  | 'done already'
  | 'rules';

/** What became of a save that is not stored. */
export type Outcome =
  | { readonly kind: 'refused'; readonly reason: DenialReason; readonly message?: string }
  /** Sending it again would not help; `message` says why. */
  | { readonly kind: 'failed'; readonly message: string }
  /** It may have arrived or not, and may be sent again. */
  | { readonly kind: 'unanswered' };

/** A save that the database denied: twice, unless it is outdated; or a request to read. */
export class SaveDenied extends Error {
  readonly reason: DenialReason;
  /** What the user reads of it, if its reason does not say that. */
  readonly sentence: string | undefined;

  constructor(reason: DenialReason, cause: unknown, sentence?: string) {
    super(`The database denied the save: ${reason}`, { cause });
    this.reason = reason;
    this.sentence = sentence;
  }
}

/** The connection was lost, or the session has ended, before the server answered: the request may or may not have arrived. */
export class Unreachable extends Error {}

/** Whether the database denied a request: writes reject with a code, reads with a message only. */
export const isPermissionDenied = (error: unknown): boolean =>
  error instanceof Error && /permission[_ ]denied/i.test(error.message);

/** A record that is on its way to the server, since when. */
export type Unconfirmed = RecordWrite & { readonly since: number };

/** What this page has sent without the outbox: the SDK shows it as if it were stored, and lists do not yet. */
export const unconfirmed = createStore<readonly Unconfirmed[]>([]);

/**
 * Rejects with `Unreachable` when the connection is lost, since other tabs, and people, must not wait for this one, and when
 * the session of a request has ended; with `SaveDenied` when the database denies it.
 */
export function untilDisconnected<Result>(request: () => Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    // A request whose connection is lost may never be answered.
    const stop = whenDisconnected(() => reject(new Unreachable()));
    expectAnswer();
    void request()
      .then(resolve, (error: unknown) => reject(asExpected(error)))
      .finally(stop);
  });
}

/** What an error of a request means for whoever waits for it. */
function asExpected(error: unknown): unknown {
  if (error instanceof SessionEnded) return new Unreachable('The session has ended');
  return isPermissionDenied(error) ? new SaveDenied('no access', error) : error;
}

const REFUSALS: Readonly<Record<DenialReason, string>> = {
  'no access':
    'The database refused this save. Your account may no longer be allowed to make this change; sign in again or ask a colleague.',
  'record removed':
    'The database refused this save, since this record has been removed meanwhile. Copy it into a new record to keep it.',
  outdated:
    'Colleagues are changing this at the same moment, so it could not be saved. Please try again.',
  issued:
    'This was not saved: a number has been issued for the record meanwhile. Discard it, or copy it.',
  locked: 'This was not saved: what it changes stays as it is by now. Discard it, or copy it.',
  merged:
    'This was not saved: the record was merged or changed meanwhile. Discard it, and look at the record again.',
  'done already': 'This was not saved: a colleague has done the same meanwhile. Discard it.',
  rules:
    'The database refused this save: it holds something that the database does not accept, or this page is out of date. Reload it and try again.',
};

const CONFLICT = 'A colleague has changed the same field meanwhile. Decide which text to keep.';

const UNANSWERED =
  'There is no connection. If it was lost just now, what came of this shows here once you are back online.';

/** For whoever has typed what was not saved. */
export const TYPED_IS_KEPT = 'What you typed is still here.';

/** What is wrong with something typed that was not saved. */
export const problemMessage = (problem: Parameters<typeof sentenceOf>[0]): string =>
  `${sentenceOf(problem)} ${TYPED_IS_KEPT}`;

/** What became of a save, for the user who can do something about it. */
function sentenceOf(outcome: Outcome | { readonly kind: 'conflict' }): string {
  switch (outcome.kind) {
    case 'refused':
      return outcome.message ?? REFUSALS[outcome.reason];
    case 'failed':
      return outcome.message;
    case 'conflict':
      return CONFLICT;
    default:
      return UNANSWERED;
  }
}

/** Errors of the database that pass, and for which a save only has to wait. */
const TEMPORARY = /^(UNAVAILABLE|DISCONNECTED|NETWORK_ERROR|MAX_RETRIES|EXPIRED_TOKEN)$/i;

/** How the SDK says that it cannot read without a connection. */
const IS_OFFLINE = /client is offline/i;

/** The code of an error of the database; undefined for any other error. */
export const codeOf = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error ? String(error.code) : undefined;

/** Whether an error says only that there was no answer. */
const isUnanswered = (error: unknown): boolean =>
  error instanceof Unreachable ||
  error instanceof SessionEnded ||
  TEMPORARY.test(codeOf(error) ?? '') ||
  (error instanceof Error && IS_OFFLINE.test(error.message));

/** What an error of a save means. */
export function outcomeOf(error: unknown): Outcome {
  if (error instanceof SaveDenied) {
    const { reason, sentence: message } = error;
    return { kind: 'refused', reason, ...(message !== undefined && { message }) };
  }
  if (isUnanswered(error)) return { kind: 'unanswered' };
  const code = codeOf(error);
  const message =
    code === 'WRITE_TOO_BIG' || code === 'TOO_BIG'
      ? 'This record is too large to store. Shorten it and save again.'
      : 'This could not be saved. Please try again.';
  return { kind: 'failed', message };
}

/** Logs a save below a path that was not stored. Returns what became of it. */
export function noteFailure(error: unknown, path: string): Outcome {
  const outcome = outcomeOf(error);
  const message = `Saving to ${path} failed`;
  if (outcome.kind === 'unanswered') console.warn(message, error);
  else console.error(message, error);
  return outcome;
}

/** Resolves to null once something is stored, or to the sentence that says why it is not; see `explain`. */
export async function failureOf(
  saving: Promise<void>,
  path: string,
  advice?: string,
): Promise<string | null> {
  try {
    await saving;
    return null;
  } catch (error) {
    return explain(error, path, advice);
  }
}

/** Notes a failure as `noteFailure` does, and returns the sentence for the user; `advice` ends one of a refusal. */
export function explain(error: unknown, path: string, advice = ''): string {
  // A save that reads first is denied without a code.
  const isReadDenied = isPermissionDenied(error) && !(error instanceof SaveDenied);
  const outcome = noteFailure(isReadDenied ? new SaveDenied('no access', error) : error, path);
  const sentence = sentenceOf(outcome);
  return outcome.kind === 'unanswered' ? sentence : `${sentence} ${advice}`.trim();
}
