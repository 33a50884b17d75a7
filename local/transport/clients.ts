import type { Log } from '../log.ts';
import type { Namespaces } from '../namespaces.ts';
import { Connection, type Transport } from './connection.ts';
import type { Credentials } from './credentials.ts';

/** The connected clients, by the session id each was given. */
export class Clients {
  readonly #connections = new Map<string, Connection>();

  constructor(
    private readonly namespaces: Namespaces,
    private readonly credentials: Credentials,
    private readonly log: Log,
  ) {}

  /** Greets a new client; its parameters name the namespace, and the session that it lost, if any. */
  open(params: URLSearchParams, host: string, transport: Transport): Connection {
    const { database } = this.namespaces.get(params.get('ns') ?? '');
    this.#connections.get(params.get('ls') ?? '')?.close();
    const connection = new Connection(database, transport, this.credentials, this.log);
    this.#connections.set(connection.id, connection);
    connection.greet(this.namespaces.now(), host);
    return connection;
  }

  find(sessionId: string): Connection | undefined {
    return this.#connections.get(sessionId);
  }

  /** A transport of the connection is gone. */
  lost(connection: Connection, transport: Transport): void {
    connection.lost(transport);
    if (!connection.isOpen) this.#connections.delete(connection.id);
  }

  closeAll(): void {
    for (const connection of this.#connections.values()) connection.close();
    this.#connections.clear();
  }
}
