import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Namespaces } from '../namespaces.ts';
import { streamEvents } from './eventStream.ts';
import type { LongPollingDoor } from './longPolling.ts';
import { requestUrl } from './requestUrl.ts';
import { answerData } from './rest.ts';
import { errorReply, HttpError, type RestReply, type RestRequest } from './restReply.ts';
import { answerDatabases, answerRules } from './settings.ts';

const MAX_BODY_BYTES = 64 * 1024 * 1024;

/** The HTTP door: data, server-sent events, settings and long polling. */
export class HttpDoor {
  readonly #namespaces: Namespaces;
  readonly #polling: LongPollingDoor;

  constructor(namespaces: Namespaces, polling: LongPollingDoor) {
    this.#namespaces = namespaces;
    this.#polling = polling;
  }

  /** Answers a request, whatever it holds. */
  async handle(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    try {
      allowOrigin(incoming, response);
      const url = requestUrl(incoming);
      if (incoming.method === 'OPTIONS') return void response.writeHead(204).end();
      if (url.pathname === '/.lp')
        return this.#polling.handle(url.searchParams, incoming, response);
      const request = await readRequest(incoming, url);
      this.#answer(request, response);
    } catch (error) {
      if (response.headersSent) response.destroy();
      else send(response, errorReply(error));
    }
  }

  #answer(request: RestRequest, response: ServerResponse): void {
    if (request.path === '/.settings/rules') {
      return send(response, answerRules(request, this.#namespaces));
    }
    if (request.path === '/.inspect/databases') {
      return send(response, answerDatabases(request, this.#namespaces));
    }
    const { database } = this.#namespaces.get(request.params.get('ns') ?? '');
    const streams = request.header('accept')?.includes('text/event-stream') ?? false;
    if (request.method === 'GET' && streams) return streamEvents(request, database, response);
    send(response, answerData(request, database, this.#namespaces.now()), request.params);
  }
}

async function readRequest(incoming: IncomingMessage, url: URL): Promise<RestRequest> {
  if (!url.pathname.endsWith('.json')) throw new HttpError(404, 'Not found: a path ends in .json');
  return {
    method: incoming.method ?? 'GET',
    path: decodePath(url.pathname.slice(0, -'.json'.length)),
    params: url.searchParams,
    header: (name) => {
      const value = incoming.headers[name];
      return Array.isArray(value) ? value[0] : value;
    },
    body: await readBody(incoming),
  };
}

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    throw new HttpError(400, 'The path is not validly encoded');
  }
}

async function readBody(incoming: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of incoming as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > MAX_BODY_BYTES) throw new HttpError(413, 'A request is longer than 64 MB');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}

function send(
  response: ServerResponse,
  reply: RestReply & { text?: string },
  params?: URLSearchParams,
) {
  const { status, json, headers, text } = reply;
  if (json === undefined && text === undefined)
    return void response.writeHead(status, headers).end();
  const indent = params?.get('print') === 'pretty' ? 2 : 0;
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-cache',
    ...headers,
  });
  response.end(text ?? JSON.stringify(json, null, indent));
}

function allowOrigin(incoming: IncomingMessage, response: ServerResponse): void {
  response.setHeader('access-control-allow-origin', incoming.headers.origin ?? '*');
  response.setHeader('access-control-allow-methods', 'GET, PUT, PATCH, POST, DELETE, OPTIONS');
  response.setHeader('access-control-expose-headers', 'ETag');
  response.setHeader('vary', 'Origin');
  response.setHeader(
    'access-control-allow-headers',
    'authorization, content-type, if-match, x-firebase-etag, x-http-method-override',
  );
}
