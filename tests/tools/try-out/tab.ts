import { readFileSync } from 'node:fs';
import { onTestFinished } from 'vitest';
import { VISITOR } from '../../../tools/try-out/backendAddress.ts';
import { Backend } from '../../../tools/try-out/backend/backend.ts';
import type { State, StateStorage } from '../../../tools/try-out/backend/stateStorage.ts';
import type { BackendMessage, TabMessage } from '../../../tools/try-out/messages.ts';
import { onMessage } from '../../../tools/try-out/onMessage.ts';
import { replaceWebSocket, type PortSocket } from '../../../tools/try-out/page/PortSocket.ts';
import { replaceFetch } from '../../../tools/try-out/page/replaceFetch.ts';

/** The source of the security rules. */
export const RULES = readFileSync(new URL('../../../database.rules.json', import.meta.url), 'utf8');
const SIGN_IN =
  'https://accounts.invalid/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword';

/** Storage of a browser, in memory. */
export function memoryStorage(): StateStorage & { kept: State | null } {
  const storage = {
    kept: null as State | null,
    load: () => Promise.resolve(storage.kept),
    save(state: State) {
      storage.kept = structuredClone(state);
      return Promise.resolve();
    },
  };
  return storage;
}

export const openBackend = (storage: StateStorage = memoryStorage()): Promise<Backend> =>
  Backend.open(RULES, storage);

/** A tab of the try-out without a page. */
export class Tab {
  /** What the backend has posted to it. */
  readonly messages: BackendMessage[] = [];
  readonly #port: MessagePort;

  constructor(backend: Backend) {
    const { port1, port2 } = new MessageChannel();
    this.#port = port1;
    onMessage(port1, (message) => this.messages.push(message as BackendMessage));
    backend.connect(port2);
    onTestFinished(() => port1.close());
  }

  readonly post = (message: TabMessage, answers?: MessagePort): void =>
    this.#port.postMessage(message, answers ? [answers] : []);

  /** Signs in with the demo account through the replaced `fetch`; resolves to the token. */
  async signIn(): Promise<string> {
    const scope = { fetch };
    replaceFetch(scope, this.post);
    const body = JSON.stringify({ email: VISITOR.email, password: VISITOR.password });
    const answer = await scope.fetch(SIGN_IN, { method: 'POST', body });
    const { idToken } = (await answer.json()) as { readonly idToken: string };
    return idToken;
  }

  /** Connects to the database through the replaced `WebSocket`; resolves when it is open. */
  async connect(): Promise<DatabaseClient> {
    const scope = { WebSocket: Object as never };
    const closeAll = replaceWebSocket(scope, this.post);
    const { WebSocket: Replaced } = scope as { WebSocket: new (url: string) => PortSocket };
    const socket = new Replaced('ws://database.invalid/.ws?v=5&ns=try-out');
    const client = new DatabaseClient(socket, closeAll);
    await client.opened;
    onTestFinished(() => socket.close());
    return client;
  }
}

type Reply = { readonly s: string; readonly d: unknown };

/** Speaks the protocol of the database over a socket. */
export class DatabaseClient {
  readonly opened: Promise<void>;
  readonly closed: Promise<void>;
  /** The messages that answer no request. */
  readonly pushes: unknown[] = [];
  readonly #replies = new Map<number, (reply: Reply) => void>();

  constructor(
    readonly socket: PortSocket,
    readonly closeAll: () => void,
  ) {
    // Not addEventListener: a replaced socket has only what the SDK uses.
    this.opened = new Promise((onopen) => Object.assign(socket, { onopen }));
    this.closed = new Promise((onclose) => Object.assign(socket, { onclose }));
    const onmessage: PortSocket['onmessage'] = ({ data }) => this.#receive(data);
    Object.assign(socket, { onmessage });
  }

  /** `frameLength`: the longest frame; a longer message is sent as the number of its frames and the frames. */
  request(action: string, body: object, frameLength = Infinity): Promise<Reply> {
    const number = this.#replies.size + 1;
    const message = JSON.stringify({ t: 'd', d: { r: number, a: action, b: body } });
    const frames = message.match(new RegExp(`.{1,${Math.min(frameLength, 65_535)}}`, 'gs')) ?? [];
    if (frames.length > 1) this.socket.send(String(frames.length));
    for (const frame of frames) this.socket.send(frame);
    return new Promise((resolve) => this.#replies.set(number, resolve));
  }

  #receive(text: string): void {
    const { d } = JSON.parse(text) as { readonly d: { readonly r?: number; readonly b?: Reply } };
    const resolve = this.#replies.get(d.r ?? 0);
    if (resolve && d.b) resolve(d.b);
    else this.pushes.push(d);
  }
}
