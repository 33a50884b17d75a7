import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Log } from '../log.ts';
import { Backlog, type Watch } from './backlog.ts';
import type { Clients } from './clients.ts';
import type { Connection } from './connection.ts';
import { InvalidInput } from '../core/errors.ts';
import { PollingTransport, sendScript } from './pollingTransport.ts';

/** A client that has not polled for so long is gone; it polls every 25 seconds. */
const SILENCE_MS = 60_000;

type Poller = {
  readonly transport: PollingTransport;
  readonly connection: Connection;
  silence: NodeJS.Timeout;
};

/** The long-polling door, `/.lp`: how a browser connects that believes sockets do not work. */
export class LongPollingTransport {
  readonly #pollers = new Map<string, Poller>();

  constructor(
    private readonly clients: Clients,
    private readonly log: Log,
  ) {}

  /** Throws InvalidInput on a namespace that cannot be. */
  handle(params: URLSearchParams, incoming: IncomingMessage, response: ServerResponse): void {
    if (params.get('start') === 't') {
      return this.#start(params, incoming.headers.host ?? '', response);
    }
    const poller = this.#pollers.get(params.get('id') ?? '');
    if (poller?.transport.password !== params.get('pw')) {
      return sendScript(response, "pLPCommand('close');");
    }
    if (params.get('dframe') === 't') return sendDisconnectPage(response, poller.transport);
    if (params.get('disconn') === 't') {
      this.#end(poller);
      return sendScript(response, '');
    }
    poller.silence.refresh();
    poller.transport.hold(response);
    this.#receive(params, poller);
  }

  #receive(params: URLSearchParams, poller: Poller): void {
    try {
      for (const message of poller.transport.take(params)) {
        poller.connection.receive(message, poller.transport);
      }
    } catch (error) {
      if (!(error instanceof InvalidInput)) throw error;
      this.#end(poller);
    }
  }

  #start(params: URLSearchParams, host: string, response: ServerResponse): void {
    // Its end writes what the client queued for it, which must not happen in the middle of another write.
    const end = (): void => queueMicrotask(() => this.#end(poller));
    const transport = new PollingTransport(new Backlog(this.log, watchPolls(), end));
    const connection = this.clients.open(params, host, transport);
    const silence = setTimeout(() => this.#end(poller), SILENCE_MS);
    const poller: Poller = { transport, connection, silence };
    this.#pollers.set(transport.id, poller);
    const callback = (params.get('cb') ?? '').replaceAll(/\W/g, '');
    sendScript(response, transport.greeting(callback));
  }

  #end({ transport, connection, silence }: Poller): void {
    clearTimeout(silence);
    this.#pollers.delete(transport.id);
    transport.close();
    this.clients.lost(connection, transport);
  }

  /** Forgets everyone; their connections are closed by whoever keeps them. */
  close(): void {
    for (const { silence } of this.#pollers.values()) clearTimeout(silence);
    this.#pollers.clear();
  }
}

/** Waits for one of the polls to be read to its end. */
function watchPolls(): Watch {
  let timer: NodeJS.Timeout | undefined;
  return (ms, stalled) => {
    clearTimeout(timer);
    if (ms > 0) timer = setTimeout(stalled, ms);
  };
}

/** A page in a hidden frame that tells when it is left. */
function sendDisconnectPage(response: ServerResponse, { id, password }: PollingTransport): void {
  const url = `/.lp?disconn=t&id=${id}&pw=${password}`;
  response.writeHead(200, { 'content-type': 'text/html' });
  response.end(
    `<script>addEventListener('pagehide', () => navigator.sendBeacon('${url}'))</script>`,
  );
}
