import type { Database } from '../core/database.ts';
import { EMPTY, type TreeNode } from '../core/node.ts';
import { nodePath, parseWritePath, type Path, PRIORITY } from '../core/path.ts';
import { parseUpdate } from '../core/nodeFromJson.ts';
import { type Caller, HashMismatch } from '../core/errors.ts';
import { exportJson, type Json, plainJson, writesToJson } from '../core/nodeToJson.ts';
import { HttpError } from '../session/failure.ts';
import { parseJson } from '../session/frames.ts';
import { pushId } from '../pushId.ts';
import type { RestRequest } from './request.ts';
import { parseRestQuery } from './restQuery.ts';

/** A response with `text` or `json` as its body, or with none. */
export type RestReply = {
  readonly status: number;
  readonly json?: Json;
  readonly text?: string;
  readonly headers?: Readonly<Record<string, string>>;
};

type Target = { readonly database: Database; readonly caller: Caller; readonly path: Path };

/** Performs a request for data. `failureOf` maps the errors it throws. */
export function answerData(
  request: RestRequest,
  caller: Caller,
  database: Database,
  now: number,
): RestReply {
  const target = { database, caller, path: parseWritePath(request.path) };
  const reply = perform(request, target, now);
  return request.params.get('print') === 'silent' && reply.status === 200
    ? { status: 204, headers: reply.headers ?? {} }
    : reply;
}

function perform(request: RestRequest, target: Target, now: number): RestReply {
  const { database, caller, path } = target;
  const { method, headers, body } = request;
  const override = method === 'POST' ? headers['x-http-method-override'] : undefined;
  switch (String(override ?? method).toUpperCase()) {
    case 'GET':
      return read(request, target);
    case 'PUT':
      return replace(request, target, parseJson(body));
    case 'DELETE':
      return replace(request, target, null);
    case 'PATCH': {
      const { writes } = database.write(caller, parseUpdate(path, parseJson(body)));
      return { status: 200, json: writesToJson(writes, path, plainJson) };
    }
    case 'POST': {
      const name = pushId(now);
      database.write(caller, [{ path: [...path, name], json: parseJson(body) }]);
      return { status: 200, json: { name } };
    }
    default:
      throw new HttpError(405, `${method} is not supported`);
  }
}

function read(request: RestRequest, { database, caller, path }: Target): RestReply {
  const node = database.read(caller, nodePath(path), parseRestQuery(request.params));
  const isPriority = path.at(-1) === PRIORITY;
  const json = isPriority ? node.priority : toJson(node, request.params);
  return { status: 200, json, headers: etagIfRequested(request, database, node) };
}

function toJson(node: TreeNode, params: URLSearchParams): Json {
  if (params.get('shallow') === 'true' && node.children.size > 0) {
    return Object.fromEntries(Array.from(node.keys(), (key) => [key, true]));
  }
  return params.get('format') === 'export' ? exportJson(node) : plainJson(node);
}

/** A PUT or DELETE, conditional on its `if-match` header. */
function replace(
  request: RestRequest,
  { database, caller, path }: Target,
  json: unknown,
): RestReply {
  const etag = request.headers['if-match'];
  const hash = etag === NULL_ETAG ? '' : etag;
  try {
    const precondition = hash === undefined ? undefined : { path, hash };
    const { writes } = database.write(caller, [{ path, json }], precondition);
    const node = writes[0]?.node ?? EMPTY;
    const headers = etagIfRequested(request, database, node);
    return { status: 200, json: plainJson(node), headers };
  } catch (error) {
    if (!(error instanceof HashMismatch)) throw error;
    const node = database.read(caller, path);
    return { status: 412, json: plainJson(node), headers: { ETag: etagOf(database, node) } };
  }
}

function etagIfRequested({ headers }: RestRequest, database: Database, node: TreeNode) {
  const isRequested = String(headers['x-firebase-etag']).toLowerCase() === 'true';
  return isRequested ? { ETag: etagOf(database, node) } : {};
}

/** The ETag of an empty node. */
const NULL_ETAG = 'null_etag';

function etagOf(database: Database, node: TreeNode): string {
  return database.hash(node) || NULL_ETAG;
}
