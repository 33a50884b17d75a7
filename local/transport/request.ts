import type { IncomingMessage } from 'node:http';
import { HttpError } from './failure.ts';

export type RestRequest = {
  readonly method: string;
  /** The decoded path, its `.json` taken off. */
  readonly path: string;
  readonly params: URLSearchParams;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
};

const MAX_BODY_BYTES = 64 * 1024 * 1024;

/** The path and parameters of a request. Throws HttpError on what is no URL. */
export function requestUrl({ url = '/' }: IncomingMessage): URL {
  return orRefuse('The address of the request is invalid', () => new URL(`http://local${url}`));
}

/** A request for something that ends in `.json`, read to its end. Throws HttpError. */
export async function readRequest(incoming: IncomingMessage, url: URL): Promise<RestRequest> {
  const encoded = /^(.*)\.json$/s.exec(url.pathname)?.[1];
  if (encoded === undefined) throw new HttpError(404, 'Not found: a path ends in .json');
  const { method = 'GET', headers } = incoming;
  const path = orRefuse('The path is not validly encoded', () => decodeURIComponent(encoded));
  return { method, path, params: url.searchParams, headers, body: await readBody(incoming) };
}

function orRefuse<Result>(message: string, read: () => Result): Result {
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
