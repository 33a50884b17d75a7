import type { Log } from '../log.ts';
import type { Namespaces } from '../namespaces.ts';
import { Connection, type Transport } from './connection.ts';
import type { Credentials } from './credentials.ts';

/** The connected clients, by session id. */
export class Clients {
  readonly #connections = new Map<string, Connection>();

  constructor(
    private readonly namespaces: Namespaces,
    private readonly credentials: Credentials,
    private readonly log: Log,
  ) {}

  /** Opens a connection; its parameters are the namespace (`ns`) and the id of a lost session (`ls`), if any. */
  open(params: URLSearchParams, host: string, transport: Transport): Connection {
    const { database } = this.namespaces.get(params.get('ns') ?? '');
    this.#connections.get(params.get('ls') ?? '')?.close();
    const connection = new Connection(database, transport, this.credentials, this.log);
    this.#connections.set(connection.id, connection);
    connection.sendHello(this.namespaces.now(), host);
    return connection;
  }

  /** Handles the loss of a connection's transport. */
  onTransportLost(connection: Connection): void {
    connection.onTransportLost();
    this.#connections.delete(connection.id);
  }

  closeAll(): void {
    for (const connection of this.#connections.values()) connection.close();
    this.#connections.clear();
  }
}
