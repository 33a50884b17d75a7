import type { ServerResponse } from 'node:http';
import type { Database } from '../core/database.ts';
import type { Listen } from '../core/listen.ts';
import type { Write } from '../core/node.ts';
import { formatPath, parsePath, type Path, PRIORITY } from '../core/path.ts';
import type { Query } from '../core/query.ts';
import type { Caller } from '../core/refusals.ts';
import { type Json, plainJson } from '../core/showValue.ts';
import { restCaller } from './restCaller.ts';
import type { RestRequest } from './restReply.ts';
import { readRestQuery } from './restQuery.ts';

const KEEP_ALIVE_MS = 30_000;

/** Streams a node as server-sent events until the client goes. Throws, before it answers, on a refusal. */
export function streamEvents(
  request: RestRequest,
  database: Database,
  response: ServerResponse,
): void {
  const stream = new EventStream(request, response);
  const { node } = database.listen(stream);
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-cache' });
  stream.push([{ path: stream.path, node }]);
  const keepAlive = setInterval(() => stream.send('keep-alive', null), KEEP_ALIVE_MS);
  response.on('close', () => {
    clearInterval(keepAlive);
    database.unlisten(stream);
  });
}

class EventStream implements Listen {
  readonly path: Path;
  readonly query: Query | null;
  readonly #caller: Caller;
  readonly #response: ServerResponse;

  constructor(request: RestRequest, response: ServerResponse) {
    this.path = parsePath(request.path);
    this.query = readRestQuery(request.params);
    this.#caller = restCaller(request);
    this.#response = response;
  }

  caller(): Caller {
    return this.#caller;
  }

  push(writes: readonly Write[]): void {
    // The stream shows no priorities.
    const [first, ...others] = writes.filter(({ path }) => path.at(-1) !== PRIORITY);
    if (!first) return;
    if (others.length === 0) {
      const path = formatPath(first.path.slice(this.path.length));
      this.send('put', { path, data: plainJson(first.node) });
      return;
    }
    const children = [first, ...others].map(({ path, node }) => {
      return [path.slice(this.path.length).join('/'), plainJson(node)];
    });
    this.send('patch', { path: '/', data: Object.fromEntries(children) });
  }

  revoke(): void {
    this.send('cancel', null);
    this.#response.end();
  }

  send(event: string, body: Json): void {
    this.#response.write(`event: ${event}\ndata: ${JSON.stringify(body)}\n\n`);
  }
}
