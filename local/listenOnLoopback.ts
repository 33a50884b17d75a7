import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

const IPV4 = '127.0.0.1';
const IPV6 = '::1';
/** How often another free port is tried when the other loopback address has it taken. */
const ATTEMPTS = 5;

type Wanted = { readonly host: string | undefined; readonly port: number };

/** Servers on the host, or on both loopback addresses: a browser may take `localhost` for either. Throws when the port is taken. */
export async function listenOnLoopback(
  { host, port }: Wanted,
  create: () => Server,
): Promise<readonly [Server, ...Server[]]> {
  if (host !== undefined && host !== IPV4) return [await listen(create(), host, port)];
  for (let attempt = 1; ; attempt += 1) {
    const first = await listen(create(), IPV4, port);
    try {
      return [first, await listen(create(), IPV6, portOf(first))];
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') return [first];
      first.close();
      if (port !== 0 || attempt === ATTEMPTS) throw error;
    }
  }
}

export function portOf(server: Server): number {
  return (server.address() as AddressInfo).port;
}

async function listen(server: Server, host: string, port: number): Promise<Server> {
  await once(server.listen({ host, port }), 'listening');
  return server;
}
