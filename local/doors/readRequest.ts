import type { IncomingMessage } from 'node:http';
import { HttpError, type RestRequest } from './restReply.ts';

const MAX_BODY_BYTES = 64 * 1024 * 1024;

/** A request for something that ends in `.json`, read to its end. Throws HttpError. */
export async function readRequest(incoming: IncomingMessage, url: URL): Promise<RestRequest> {
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
