import type { Database } from '../core/database.ts';
import { InvalidInput } from '../core/errors.ts';
import type { Log } from '../log.ts';
import { CONTROL } from './actions.ts';
import type { Credentials } from './credentials.ts';
import { MAX_MESSAGE_LENGTH, parseMessage, requestNumber } from './frames.ts';
import { Session } from './session.ts';

const PROTOCOL_VERSION = '5';

/** Carries the messages of a connection. */
export type Transport = { send(message: object): void; close(): void };

/** One client connection: its control messages and its session. */
export class Connection {
  /** Unguessable: whoever knows it can end the connection. */
  readonly id = crypto.getRandomValues(new Uint32Array(4)).join('-');
  readonly #session: Session;

  constructor(
    database: Database,
    private readonly transport: Transport,
    credentials: Credentials,
    log: Log,
  ) {
    const send = (message: object): void => transport.send(message);
    this.#session = new Session(database, credentials, send, log);
  }

  /** The first message: server time, session id, and the host to reconnect to. */
  sendHello(now: number, host: string): void {
    this.#sendControl(CONTROL.hello, { ts: now, v: PROTOCOL_VERSION, h: host, s: this.id });
  }

  /** Handles a complete message. Throws InvalidInput when the connection must be closed. */
  receive(text: string): void {
    if (text.length > MAX_MESSAGE_LENGTH) return this.#rejectTooLong(text);
    const { t: type, d: data } = parseMessage(text);
    if (type === 'd') this.#session.receive(data);
    // The client recognizes a pong only with the key `d`.
    const isPing = type === 'c' && (Object(data) as { readonly t?: unknown }).t === CONTROL.ping;
    if (isPing) this.#sendControl(CONTROL.pong, null);
  }

  /** Ends the session, of which the transport was lost. */
  onTransportLost(): void {
    this.#session.close();
  }

  /** Closes the connection from the server's side. */
  close(): void {
    this.#session.close();
    this.transport.close();
  }

  #sendControl(type: string, data: object | null): void {
    this.transport.send({ t: 'c', d: { t: type, d: data } });
  }

  #rejectTooLong(text: string): void {
    const number = requestNumber(text);
    if (number === null) throw new InvalidInput('A message is longer than 16 MB');
    const reason = `A write is longer than ${MAX_MESSAGE_LENGTH} characters`;
    this.transport.send({ t: 'd', d: { r: number, b: { s: 'too_big', d: reason } } });
  }
}
