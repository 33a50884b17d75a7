import type { IncomingHttpHeaders, RequestListener } from 'node:http';
import { isIP } from 'node:net';
import type { Log } from './log.ts';

export type AccessOptions = {
  /** The address or name the server listens on, if it is not loopback. */
  readonly host?: string | undefined;
  /** The only origins whose pages may use the server, e.g. `http://127.0.0.1:5173`; by default every local page may. */
  readonly origins?: readonly string[] | undefined;
};

/** Returns the reason to reject a request with these headers; null if it is allowed. */
export type AccessCheck = (headers: IncomingHttpHeaders) => string | null;

const UNKNOWN_ORIGIN = 'an unknown origin';
/** Names below it lead to this machine (RFC 6761); a REST request can name its namespace there, as at Google. */
export const NAMESPACE_DOMAIN = '.localhost';
const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Protects a server on this machine from web pages of other origins, which reach it directly or through DNS rebinding:
 * a host name of their own that resolves to this machine. Programs send no origin and are allowed.
 */
export function createAccessCheck({ host, origins }: AccessOptions = {}): AccessCheck {
  const ownName = host === undefined || LOOPBACK.has(hostnameOf(host)) ? null : host.toLowerCase();
  // DNS rebinding works with names only, so a server on the network accepts any IP address.
  const isOwnHost = (name: string): boolean =>
    LOOPBACK.has(name) ||
    name.endsWith(NAMESPACE_DOMAIN) ||
    (ownName !== null && (name === ownName || isAddress(name)));
  return (headers) => {
    const hostname = hostnameOf(headers.host);
    if (!isOwnHost(hostname)) return `the host name '${headers.host}' is not allowed`;
    const origin = originOf(headers);
    if (origin === null || origin === `http://${headers.host}`) return null;
    const page = hostnameOf(origin.replace(/^https?:\/\//, ''));
    const isAllowed = origins ? origins.includes(origin) : LOOPBACK.has(page) || page === hostname;
    return isAllowed ? null : `pages from ${origin} are not allowed`;
  };
}

/** Answers 403 to requests that the check rejects, and passes on the others. */
export function withAccessCheck(
  checkAccess: AccessCheck,
  listener: RequestListener,
  log: Log = () => {},
): RequestListener {
  return (request, response) => {
    const reason = checkAccess(request.headers);
    if (reason === null) return listener(request, response);
    log(`Request rejected: ${reason}`);
    response.writeHead(403, { 'content-type': 'application/json; charset=utf-8' });
    response.end(JSON.stringify({ error: reason }));
  };
}

/** The origin of the requesting page; null if no page sent the request, or the user typed the address. */
function originOf(headers: IncomingHttpHeaders): string | null {
  if (headers.origin !== undefined) return headers.origin;
  // Browsers fetch scripts, images and frames without an Origin header.
  const { referer, 'sec-fetch-site': site = 'none' } = headers;
  if (referer !== undefined)
    return URL.canParse(referer) ? new URL(referer).origin : UNKNOWN_ORIGIN;
  return site === 'none' || site === 'same-origin' ? null : UNKNOWN_ORIGIN;
}

/** The name in a `Host` header, in lower case and without the port; empty if there is none. */
function hostnameOf(host = ''): string {
  const bare = isIP(host) === 6 ? `[${host}]` : host;
  return URL.canParse(`http://${bare}`) ? new URL(`http://${bare}`).hostname : '';
}

const isAddress = (name: string): boolean => isIP(name.replaceAll(/^\[|\]$/g, '')) !== 0;
