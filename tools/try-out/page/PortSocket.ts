import { DATABASE_HOST } from '../backendAddress.ts';
import type { TabMessage } from '../messages.ts';
import { onMessage } from '../onMessage.ts';

/** Posts a message to the backend, with a port over which it answers. */
export type PostToBackend = (message: TabMessage, answers: MessagePort) => void;

/** As in a WebSocket. */
const OPEN = 1;
const CLOSED = 3;

/** The part of a WebSocket that the database SDK uses, with frames that travel over a message port. */
export class PortSocket {
  onopen: (() => void) | null = null;
  onmessage: ((event: { readonly data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  onerror: (() => void) | null = null;
  readyState = 0;
  readonly #port: MessagePort;

  constructor(url: string, post: PostToBackend) {
    const { port1, port2 } = new MessageChannel();
    this.#port = port1;
    // A frame is a text; null says that the other side has opened the connection, or closes it.
    onMessage(port1, (frame) => this.#receive(frame as string | null));
    post({ type: 'socket', url }, port2);
  }

  send(frame: string): void {
    if (this.readyState === OPEN) this.#port.postMessage(frame, []);
  }

  close(): void {
    if (this.readyState === CLOSED) return;
    this.readyState = CLOSED;
    this.#port.postMessage(null, []);
    this.#port.close();
    // After the caller has finished, as a WebSocket would.
    queueMicrotask(() => this.onclose?.());
  }

  #receive(frame: string | null): void {
    if (frame !== null) this.onmessage?.({ data: frame });
    else if (this.readyState === OPEN) this.close();
    else {
      this.readyState = OPEN;
      this.onopen?.();
    }
  }
}

type SocketConstructor = new (url: string, ...rest: never[]) => unknown;

/**
 * Replaces `WebSocket`, which the database SDK reads when it is loaded. Connections to any other host stay what they are.
 * Returns a function that closes all connections to the backend, whereupon the SDK connects again.
 */
export function replaceWebSocket(
  scope: { WebSocket: SocketConstructor },
  post: PostToBackend,
): () => void {
  const Original = scope.WebSocket;
  const sockets = new Set<PortSocket>();
  // A plain function, because a constructor that returns another object needs no class.
  scope.WebSocket = function connect(url: string, ...rest: never[]): unknown {
    if (new URL(url).hostname !== DATABASE_HOST) return new Original(url, ...rest);
    const socket = new PortSocket(url, post);
    sockets.add(socket);
    return socket;
  } as unknown as SocketConstructor;
  return () => {
    for (const socket of sockets) socket.close();
    sockets.clear();
  };
}
