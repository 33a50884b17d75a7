import type { ServerResponse } from 'node:http';
import type { Database } from '../core/database.ts';
import type { Caller } from '../core/errors.ts';
import type { Listen } from '../core/listen.ts';
import type { Write } from '../core/node.ts';
import { type Json, plainJson, writesToJson } from '../core/nodeToJson.ts';
import { formatPath, parsePath, type Path, PRIORITY } from '../core/path.ts';
import { type CreateBacklog, socketTimer } from './backlog.ts';
import type { RestRequest } from './request.ts';
import { parseRestQuery } from './restQuery.ts';

const KEEP_ALIVE_MS = 30_000;

/**
 * Streams a node as server-sent events until the client disconnects. Throws PermissionDenied before the response starts.
 * Returns a function that ends the stream when its token has expired.
 */
export function streamEvents(
  request: RestRequest,
  caller: Caller,
  database: Database,
  response: ServerResponse,
  createBacklog: CreateBacklog,
): () => void {
  const path = parsePath(request.path);
  const backlog = createBacklog(socketTimer(response.req.socket), () => response.destroy());
  const send = (event: string, body: Json) => {
    const text = Buffer.from(`event: ${event}\ndata: ${JSON.stringify(body)}\n\n`);
    response.write(text, backlog.add(text.length));
  };
  const listen: Listen = {
    path,
    query: parseRestQuery(request.params),
    caller: () => caller,
    push: (writes) => {
      // Events do not contain priorities.
      const values = writes.filter((write) => write.path.at(-1) !== PRIORITY);
      if (values.length > 0) send(values.length === 1 ? 'put' : 'patch', eventOf(values, path));
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

/** The paths in an event are relative to that of the request. */
function eventOf(writes: readonly Write[], base: Path): Json {
  const [first] = writes;
  if (first && writes.length === 1) {
    return { path: formatPath(first.path.slice(base.length)), data: plainJson(first.node) };
  }
  return { path: '/', data: writesToJson(writes, base, plainJson) };
}
