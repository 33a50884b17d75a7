import type { IncomingMessage, ServerResponse } from 'node:http';
import type { CreateBacklog, StallTimer } from './backlog.ts';
import type { Clients } from '../session/clients.ts';
import type { Connection } from '../session/connection.ts';
import { InvalidInput } from '../core/errors.ts';
import { CLOSE_SCRIPT, PollingTransport, sendScript } from './pollingTransport.ts';

/** A client polls every 25 seconds; after this time without a poll it counts as disconnected. */
const POLL_TIMEOUT_MS = 60_000;

type PollingClient = {
  readonly transport: PollingTransport;
  readonly connection: Connection;
  readonly timeout: NodeJS.Timeout;
};

/** Long polling at `/.lp`, for browsers that cannot use WebSockets. */
export class LongPollingTransport {
  readonly #clients = new Map<string, PollingClient>();

  constructor(
    private readonly clients: Clients,
    private readonly createBacklog: CreateBacklog,
  ) {}

  /** Throws InvalidInput on an invalid namespace. */
  handle(params: URLSearchParams, incoming: IncomingMessage, response: ServerResponse): void {
    if (params.get('start') === 't') {
      return this.#start(params, incoming.headers.host ?? '', response);
    }
    const client = this.#clients.get(params.get('id') ?? '');
    if (client?.transport.password !== params.get('pw')) return sendScript(response, CLOSE_SCRIPT);
    if (params.get('dframe') === 't') return sendDisconnectPage(response, client.transport);
    if (params.get('disconn') === 't') {
      this.#disconnect(client);
      return sendScript(response, '');
    }
    client.timeout.refresh();
    client.transport.hold(response);
    this.#receive(params, client);
  }

  #receive(params: URLSearchParams, client: PollingClient): void {
    try {
      for (const message of client.transport.receive(params)) {
        client.connection.receive(message, client.transport);
      }
    } catch (error) {
      if (!(error instanceof InvalidInput)) throw error;
      this.#disconnect(client);
    }
  }

  #start(params: URLSearchParams, host: string, response: ServerResponse): void {
    // Deferred, because it runs the client's onDisconnect writes and may be called during another write.
    const disconnect = (): void => queueMicrotask(() => this.#disconnect(client));
    const transport = new PollingTransport(this.createBacklog(pollTimer(), disconnect));
    const connection = this.clients.open(params, host, transport);
    const timeout = setTimeout(() => this.#disconnect(client), POLL_TIMEOUT_MS);
    const client: PollingClient = { transport, connection, timeout };
    this.#clients.set(transport.id, client);
    const callback = (params.get('cb') ?? '').replaceAll(/\W/g, '');
    sendScript(response, transport.greeting(callback));
  }

  #disconnect({ transport, connection, timeout }: PollingClient): void {
    clearTimeout(timeout);
    this.#clients.delete(transport.id);
    transport.close();
    this.clients.onTransportLost(connection, transport);
  }

  /** Stops all timers; `Clients` closes the connections. */
  close(): void {
    for (const { timeout } of this.#clients.values()) clearTimeout(timeout);
    this.#clients.clear();
  }
}

/** A stall timer for polls, of which only a completely read one counts as progress. */
function pollTimer(): StallTimer {
  let timer: NodeJS.Timeout | undefined;
  return (ms, onStalled) => {
    clearTimeout(timer);
    if (ms > 0) timer = setTimeout(onStalled, ms);
  };
}

/** A page for a hidden frame that reports when the browser leaves. */
function sendDisconnectPage(response: ServerResponse, { id, password }: PollingTransport): void {
  const url = `/.lp?disconn=t&id=${id}&pw=${password}`;
  response.writeHead(200, { 'content-type': 'text/html' });
  response.end(
    `<script>addEventListener('pagehide', () => navigator.sendBeacon('${url}'))</script>`,
  );
}
