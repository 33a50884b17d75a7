import { WebSocket } from 'ws';

export type Reply = { readonly s: string; readonly d: unknown };

/** A socket without the SDK's good manners. */
export class RawClient {
  /** Everything the server said. */
  readonly frames: string[] = [];
  readonly socket: WebSocket;
  /** Resolves with the code of the closing frame. */
  readonly closed: Promise<number>;
  #requests = 0;
  readonly #waiting = new Map<number, (reply: Reply) => void>();

  private constructor(port: number, params: string) {
    this.socket = new WebSocket(`ws://127.0.0.1:${port}/.ws?v=5&ns=demo-default-rtdb${params}`);
    this.closed = new Promise((resolve) => this.socket.on('close', resolve));
    this.socket.on('error', () => {});
    this.socket.on('message', (frame: Buffer) => this.#hear(frame.toString()));
  }

  static async connect(server: { readonly port: number }, params = ''): Promise<RawClient> {
    const client = new RawClient(server.port, params);
    await new Promise((resolve) => client.socket.once('message', resolve));
    return client;
  }

  /** Sends a request and waits for its reply. */
  ask(action: string, body: object): Promise<Reply> {
    this.#requests += 1;
    const request = { r: this.#requests, a: action, b: body };
    const reply = this.reply(this.#requests);
    this.socket.send(JSON.stringify({ t: 'd', d: request }));
    return reply;
  }

  /** The bodies of all data messages after the first `count` messages. */
  since(count: number): readonly unknown[] {
    return this.frames.slice(count).map((frame) => (JSON.parse(frame) as { d: unknown }).d);
  }

  /** The reply to the request with this number. */
  reply(request: number): Promise<Reply> {
    return new Promise((resolve) => this.#waiting.set(request, resolve));
  }

  #hear(frame: string): void {
    this.frames.push(frame);
    const { t, d } = JSON.parse(frame) as { t: string; d: { r?: number; b: Reply } };
    if (t === 'd' && d.r !== undefined) this.#waiting.get(d.r)?.(d.b);
  }
}
