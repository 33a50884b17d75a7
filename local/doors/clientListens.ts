import type { Database } from '../core/database.ts';
import { parsePath, type Path } from '../core/path.ts';
import type { Caller } from '../core/refusals.ts';
import { readWireQuery } from '../core/wireQuery.ts';
import { ClientListen, type Push } from './clientListen.ts';

type Body = Readonly<Record<string, unknown>>;

/** The listens of one client, by path and query. */
export class ClientListens {
  readonly #database: Database;
  readonly #caller: () => Caller;
  readonly #send: (push: Push) => void;
  readonly #listens = new Map<string, ClientListen>();

  constructor(database: Database, caller: () => Caller, send: (push: Push) => void) {
    this.#database = database;
    this.#caller = caller;
    this.#send = send;
  }

  /** Starts the listen of a request and shows what it sees, unless the client has that. Throws Denied. */
  start(body: Body): object {
    const { q: wireQuery, t: tag, h: hash } = body;
    const path = parsePath(body['p']);
    const request = { path, query: readWireQuery(wireQuery), wireQuery, tag };
    this.stop(body);
    const listen = new ClientListen(request, this.#caller, this.#send);
    const { node, indexed } = this.#database.listen(listen);
    this.#listens.set(keyOf(path, wireQuery), listen);
    if (hash === undefined || !this.#database.matches(node, hash)) listen.show(node);
    return indexed ? {} : { w: ['no_index'] };
  }

  /** Ends the listen with the path and query of a request. */
  stop(body: Body): void {
    const key = keyOf(parsePath(body['p']), body['q']);
    const listen = this.#listens.get(key);
    if (!listen) return;
    this.#database.unlisten(listen);
    this.#listens.delete(key);
  }

  stopAll(): void {
    for (const listen of this.#listens.values()) this.#database.unlisten(listen);
    this.#listens.clear();
  }
}

function keyOf(path: Path, query: unknown): string {
  return `${path.join('/')} ${JSON.stringify(query ?? {})}`;
}
