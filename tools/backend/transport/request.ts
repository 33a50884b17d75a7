import type { IncomingMessage } from 'node:http';
import { NAMESPACE_DOMAIN } from '../requestAccess.ts';
import { HttpError } from '../session/failure.ts';

export type RestRequest = {
  readonly method: string;
  /** The decoded path without `.json`. */
  readonly path: string;
  readonly params: URLSearchParams;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
};

const MAX_BODY_BYTES = 64 * 1024 * 1024;

/**
 * The path and parameters of a request. A host such as `my-database.localhost` adds its first label as the parameter `ns`,
 * so that the commands for a database at Google work as they are. Throws HttpError.
 */
export function requestUrl({ url = '/', headers }: IncomingMessage): URL {
  return orBadRequest('The URL of the request is invalid', () => {
    const parsed = new URL(`http://local${url}`);
    const [host = ''] = (headers.host ?? '').split(':');
    if (host.endsWith(NAMESPACE_DOMAIN) && !parsed.searchParams.has('ns')) {
      parsed.searchParams.set('ns', host.slice(0, -NAMESPACE_DOMAIN.length));
    }
    return parsed;
  });
}

/** Reads a request and its body. Throws HttpError unless the path ends in `.json`. */
export async function readRequest(incoming: IncomingMessage, url: URL): Promise<RestRequest> {
  const encoded = /^(.*)\.json$/s.exec(url.pathname)?.[1];
  if (encoded === undefined) throw new HttpError(404, 'Not found: a path must end in .json');
  const { method = 'GET', headers } = incoming;
  const path = orBadRequest('The path is not URL-encoded', () => decodeURIComponent(encoded));
  return { method, path, params: url.searchParams, headers, body: await readBody(incoming) };
}

function orBadRequest<Result>(message: string, read: () => Result): Result {
  try {
    return read();
  } catch {
    throw new HttpError(400, message);
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
