import { ACTIVITY_PATH } from '../../model/activity.ts';
import { ask as askDatabase, database } from '../../../firebase/database.ts';
import { receivedLength } from '../../../firebase/sdkInsides.ts';

/** How long a line may be quiet before it is asked whether it is alive. */
const QUIET_MS = 8_000;

/** How long it may take to answer, until it has shown that it needs longer. */
const ANSWER_MS = 6_000;

/** How long it may take at most. */
const MAX_ANSWER_MS = 60_000;

/** How far apart two checks may be for an answer between them to have come at the time of the second. */
const PUNCTUAL_MS = 3_000;

/** A connection that may fall silent without being closed. */
export type Line = {
  /** Grows with everything that arrives. Where it is NaN, the line is never taken for silent. */
  received(this: void): number;
  /** Sends something that must be answered. */
  ask(this: void): void;
  /** Called when nothing has come in spite of that: whatever is done about it, `restart` follows. */
  onSilence(this: void): void;
};

/** Watches a line as often as `check` is called. */
export type LineWatch = {
  /** Looks whether anything has arrived. A line that has been quiet is asked only if `mayAsk`, but an answer is always due. */
  check(this: void, mayAsk: boolean): void;
  /** Asks at once, since somebody waits for an answer, unless one is due already. */
  expectAnswer(this: void): void;
  /** Begins anew with another connection. */
  restart(this: void): void;
};

/**
 * Notices within 15 seconds, checked every second, that a line has fallen silent. Anything that arrives is an answer, so that
 * one which is busy with a long message is not taken for dead; a slow one is given more time after each mistake.
 */
export function watchLine({ received, ask, onSilence }: Line): LineWatch {
  let count = received();
  let heardAt = performance.now();
  let askedAt: number | null = null;
  let patience = ANSWER_MS;
  let checkedAt = heardAt;

  function expectAnswer(): void {
    if (askedAt !== null) return;
    restart();
    askedAt = performance.now();
    ask();
  }

  function restart(): void {
    count = received();
    heardAt = performance.now();
    askedAt = null;
  }

  function check(mayAsk: boolean): void {
    const now = performance.now();
    // A browser that looks seldom, as for a hidden tab or after a sleep, does not know when the answer came.
    const isPunctual = now - checkedAt <= PUNCTUAL_MS;
    checkedAt = now;
    if (received() !== count) {
      if (askedAt !== null && isPunctual) {
        patience = Math.min(MAX_ANSWER_MS, Math.max(ANSWER_MS, 2 * (now - askedAt)));
      }
      restart();
    } else if (askedAt === null) {
      if (mayAsk && now - heardAt >= QUIET_MS) expectAnswer();
    } else if (now - askedAt >= patience) {
      patience = Math.min(MAX_ANSWER_MS, 2 * patience);
      restart();
      onSilence();
    }
  }

  return { check, expectAnswer, restart };
}

// It costs some 130 bytes there and back.
const askForNothing = (): void => void askDatabase(ACTIVITY_PATH).catch(() => undefined);

/** Watches the connection to the database, which can be dead for minutes without the browser's knowledge (docs/what-can-go-wrong.md). */
export const watchDatabaseLine = (onSilence: () => void): LineWatch =>
  watchLine({ received: () => receivedLength(database()), ask: askForNothing, onSilence });
