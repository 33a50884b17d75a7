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
  /** Why a lock refuses it. */
  readonly refusal: string | undefined;

  constructor(reason: DenialReason, cause: unknown, refusal?: string) {
    super(`The database denied the save: ${reason}`, { cause });
    this.reason = reason;
    this.refusal = refusal;
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
 * Rejects with `Unreachable` when the connection is lost, since other tabs and people must not wait, and when the session of a
 * request has ended; with `SaveDenied` when the database denies it.
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
