import { runInNewContext } from 'node:vm';
import { vi } from 'vitest';
import type { DatabaseServer } from '../../local/server';
import { NAMESPACE } from './restClient';

/** The long-polling client of the SDK without a browser: it runs the scripts that the server sends. */
export class PollingClient {
  readonly messages: unknown[] = [];
  id = '';
  #password = '';
  #segment = 0;
  readonly #url: string;

  private constructor(server: DatabaseServer) {
    this.#url = `${server.url}/.lp?ns=${NAMESPACE}`;
  }

  static async connect(server: DatabaseServer): Promise<PollingClient> {
    const client = new PollingClient(server);
    await client.#run(`${client.#url}&start=t&cb=7`);
    return client;
  }

  async poll(segments: string | undefined): Promise<string> {
    return this.#run(`${this.#url}&id=${this.id}&pw=${this.#password}${segments}`);
  }

  async request(request: object): Promise<string> {
    return this.send({ t: 'd', d: request });
  }

  async send(message: object): Promise<string> {
    return this.poll(this.#segments(message, 1).join(''));
  }

  segments(request: object, count: number): readonly string[] {
    return this.#segments({ t: 'd', d: request }, count);
  }

  /** Waits for a message, then polls again. */
  async waitFor(message: unknown): Promise<void> {
    const expected = JSON.stringify(message);
    await vi.waitUntil(() => JSON.stringify(this.messages.at(-1)) === expected);
    void this.poll('');
  }

  async disconnect(): Promise<void> {
    await fetch(`${this.#url}&disconn=t&id=${this.id}&pw=${this.#password}`, { method: 'POST' });
  }

  #segments(message: object, count: number): readonly string[] {
    const encoded = Buffer.from(JSON.stringify(message)).toString('base64url');
    const length = Math.ceil(encoded.length / count);
    return Array.from({ length: count }, (_, index) => {
      const text = encoded.slice(index * length, (index + 1) * length);
      return `&seg0=${this.#segment++}&ts0=${count}&d0=${text}`;
    });
  }

  async #run(url: string): Promise<string> {
    const script = await (await fetch(url)).text();
    const window = {
      pLPCommand7: (command: string, id: string, password: string) => {
        if (command === 'start') [this.id, this.#password] = [id, password];
      },
      pRTLPCB7: (_: number, messages: unknown[]) => {
        this.messages.push(...(JSON.parse(JSON.stringify(messages)) as unknown[]));
      },
    };
    const callbacks = { pLPCommand: window.pLPCommand7, pRTLPCB: window.pRTLPCB7 };
    runInNewContext(script, { ...callbacks, parent: { window } });
    return script;
  }
}
