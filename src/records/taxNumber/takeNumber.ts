import { SaveDenied } from '../saveDenied.ts';

/** What taking a number needs from the server. Requests reject with `SaveDenied` when the database denies them. */
export type NumberDeps = {
  /** The number that was taken last from the counter; 0 if none. */
  readonly last: () => Promise<number>;
  /** The number of the record; null if it has none. */
  readonly own: () => Promise<number | null>;
  /** Stores a number in the record and in the counter at once. `isRetry`: with a fresh token. */
  readonly write: (number: number, isRetry: boolean) => Promise<void>;
  /** Waits before the next attempt. */
  readonly pause: (attempt: number) => Promise<void>;
};

/** How many races in a row are lost before the user sees an error. */
const MAX_ATTEMPTS = 100;

/**
 * Takes the next number for a record. Where somebody else was faster, it takes the number after theirs; where the record has got
 * a number meanwhile, that is the result. Rejects with `SaveDenied` when the database denies it for another reason.
 */
export async function takeNumber(deps: NumberDeps, attempt = 1, isRetry = false): Promise<number> {
  const own = await deps.own();
  if (own !== null) return own;
  const last = await deps.last();
  try {
    await deps.write(last + 1, isRetry);
    return last + 1;
  } catch (error) {
    if (!(error instanceof SaveDenied) || attempt === MAX_ATTEMPTS) throw error;
    const isRaceLost = (await deps.last()) !== last;
    if (isRetry && !isRaceLost) throw error;
    if (isRaceLost) await deps.pause(attempt);
    // Denied for another reason, the token may be out of date.
    return takeNumber(deps, attempt + 1, isRetry || !isRaceLost);
  }
}

/** A random wait in milliseconds: the longer, the more races have been lost, so that many people get out of step. */
export const pauseMs = (attempt: number): number => Math.random() * Math.min(25 * attempt, 250);
