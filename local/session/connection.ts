import type { Database } from '../core/database.ts';
import { InvalidInput } from '../core/errors.ts';
import type { Log } from '../log.ts';
import { CONTROL } from './actions.ts';
import type { Credentials } from './credentials.ts';
import { MAX_MESSAGE_LENGTH, parseMessage, requestNumber } from './frames.ts';
import { Session } from './session.ts';

const PROTOCOL_VERSION = '5';

/** Carries the messages of a connection: a WebSocket, or a series of polls. */
export type Transport = { send(message: object): void; close(): void };

/** One client connection: control messages, and the upgrade from long polling to a WebSocket. */
export class Connection {
  /** Unguessable: whoever knows it can end the connection. */
  readonly id = crypto.getRandomValues(new Uint32Array(4)).join('-');
  readonly #session: Session;
  /** The transports for requests and for messages; they differ only during an upgrade. */
  #input: Transport;
  #output: Transport;
  #upgrade: Transport | null = null;
  /** Requests received over the new transport before the old one has ended. */
  #deferred: unknown[] = [];

  constructor(database: Database, transport: Transport, credentials: Credentials, log: Log) {
    this.#input = transport;
    this.#output = transport;
    const send = (message: object): void => this.#output.send(message);
    this.#session = new Session(database, credentials, send, log);
  }

  /** The first message: server time, session id, and the host to reconnect to. */
  sendHello(now: number, host: string): void {
    const hello = { ts: now, v: PROTOCOL_VERSION, h: host, s: this.id };
    sendControl(this.#output, CONTROL.hello, hello);
  }

  get isOpen(): boolean {
    return this.#session.isOpen;
  }

  /** Offers the client a second transport to switch to. */
  offer(transport: Transport): void {
    this.#upgrade = transport;
    sendControl(transport, CONTROL.switch, {});
  }

  /** Handles a complete message. Throws InvalidInput when the connection must be closed. */
  receive(text: string, from: Transport): void {
    if (text.length > MAX_MESSAGE_LENGTH) return this.#rejectTooLong(text);
    const { t: type, d: data } = parseMessage(text);
    if (type === 'c') this.#onControl(Object(data) as { readonly t?: unknown }, from);
    else if (type === 'd' && from === this.#input) this.#session.receive(data);
    else if (type === 'd') this.#deferred.push(data);
  }

  /** Ends the session if the lost transport was the one in use. */
  onTransportLost(transport: Transport): void {
    if (transport === this.#input) this.#session.close();
    if (transport === this.#upgrade) this.#upgrade = null;
  }

  /** Closes the connection from the server's side. */
  close(): void {
    this.#session.close();
    this.#input.close();
    this.#upgrade?.close();
  }

  #onControl({ t: type }: { readonly t?: unknown }, from: Transport): void {
    // The client recognizes a pong only with the key `d`.
    if (type === CONTROL.ping) sendControl(from, CONTROL.pong, null);
    if (type === CONTROL.switch && from === this.#upgrade) {
      sendControl(this.#output, CONTROL.endTransmission, {});
      this.#output = from;
    }
    if (type === CONTROL.endTransmission && from === this.#input && this.#upgrade) {
      this.#input = this.#upgrade;
      this.#upgrade = null;
      for (const request of this.#deferred.splice(0)) this.#session.receive(request);
    }
  }

  #rejectTooLong(text: string): void {
    const number = requestNumber(text);
    if (number === null) throw new InvalidInput('A message is longer than 16 MB');
    const reason = `A write is longer than ${MAX_MESSAGE_LENGTH} characters`;
    this.#output.send({ t: 'd', d: { r: number, b: { s: 'too_big', d: reason } } });
  }
}

function sendControl(transport: Transport, type: string, data: object | null): void {
  transport.send({ t: 'c', d: { t: type, d: data } });
}
