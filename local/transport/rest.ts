import type { Database } from '../core/database.ts';
import { EMPTY, type TreeNode } from '../core/node.ts';
import { nodePath, parseWritePath, type Path, PRIORITY } from '../core/path.ts';
import { readUpdate } from '../core/nodeFromJson.ts';
import { type Caller, HashMismatch } from '../core/errors.ts';
import { exportJson, type Json, plainJson, showWrites } from '../core/nodeToJson.ts';
import { HttpError } from './failure.ts';
import { parseJson } from './frames.ts';
import { pushId } from './pushId.ts';
import type { RestRequest } from './request.ts';
import { readRestQuery } from './restQuery.ts';

/** Answers `text` as it is, or else `json`, or else no body. */
export type RestReply = {
  readonly status: number;
  readonly json?: Json;
  readonly text?: string;
  readonly headers?: Readonly<Record<string, string>>;
};

type Target = { readonly database: Database; readonly caller: Caller; readonly path: Path };

/** Answers a request for data. What it throws is for `failureOf`. */
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
      const { writes } = database.write(caller, readUpdate(path, parseJson(body)));
      return { status: 200, json: showWrites(writes, path, plainJson) };
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
  const node = database.read(caller, nodePath(path), readRestQuery(request.params));
  const isPriority = path.at(-1) === PRIORITY;
  const json = isPriority ? node.priority : show(node, request.params);
  return { status: 200, json, headers: tagIfWanted(request, database, node) };
}

function show(node: TreeNode, params: URLSearchParams): Json {
  if (params.get('shallow') === 'true' && node.children.size > 0) {
    return Object.fromEntries(Array.from(node.keys(), (key) => [key, true]));
  }
  return params.get('format') === 'export' ? exportJson(node) : plainJson(node);
}

/** A PUT or DELETE, under the condition of its `if-match` header. */
function replace(
  request: RestRequest,
  { database, caller, path }: Target,
  json: unknown,
): RestReply {
  const tag = request.headers['if-match'];
  const expected = tag === undefined ? undefined : { path, hash: tag === NO_DATA ? '' : tag };
  try {
    const { writes } = database.write(caller, [{ path, json }], expected);
    const node = writes[0]?.node ?? EMPTY;
    const headers = tagIfWanted(request, database, node);
    return { status: 200, json: plainJson(node), headers };
  } catch (error) {
    if (!(error instanceof HashMismatch)) throw error;
    const node = database.read(caller, path);
    return { status: 412, json: plainJson(node), headers: { ETag: tagOf(database, node) } };
  }
}

function tagIfWanted({ headers }: RestRequest, database: Database, node: TreeNode) {
  const wanted = String(headers['x-firebase-etag']).toLowerCase() === 'true';
  return wanted ? { ETag: tagOf(database, node) } : {};
}

/** The entity tag of a node without data. */
const NO_DATA = 'null_etag';

function tagOf(database: Database, node: TreeNode): string {
  return database.hash(node) || NO_DATA;
}
