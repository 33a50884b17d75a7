import type { Log } from '../log.ts';

const MEGABYTE = 1024 * 1024;
/** So much may wait for a client that reads nothing, and for so long. */
const UNREAD_BYTES = 64 * MEGABYTE;
const UNREAD_MS = 5000;
/** So much may wait for a client at all; one whole read ends at 256 MB in production. */
const MAX_BYTES = 256 * MEGABYTE;

/** Counts what was sent to a client and not read by it yet, and disconnects the client when that is too much. */
export class Backlog {
  #bytes = 0;
  #timer: NodeJS.Timeout | undefined;
  #isFull = false;

  constructor(
    private readonly log: Log,
    private readonly disconnect: () => void,
  ) {}

  /** Counts a message that is being sent; the caller calls the returned function when the client has read it. */
  add(bytes: number): () => void {
    this.#bytes += bytes;
    if (this.#bytes > MAX_BYTES) this.#overflow();
    else if (this.#bytes > UNREAD_BYTES) this.#timer ??= this.#waitForReader();
    return () => {
      this.#bytes -= bytes;
      clearTimeout(this.#timer);
      this.#timer = this.#bytes > UNREAD_BYTES ? this.#waitForReader() : undefined;
    };
  }

  #waitForReader(): NodeJS.Timeout {
    return setTimeout(() => this.#overflow(), UNREAD_MS).unref();
  }

  #overflow(): void {
    if (this.#isFull) return;
    this.#isFull = true;
    this.log('A client was disconnected: it does not read what it is sent');
    this.disconnect();
  }
}
