import type { Database, Expectation } from '../core/database.ts';
import { EMPTY, type TreeNode } from '../core/node.ts';
import { nodePath, parseWritePath, type Path, PRIORITY } from '../core/path.ts';
import { readUpdate } from '../core/readUpdate.ts';
import { type Caller, Stale } from '../core/refusals.ts';
import { exportJson, type Json, plainJson } from '../core/showValue.ts';
import { parseJson } from './json.ts';
import { pushId } from './pushId.ts';
import { restCaller } from './restCaller.ts';
import { HttpError, type RestReply, type RestRequest } from './restReply.ts';
import { readRestQuery } from './restQuery.ts';

/** Answers a request for data. What it throws is for `errorReply`. */
export function answerData(request: RestRequest, database: Database, now: number): RestReply {
  const caller = restCaller(request);
  const path = parseWritePath(request.path);
  const reply = perform(request, { database, caller, path, now });
  return request.params.get('print') === 'silent' && reply.status === 200
    ? { status: 204, headers: reply.headers ?? {} }
    : reply;
}

type Target = {
  readonly database: Database;
  readonly caller: Caller;
  readonly path: Path;
  readonly now: number;
};

function perform(request: RestRequest, target: Target): RestReply {
  const { database, caller, path, now } = target;
  const override = request.method === 'POST' ? request.header('x-http-method-override') : undefined;
  switch ((override ?? request.method).toUpperCase()) {
    case 'GET':
      return read(request, target);
    case 'PUT':
      return replace(request, target, parseJson(request.body));
    case 'DELETE':
      return replace(request, target, null);
    case 'PATCH': {
      const { writes } = database.write(caller, readUpdate(path, parseJson(request.body)));
      const shown = writes.map((write) => [
        write.path.slice(path.length).join('/'),
        plainJson(write.node),
      ]);
      return { status: 200, json: Object.fromEntries(shown) };
    }
    case 'POST': {
      const name = pushId(now);
      database.write(caller, [{ path: [...path, name], json: parseJson(request.body) }]);
      return { status: 200, json: { name } };
    }
    default:
      throw new HttpError(405, `${request.method} is not supported`);
  }
}

function read(request: RestRequest, { database, caller, path }: Target): RestReply {
  const query = readRestQuery(request.params);
  const node = database.read(caller, nodePath(path), query);
  const headers = wantsTag(request) ? { ETag: tagOf(database, node) } : {};
  if (path.at(-1) === PRIORITY) return { status: 200, json: node.priority, headers };
  return { status: 200, json: show(node, request.params), headers };
}

function show(node: TreeNode, params: URLSearchParams): Json {
  if (params.get('shallow') === 'true' && node.children.size > 0) {
    return Object.fromEntries(Array.from(node.keys(), (key) => [key, true]));
  }
  return params.get('format') === 'export' ? exportJson(node) : plainJson(node);
}

/** A PUT or DELETE, under the condition of its `if-match` header. */
function replace(request: RestRequest, target: Target, json: unknown): RestReply {
  const { database, caller, path } = target;
  const tag = request.header('if-match');
  try {
    const { writes } = database.write(caller, [{ path, json }], condition(path, tag));
    const node = writes[0]?.node ?? EMPTY;
    const headers = wantsTag(request) ? { ETag: tagOf(database, node) } : {};
    return { status: 200, json: plainJson(node), headers };
  } catch (error) {
    if (!(error instanceof Stale)) throw error;
    // The answer shows what is there, so the caller must be allowed to read it.
    const node = database.read(caller, path);
    return { status: 412, json: plainJson(node), headers: { ETag: tagOf(database, node) } };
  }
}

function condition(path: Path, tag: string | undefined): Expectation | undefined {
  return tag === undefined ? undefined : { path, hash: tag === NO_DATA ? '' : tag };
}

function wantsTag(request: RestRequest): boolean {
  return request.header('x-firebase-etag')?.toLowerCase() === 'true';
}

/** The entity tag of a node without data. */
const NO_DATA = 'null_etag';

function tagOf(database: Database, node: TreeNode): string {
  return database.hash(node) || NO_DATA;
}
