import { hash } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import {
  Backlog,
  BACKLOG_LIMITS,
  type BacklogLimits,
  type CreateBacklog,
} from './transport/backlog.ts';
import { Clients } from './session/clients.ts';
import { Credentials } from './session/credentials.ts';
import { HttpHandler } from './transport/http.ts';
import { WebSocketTransport } from './transport/webSocket.ts';
import { IPV4, listenOnHost, portOf } from './listenOnHost.ts';
import type { Log } from './log.ts';
import { Namespaces } from './namespaces.ts';
import { type AccessCheck, createAccessCheck, withAccessCheck } from './requestAccess.ts';
import { DatabaseFolder } from './storage/databaseFolder.ts';

export type ServerOptions = {
  /** 0, the default, for any free port. */
  readonly port?: number;
  /** By default loopback: `127.0.0.1` and, if available, `::1`. */
  readonly host?: string | undefined;
  /** The only origins whose pages may use the server; by default pages on loopback or the same host. */
  readonly origins?: readonly string[] | undefined;
  /** The rules for namespaces without rules of their own; without rules they are open. */
  readonly rulesFile?: string | undefined;
  /** The source of these rules, instead of a file. */
  readonly rules?: string;
  /** The folder for the data; without it they are in memory only. */
  readonly dataDir?: string | undefined;
  /** Receives denials, protocol violations and warnings about incomplete data. */
  readonly log?: Log;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
  /** The maximum lifetime of a token in seconds; for tests. */
  readonly tokenLifetime?: number | undefined;
  /** How much unread data a client may have; for tests. */
  readonly backlogLimits?: Partial<BacklogLimits>;
  /** The size above which a log may be compacted; for tests. */
  readonly minCompactedBytes?: number;
};

export type DatabaseServer = {
  readonly port: number;
  readonly host: string;
  readonly url: string;
  readonly namespaces: Namespaces;
  /** Sets the rules of one namespace, or the default. Throws RulesError, which leaves the old rules in force. */
  setRules(text: string, namespace?: string): void;
  /** Disconnects all clients, runs their onDisconnect writes, and releases port and folder. */
  close(): Promise<void>;
};

/** Starts a server. Throws if the port is in use, the rules are invalid, or the folder is locked or damaged. */
export async function createDatabaseServer(options: ServerOptions = {}): Promise<DatabaseServer> {
  const { host, port = 0, rulesFile, rules, dataDir, now = Date.now } = options;
  const log = options.log ?? (() => {});
  const folder =
    dataDir === undefined ? null : new DatabaseFolder(dataDir, log, options.minCompactedBytes);
  try {
    const namespaces = new Namespaces(folder, options.log ?? null, { now, sha1 });
    const text = rulesFile === undefined ? rules : readFileSync(rulesFile, 'utf8');
    if (text !== undefined) namespaces.setRules(text);

    const credentials = new Credentials(now, options.tokenLifetime);
    const clients = new Clients(namespaces, credentials, log);
    const limits = { ...BACKLOG_LIMITS, ...options.backlogLimits };
    const createBacklog: CreateBacklog = (timer, disconnect) =>
      new Backlog(limits, log, timer, disconnect);
    const http = new HttpHandler(namespaces, credentials, createBacklog, log);
    const sockets = new WebSocketTransport(clients, createBacklog, log);
    const checkAccess = createAccessCheck(options);
    const servers = await listenOnHost({ host, port }, () =>
      createHttpServer(http, sockets, checkAccess, log),
    );
    const actualPort = portOf(servers[0]);
    const name = host ?? IPV4;
    let closing: Promise<void> | undefined;
    return {
      port: actualPort,
      host: name,
      url: `http://${name.includes(':') ? `[${name}]` : name}:${actualPort}`,
      namespaces,
      setRules: (rulesText, namespace) => namespaces.setRules(rulesText, namespace),
      close: () => (closing ??= close()),
    };

    async function close(): Promise<void> {
      clients.closeAll();
      sockets.close();
      await Promise.all(servers.map(stop));
      folder?.close();
    }
  } catch (error) {
    folder?.close();
    throw error;
  }
}

function createHttpServer(
  http: HttpHandler,
  sockets: WebSocketTransport,
  checkAccess: AccessCheck,
  log: Log,
): Server {
  const listener: RequestListener = (request, response) => void http.handle(request, response);
  // Node.js closes what has been idle for 5 s, which a client that was busy meanwhile may just be using again.
  const options = { keepAliveTimeout: 65_000 };
  const server = createServer(options, withAccessCheck(checkAccess, listener, log));
  server.on('upgrade', (request, socket, head) => {
    const reason = checkAccess(request.headers);
    if (reason === null) return sockets.upgrade(request, socket, head);
    log(`Request rejected: ${reason}`);
    // The client may disconnect before the response is sent.
    socket.on('error', () => socket.destroy());
    socket.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\n\r\n');
  });
  return server;
}

const sha1 = (text: string): string => hash('sha1', text, 'base64');

async function stop(server: Server): Promise<void> {
  server.close().closeAllConnections();
  await once(server, 'close');
}
