import type { Database } from '../core/database.ts';
import type { Caller } from '../core/errors.ts';
import type { Listen } from '../core/listen.ts';
import type { Write } from '../core/node.ts';
import { exportJson, writesToJson } from '../core/nodeToJson.ts';
import { formatPath, parsePath, type Path } from '../core/path.ts';
import { parseWireQuery } from '../core/wireQuery.ts';
import { type Body, PUSH } from './actions.ts';

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

  /** Starts a listen and sends its value, unless the client's hash matches. Throws PermissionDenied. */
  start(body: Body): object {
    this.stop(body);
    const { p, q: wireQuery, t: tag, h: hash } = body;
    const path = parsePath(p);
    const query = parseWireQuery(wireQuery);
    const listen: Listen = {
      path,
      query,
      caller: this.caller,
      // The client expects its query and tag back unchanged.
      push: (writes) => this.send(pushOf(writes, path, query ? { t: tag } : {})),
      revoke: () => {
        const parameters = { p: formatPath(path), ...(query && { q: [wireQuery] }) };
        this.send({ a: PUSH.listenRevoked, b: parameters });
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

/** One write as data at its own path, several as a merge at the path of the listen. */
function pushOf(writes: readonly Write[], path: Path, tag: object): Push {
  const [first] = writes;
  if (first && writes.length === 1) {
    return { a: PUSH.data, b: { p: first.path.join('/'), d: exportJson(first.node), ...tag } };
  }
  const values = writesToJson(writes, path, exportJson);
  return { a: PUSH.merge, b: { p: path.join('/'), d: values, ...tag } };
}

function keyOf({ p: path, q: query }: Body): string {
  return `${parsePath(path).join('/')} ${JSON.stringify(query ?? {})}`;
}
