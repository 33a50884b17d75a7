import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Log } from '../log.ts';
import type { Namespaces } from '../namespaces.ts';
import { answerDatabases, answerRules } from './adminRequests.ts';
import type { Credentials } from '../session/credentials.ts';
import type { CreateBacklog } from './backlog.ts';
import { streamEvents } from './eventStream.ts';
import { failureOf } from '../session/failure.ts';
import { readRequest, requestUrl, type RestRequest } from './request.ts';
import { authOfRequest } from './requestCredentials.ts';
import { answerData, type RestReply } from './rest.ts';

/** Handles HTTP requests: data, server-sent events and admin requests. */
export class HttpHandler {
  constructor(
    private readonly namespaces: Namespaces,
    private readonly credentials: Credentials,
    private readonly createBacklog: CreateBacklog,
    private readonly log: Log,
  ) {}

  /** Answers a request, also if it is invalid. */
  async handle(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    try {
      allowOrigin(incoming, response);
      const url = requestUrl(incoming);
      if (incoming.method === 'OPTIONS') return void response.writeHead(204).end();
      const request = await readRequest(incoming, url);
      this.#answer(request, response);
    } catch (error) {
      const { http: status, text } = failureOf(error);
      if (status === 500) this.log(`A request failed (${incoming.url}): ${String(error)}`);
      if (response.headersSent) response.destroy();
      else send(response, { status, json: { error: text } });
    }
  }

  #answer(request: RestRequest, response: ServerResponse): void {
    const auth = authOfRequest(request, this.credentials);
    const { caller } = auth;
    if (request.path === '/.settings/rules') {
      return send(response, answerRules(request, caller, this.namespaces));
    }
    if (request.path === '/.inspect/databases') {
      return send(response, answerDatabases(caller, this.namespaces));
    }
    const { database } = this.namespaces.get(request.params.get('ns') ?? '');
    const wantsStream = request.headers.accept?.includes('text/event-stream') ?? false;
    if (request.method === 'GET' && wantsStream) {
      const revoke = streamEvents(request, caller, database, response, this.createBacklog);
      const unsubscribe = this.credentials.onExpire(auth, revoke);
      return void response.on('close', unsubscribe);
    }
    const reply = answerData(request, caller, database, this.namespaces.now());
    send(response, reply, request.params);
  }
}

function send(response: ServerResponse, reply: RestReply, params?: URLSearchParams): void {
  const { status, json, headers, text } = reply;
  const indent = params?.get('print') === 'pretty' ? 2 : 0;
  const body = text ?? (json === undefined ? undefined : JSON.stringify(json, null, indent));
  response.setHeader('cache-control', 'no-cache');
  if (body !== undefined) response.setHeader('content-type', 'application/json; charset=utf-8');
  response.writeHead(status, headers).end(body);
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
