import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import { Clients } from './transport/clients.ts';
import { Credentials } from './transport/credentials.ts';
import { HttpHandler } from './transport/http.ts';
import { LongPollingTransport } from './transport/longPolling.ts';
import { WebSocketTransport } from './transport/webSocket.ts';
import { listenOnLoopback, portOf } from './listenOnLoopback.ts';
import type { Log } from './log.ts';
import { Namespaces } from './namespaces.ts';
import { type AccessCheck, createAccessCheck, withAccessCheck } from './requestAccess.ts';
import { DataFolder } from './storage/dataFolder.ts';

export type ServerOptions = {
  /** 0, the default, takes any free port. */
  readonly port?: number;
  /** Loopback (`127.0.0.1` and, where there is one, `::1`) unless given. */
  readonly host?: string | undefined;
  /** The only origins whose pages may use the server; pages on loopback or on the same host unless given. */
  readonly origins?: readonly string[] | undefined;
  /** The rules of every namespace that has none of its own: a file, or the text. Without them all is open. */
  readonly rulesFile?: string | undefined;
  readonly rules?: string;
  /** The folder to keep the data in; without one they live in memory. */
  readonly dataDir?: string | undefined;
  /** Told of denials, of clients that misbehave and of incomplete data, a line at a time. */
  readonly log?: Log;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
  /** How many seconds after it was issued a token expires, if it does not say an earlier moment; for tests. */
  readonly tokenLifetime?: number | undefined;
};

export type DatabaseServer = {
  readonly port: number;
  readonly host: string;
  readonly url: string;
  readonly namespaces: Namespaces;
  /** Rules for one namespace, or for all that have none of their own. Throws RulesError; the old stay then. */
  setRules(text: string, namespace?: string): void;
  /** Disconnects everyone, running what they queued for that moment, and lets go of port and folder. */
  close(): Promise<void>;
};

/** Starts a server. Throws on a taken port, on rules that do not compile, and on a locked or damaged folder. */
export async function createDatabaseServer(options: ServerOptions = {}): Promise<DatabaseServer> {
  const { host, port = 0, rulesFile, rules, dataDir, log = () => {}, now = Date.now } = options;
  const folder = dataDir === undefined ? null : new DataFolder(dataDir, log);
  try {
    const namespaces = new Namespaces(folder, log, now);
    const text = rulesFile === undefined ? rules : readFileSync(rulesFile, 'utf8');
    if (text !== undefined) namespaces.setRules(text);

    const credentials = new Credentials(now, options.tokenLifetime);
    const clients = new Clients(namespaces, credentials, log);
    const polling = new LongPollingTransport(clients, log);
    const http = new HttpHandler(namespaces, credentials, polling, log);
    const sockets = new WebSocketTransport(clients, log);
    const refusalOf = createAccessCheck(options);
    const servers = await listenOnLoopback({ host, port }, () =>
      serve(http, sockets, refusalOf, log),
    );
    const taken = portOf(servers[0]);
    const name = host ?? '127.0.0.1';
    let closing: Promise<void> | undefined;
    return {
      port: taken,
      host: name,
      url: `http://${name.includes(':') ? `[${name}]` : name}:${taken}`,
      namespaces,
      setRules: (rulesText, namespace) => namespaces.setRules(rulesText, namespace),
      close: () => (closing ??= close()),
    };

    async function close(): Promise<void> {
      clients.closeAll();
      polling.close();
      sockets.close();
      await Promise.all(servers.map(stop));
      folder?.close();
    }
  } catch (error) {
    folder?.close();
    throw error;
  }
}

function serve(
  http: HttpHandler,
  sockets: WebSocketTransport,
  refusalOf: AccessCheck,
  log: Log,
): Server {
  const answer: RequestListener = (request, response) => void http.handle(request, response);
  const server = createServer(withAccessCheck(refusalOf, answer, log));
  server.on('upgrade', (request, socket, head) => {
    const refusal = refusalOf(request.headers);
    if (refusal === null) return sockets.upgrade(request, socket, head);
    log(`Refused: ${refusal}`);
    // The client may be gone before it is answered.
    socket.on('error', () => socket.destroy());
    socket.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\n\r\n');
  });
  return server;
}

async function stop(server: Server): Promise<void> {
  server.close().closeAllConnections();
  await once(server, 'close');
}
