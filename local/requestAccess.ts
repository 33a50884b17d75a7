import type { IncomingHttpHeaders, RequestListener } from 'node:http';
import { isIP } from 'node:net';

export type AccessOptions = {
  /** The address or name the server listens on, when it is not loopback. */
  readonly host?: string | undefined;
  /** The only origins whose pages may use the server, e.g. `http://127.0.0.1:5173`; unless given, every local page may. */
  readonly origins?: readonly string[] | undefined;
};

/** Returns why a request must be refused, judged by its headers; null when it may be answered. */
export type AccessCheck = (headers: IncomingHttpHeaders) => string | null;

const UNKNOWN = 'an unknown origin';
const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Keeps web pages from other origins away from a server on this machine: a page reaches it directly (foreign
 * origin) or under a host name of its own that resolves to it (DNS rebinding). Programs send no origin and may ask.
 */
export function createAccessCheck({ host, origins }: AccessOptions = {}): AccessCheck {
  const exposed = host === undefined || LOOPBACK.has(hostnameOf(host)) ? null : host.toLowerCase();
  // DNS rebinding needs a name: an IP address cannot be made to lead elsewhere.
  const isOwn = (name: string): boolean =>
    LOOPBACK.has(name) || (exposed !== null && (name === exposed || isAddress(name)));
  return (headers) => {
    const name = hostnameOf(headers.host);
    if (!isOwn(name)) return `this server does not answer to the host name '${headers.host}'`;
    const origin = originOf(headers);
    if (origin === null || origin === `http://${headers.host}`) return null;
    const page = hostnameOf(origin.replace(/^https?:\/\//, ''));
    const isAllowed = origins ? origins.includes(origin) : LOOPBACK.has(page) || page === name;
    return isAllowed ? null : `pages from ${origin} may not use this server`;
  };
}

/** Answers 403 to the requests that the check refuses, and passes the others on. */
export function withAccessCheck(
  refusalOf: AccessCheck,
  listener: RequestListener,
  log: (line: string) => void = () => {},
): RequestListener {
  return (request, response) => {
    const refusal = refusalOf(request.headers);
    if (refusal === null) return listener(request, response);
    log(`Refused: ${refusal}`);
    response.writeHead(403, { 'content-type': 'application/json; charset=utf-8' });
    response.end(JSON.stringify({ error: refusal }));
  };
}

/** The origin of the page that asks; null when no page does, or the user typed the address. */
function originOf(headers: IncomingHttpHeaders): string | null {
  if (headers.origin !== undefined) return headers.origin;
  // Scripts, images and frames are fetched without an Origin header.
  const { referer, 'sec-fetch-site': site = 'none' } = headers;
  if (referer !== undefined) return URL.canParse(referer) ? new URL(referer).origin : UNKNOWN;
  return site === 'none' || site === 'same-origin' ? null : UNKNOWN;
}

/** The name in a `Host` header, in lower case and without its port; empty when there is none. */
function hostnameOf(host = ''): string {
  const bare = isIP(host) === 6 ? `[${host}]` : host;
  return URL.canParse(`http://${bare}`) ? new URL(`http://${bare}`).hostname : '';
}

const isAddress = (name: string): boolean => isIP(name.replaceAll(/^\[|\]$/g, '')) !== 0;
