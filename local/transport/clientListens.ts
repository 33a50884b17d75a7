import type { Database } from '../core/database.ts';
import type { Listen } from '../core/listen.ts';
import type { Write } from '../core/node.ts';
import { formatPath, parsePath, type Path } from '../core/path.ts';
import type { Caller } from '../core/errors.ts';
import { exportJson, showWrites } from '../core/nodeToJson.ts';
import { readWireQuery } from '../core/wireQuery.ts';

type Body = Readonly<Record<string, unknown>>;

/** A message to the client: `a` the action, `b` its parameters. */
type Push = { readonly a: string; readonly b: object };

/** The listens of one client, by path and query. */
export class ClientListens {
  readonly #listens = new Map<string, Listen>();

  constructor(
    private readonly database: Database,
    private readonly caller: () => Caller,
    private readonly send: (push: Push) => void,
  ) {}

  /** Starts the listen of a request and shows what it sees, unless the client has that. Throws Denied. */
  start(body: Body): object {
    this.stop(body);
    const { q: wireQuery, t, h: hash } = body;
    const path = parsePath(body['p']);
    const query = readWireQuery(wireQuery);
    // The client wants back the query and its tag as it sent them.
    const listen: Listen = {
      path,
      query,
      caller: this.caller,
      push: (writes) => this.send(pushOf(writes, path, query ? { t } : {})),
      revoke: () => {
        this.send({ a: 'c', b: { p: formatPath(path), ...(query && { q: [wireQuery] }) } });
      },
    };
    const { node, indexed } = this.database.listen(listen);
    this.#listens.set(keyOf(body), listen);
    if (hash === undefined || !this.database.matches(node, hash)) listen.push([{ path, node }]);
    return indexed ? {} : { w: ['no_index'] };
  }

  /** Ends the listen with the path and query of a request. */
  stop(body: Body): void {
    const key = keyOf(body);
    const listen = this.#listens.get(key);
    if (!listen) return;
    this.database.unlisten(listen);
    this.#listens.delete(key);
  }

  stopAll(): void {
    for (const listen of this.#listens.values()) this.database.unlisten(listen);
    this.#listens.clear();
  }
}

/** One write as a value at its own path, several as a merge below the path of the listen. */
function pushOf(writes: readonly Write[], above: Path, tag: object): Push {
  const [first] = writes;
  if (first && writes.length === 1) {
    return { a: 'd', b: { p: first.path.join('/'), d: exportJson(first.node), ...tag } };
  }
  return { a: 'm', b: { p: above.join('/'), d: showWrites(writes, above, exportJson), ...tag } };
}

function keyOf({ p, q }: Body): string {
  return `${parsePath(p).join('/')} ${JSON.stringify(q ?? {})}`;
}
