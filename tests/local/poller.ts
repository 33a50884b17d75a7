import { runInNewContext } from 'node:vm';
import { vi } from 'vitest';
import type { DatabaseServer } from '../../local/server';

/** What the browser's part of the SDK does, without a browser: it runs the scripts that it is sent. */
export class Poller {
  readonly messages: unknown[] = [];
  id = '';
  #password = '';
  #segment = 0;
  readonly #url: string;

  private constructor(server: DatabaseServer) {
    this.#url = `${server.url}/.lp?ns=demo-default-rtdb`;
  }

  static async start(server: DatabaseServer): Promise<Poller> {
    const poller = new Poller(server);
    await poller.#run(`${poller.#url}&start=t&cb=7`);
    return poller;
  }

  async poll(pieces: string | undefined): Promise<string> {
    return this.#run(`${this.#url}&id=${this.id}&pw=${this.#password}${pieces}`);
  }

  async ask(request: object): Promise<string> {
    return this.send({ t: 'd', d: request });
  }

  async send(message: object): Promise<string> {
    return this.poll(this.#pieces(message, 1).join(''));
  }

  pieces(request: object, count: number): readonly string[] {
    return this.#pieces({ t: 'd', d: request }, count);
  }

  /** Waits for a message, and polls again. */
  async until(message: unknown): Promise<void> {
    const wanted = JSON.stringify(message);
    await vi.waitUntil(() => JSON.stringify(this.messages.at(-1)) === wanted);
    void this.poll('');
  }

  async leave(): Promise<void> {
    await fetch(`${this.#url}&disconn=t&id=${this.id}&pw=${this.#password}`, { method: 'POST' });
  }

  #pieces(message: object, count: number): readonly string[] {
    const encoded = Buffer.from(JSON.stringify(message)).toString('base64url');
    const length = Math.ceil(encoded.length / count);
    return Array.from({ length: count }, (_, at) => {
      const text = encoded.slice(at * length, (at + 1) * length);
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
