import type { ServerResponse } from 'node:http';
import type { Database } from '../core/database.ts';
import type { Listen } from '../core/listen.ts';
import type { Write } from '../core/node.ts';
import { formatPath, parsePath, type Path, PRIORITY } from '../core/path.ts';
import type { Caller } from '../core/errors.ts';
import { type Json, plainJson, showWrites } from '../core/nodeToJson.ts';
import type { Log } from '../log.ts';
import { Backlog, watchSocket } from './backlog.ts';
import type { RestRequest } from './request.ts';
import { readRestQuery } from './restQuery.ts';

const KEEP_ALIVE_MS = 30_000;

/**
 * Streams a node as server-sent events until the client goes. Throws, before it answers, on a refusal.
 * Returns the way to end the stream because its token has expired.
 */
export function streamEvents(
  request: RestRequest,
  caller: Caller,
  database: Database,
  response: ServerResponse,
  log: Log,
): () => void {
  const path = parsePath(request.path);
  const backlog = new Backlog(log, watchSocket(response.req.socket), () => response.destroy());
  const send = (event: string, body: Json) => {
    const text = Buffer.from(`event: ${event}\ndata: ${JSON.stringify(body)}\n\n`);
    response.write(text, backlog.add(text.length));
  };
  const listen: Listen = {
    path,
    query: readRestQuery(request.params),
    caller: () => caller,
    push: (writes) => {
      // The stream shows no priorities.
      const shown = writes.filter((write) => write.path.at(-1) !== PRIORITY);
      if (shown.length > 0) send(shown.length === 1 ? 'put' : 'patch', eventOf(shown, path));
    },
    revoke: () => {
      send('cancel', null);
      response.end();
    },
  };
  const { node } = database.listen(listen);
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-cache' });
  listen.push([{ path, node }]);
  const keepAlive = setInterval(() => send('keep-alive', null), KEEP_ALIVE_MS);
  response.on('close', () => {
    clearInterval(keepAlive);
    database.unlisten(listen);
  });
  return () => {
    database.unlisten(listen);
    send('auth_revoked', 'credential is no longer valid');
    response.end();
  };
}

/** The path of an event is relative to the request's. */
function eventOf(writes: readonly Write[], above: Path): Json {
  const [first] = writes;
  if (first && writes.length === 1) {
    return { path: formatPath(first.path.slice(above.length)), data: plainJson(first.node) };
  }
  return { path: '/', data: showWrites(writes, above, plainJson) };
}
