import type { IncomingMessage } from 'node:http';
import { HttpError } from './restReply.ts';

/** The path and parameters of a request. Throws HttpError on what is no URL. */
export function requestUrl({ url = '/' }: IncomingMessage): URL {
  try {
    return new URL(`http://local${url}`);
  } catch {
    throw new HttpError(400, 'The address of the request is invalid');
  }
}
