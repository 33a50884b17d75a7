import type { Socket } from 'node:net';
import type { Log } from '../log.ts';

const MEGABYTE = 1024 * 1024;
/** So much may wait for a client that reads nothing, and for so long. */
const UNREAD_BYTES = 64 * MEGABYTE;
const UNREAD_MS = 5000;
/** So much may wait for a client at all; one whole read ends at 256 MB in production. */
const MAX_BYTES = 256 * MEGABYTE;

/** Calls `stalled` when the client has read nothing for so many milliseconds; 0 stops that. */
export type Watch = (ms: number, stalled: () => void) => void;

/** Counts what was sent to a client and not read by it yet, and disconnects the client when that is too much. */
export class Backlog {
  #bytes = 0;
  #isWatching = false;
  #isFull = false;

  constructor(
    private readonly log: Log,
    private readonly watch: Watch,
    private readonly disconnect: () => void,
  ) {}

  /** Counts a message that is being sent; the caller calls the returned function when the client has read it. */
  add(bytes: number): () => void {
    this.#bytes += bytes;
    if (this.#bytes > MAX_BYTES) this.#overflow();
    else if (!this.#isWatching) this.#update();
    return () => {
      this.#bytes -= bytes;
      this.#update();
    };
  }

  #update(): void {
    if (this.#isWatching) this.watch(0, this.#overflow);
    this.#isWatching = this.#bytes > UNREAD_BYTES;
    if (this.#isWatching) this.watch(UNREAD_MS, this.#overflow);
  }

  readonly #overflow = (): void => {
    if (this.#isFull) return;
    this.#isFull = true;
    this.log('A client was disconnected: it does not read what it is sent');
    this.disconnect();
  };
}

/** Watches a socket, where also a part of a message counts as read. */
export function watchSocket(socket: Socket): Watch {
  return (ms, stalled) => void socket.setTimeout(ms, stalled);
}
