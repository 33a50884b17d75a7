import type { Socket } from 'node:net';
import type { Log } from '../log.ts';

const MEGABYTE = 1024 * 1024;

/** How much unread data a client may have before it is disconnected. */
export type BacklogLimits = {
  /** Above this many bytes, a client that reads nothing for `stalledMs` is disconnected. */
  readonly bytes: number;
  readonly stalledMs: number;
  /** Above this many bytes, any client is disconnected. */
  readonly maxBytes: number;
};

/** In production, one read returns at most 256 MB. */
export const BACKLOG_LIMITS: BacklogLimits = {
  bytes: 64 * MEGABYTE,
  stalledMs: 5000,
  maxBytes: 256 * MEGABYTE,
};

/** Calls `onStalled` when the client has read nothing for `ms` milliseconds; 0 cancels. */
export type StallTimer = (ms: number, onStalled: () => void) => void;

/** Creates the backlog of a new client. */
export type CreateBacklog = (timer: StallTimer, disconnect: () => void) => Backlog;

/** Counts the bytes sent to a client but not yet read, and disconnects it above the limits. */
export class Backlog {
  #bytes = 0;
  #isTiming = false;
  #isExceeded = false;

  constructor(
    private readonly limits: BacklogLimits,
    private readonly log: Log,
    private readonly timer: StallTimer,
    private readonly disconnect: () => void,
  ) {}

  /** Counts a message; returns a function to call when the client has read it. */
  add(bytes: number): () => void {
    this.#bytes += bytes;
    if (this.#bytes > this.limits.maxBytes) this.#onExceeded();
    else if (!this.#isTiming) this.#update();
    return () => {
      this.#bytes -= bytes;
      this.#update();
    };
  }

  #update(): void {
    if (this.#isTiming) this.timer(0, this.#onExceeded);
    this.#isTiming = this.#bytes > this.limits.bytes;
    if (this.#isTiming) this.timer(this.limits.stalledMs, this.#onExceeded);
  }

  readonly #onExceeded = (): void => {
    if (this.#isExceeded) return;
    this.#isExceeded = true;
    this.log('A client was disconnected: it does not read what it is sent');
    this.disconnect();
  };
}

/** A stall timer for a socket, on which a partly read message counts as progress. */
export function socketTimer(socket: Socket): StallTimer {
  return (ms, onStalled) => void socket.setTimeout(ms, onStalled);
}
