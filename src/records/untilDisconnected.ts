import { SessionEnded } from '../firebase/app.ts';
import { isPermissionDenied, SaveDenied } from './saveDenied.ts';
import { expectAnswer, whenDisconnected } from './useConnection.ts';

/** The connection was lost, or the session has ended, before the server answered: the request may or may not have arrived. */
export class Unreachable extends Error {}

/**
 * Rejects with `Unreachable` when the connection is lost, since other tabs, and people, must not wait for this one, and when
 * the session of a request has ended.
 */
export function untilDisconnected<Result>(request: () => Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    // A request whose connection is lost may never be answered.
    const stop = whenDisconnected(() => reject(new Unreachable()));
    expectAnswer();
    void request()
      .then(resolve, (error: unknown) => reject(asOutcome(error)))
      .finally(stop);
  });
}

/** What an error of a request means for whoever waits for it. */
function asOutcome(error: unknown): unknown {
  if (error instanceof SessionEnded) return new Unreachable('The session has ended');
  return isPermissionDenied(error) ? new SaveDenied('no access', error) : error;
}
