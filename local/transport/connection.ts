import { randomUUID } from 'node:crypto';
import type { Database } from '../core/database.ts';
import { InvalidInput } from '../core/errors.ts';
import type { Log } from '../log.ts';
import type { Credentials } from './credentials.ts';
import { MAX_MESSAGE, parseMessage, requestNumber } from './frames.ts';
import { Session } from './session.ts';

/** What carries the messages of a connection: a socket, or a series of polls. */
export type Transport = { send(message: object): void; close(): void };

/** One client connection: control messages, and the move from long polling to a socket. */
export class Connection {
  readonly id = randomUUID();
  readonly #session: Session;
  /** Where requests are taken from, and where messages go; they differ only during an upgrade. */
  #reading: Transport;
  #writing: Transport;
  #upgrade: Transport | null = null;
  #held: unknown[] = [];

  constructor(database: Database, transport: Transport, credentials: Credentials, log: Log) {
    this.#reading = transport;
    this.#writing = transport;
    const send = (message: object): void => this.#writing.send(message);
    this.#session = new Session(database, credentials, send, log);
  }

  /** Speaks first: server time, the session's id, and the address to which the client comes back. */
  greet(now: number, host: string): void {
    this.#control(this.#writing, 'h', { ts: now, v: '5', h: host, s: this.id });
  }

  get isOpen(): boolean {
    return this.#session.isOpen;
  }

  /** Offers a second transport, to which the client may switch. */
  offer(transport: Transport): void {
    this.#upgrade = transport;
    this.#control(transport, 'a', {});
  }

  /** Takes a whole message. Throws InvalidInput when the connection has to end. */
  receive(text: string, from: Transport): void {
    if (text.length > MAX_MESSAGE) return this.#refuse(text);
    const { t, d } = parseMessage(text);
    if (t === 'c') this.#onControl(Object(d) as { readonly t?: unknown }, from);
    else if (t === 'd' && from === this.#reading) this.#session.receive(d);
    else if (t === 'd') this.#held.push(d);
  }

  /** A transport is gone; if it was the one in use, so is the client. */
  lost(transport: Transport): void {
    if (transport === this.#reading) this.#session.close();
    if (transport === this.#upgrade) this.#upgrade = null;
  }

  /** Ends the connection from the server's side. */
  close(): void {
    this.#session.close();
    this.#reading.close();
    this.#upgrade?.close();
  }

  #onControl({ t }: { readonly t?: unknown }, from: Transport): void {
    // The client takes an answer for one only when it has the key `d`.
    if (t === 'p') this.#control(from, 'o', null);
    if (t === 'a' && from === this.#upgrade) {
      this.#control(this.#writing, 'n', {});
      this.#writing = from;
    }
    if (t === 'n' && from === this.#reading && this.#upgrade) {
      this.#reading = this.#upgrade;
      this.#upgrade = null;
      for (const request of this.#held.splice(0)) this.#session.receive(request);
    }
  }

  #refuse(text: string): void {
    const r = requestNumber(text);
    if (r === null) throw new InvalidInput('A message is longer than 16 MB');
    const d = `A write is longer than ${MAX_MESSAGE} characters`;
    this.#writing.send({ t: 'd', d: { r, b: { s: 'too_big', d } } });
  }

  #control(transport: Transport, t: string, d: object | null): void {
    transport.send({ t: 'c', d: { t, d } });
  }
}
