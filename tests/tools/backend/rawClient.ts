import { WebSocket } from 'ws';
import { FrameJoiner } from '../../../tools/backend/session/frames';
import { NAMESPACE } from './restClient';

export type Reply = { readonly s: string; readonly d: unknown };

/** A WebSocket client without the SDK, so that tests control every message. */
export class RawClient {
  /** All messages of the server. */
  readonly messages: string[] = [];
  readonly socket: WebSocket;
  /** Resolves with the close code. */
  readonly closed: Promise<number>;
  #requests = 0;
  readonly #joiner = new FrameJoiner();
  readonly #pending = new Map<number, (reply: Reply) => void>();

  private constructor(port: number, params: string) {
    this.socket = new WebSocket(`ws://127.0.0.1:${port}/.ws?v=5&ns=${NAMESPACE}${params}`);
    this.closed = new Promise((resolve) => this.socket.on('close', resolve));
    this.socket.on('error', () => {});
    this.socket.on('message', (frame: Buffer) => this.#onFrame(frame.toString()));
  }

  static async connect(server: { readonly port: number }, params = ''): Promise<RawClient> {
    const client = new RawClient(server.port, params);
    await new Promise((resolve) => client.socket.once('message', resolve));
    return client;
  }

  /** Sends a request and waits for its reply. */
  request(action: string, body: object): Promise<Reply> {
    this.#requests += 1;
    const request = { r: this.#requests, a: action, b: body };
    const reply = this.replyTo(this.#requests);
    this.socket.send(JSON.stringify({ t: 'd', d: request }));
    return reply;
  }

  /** The data of all messages after the first `count`. */
  messagesAfter(count: number): readonly unknown[] {
    return this.messages.slice(count).map((message) => (JSON.parse(message) as { d: unknown }).d);
  }

  /** The reply to the request with this number. */
  replyTo(request: number): Promise<Reply> {
    return new Promise((resolve) => this.#pending.set(request, resolve));
  }

  #onFrame(frame: string): void {
    const message = this.#joiner.add(frame);
    if (message !== null) this.#onMessage(message);
  }

  #onMessage(message: string): void {
    this.messages.push(message);
    const { t, d } = JSON.parse(message) as { t: string; d: { r?: number; b: Reply } };
    if (t === 'd' && d.r !== undefined) this.#pending.get(d.r)?.(d.b);
  }
}
