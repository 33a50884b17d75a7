import { once } from 'node:events';
import type { AddressInfo, Server } from 'node:net';
import { codeOf } from './errorDetails.ts';

export const IPV4 = '127.0.0.1';
export const IPV6 = '::1';
/** How many free ports to try if the other loopback address already uses the same port. */
const MAX_ATTEMPTS = 5;

type Address = { readonly host: string | undefined; readonly port: number };

/**
 * Starts servers on the host, or on both loopback addresses, since a browser may resolve `localhost` to either.
 * Throws when the port is in use.
 */
export async function listenOnHost<S extends Server>(
  { host, port }: Address,
  create: () => S,
): Promise<readonly [S, ...S[]]> {
  if (host !== undefined && host !== IPV4) return [await listen(create(), host, port)];
  for (let attempt = 1; ; attempt += 1) {
    const first = await listen(create(), IPV4, port);
    try {
      return [first, await listen(create(), IPV6, portOf(first))];
    } catch (error) {
      if (codeOf(error) !== 'EADDRINUSE') return [first];
      first.close();
      if (port !== 0 || attempt === MAX_ATTEMPTS) throw error;
    }
  }
}

export function portOf(server: Server): number {
  return (server.address() as AddressInfo).port;
}

export async function listen<S extends Server>(server: S, host: string, port: number): Promise<S> {
  await once(server.listen({ host, port }), 'listening');
  return server;
}
