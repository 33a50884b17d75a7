import type { Server } from 'node:http';

const IPV4 = '127.0.0.1';
const IPV6 = '::1';
/** How often another free port is tried when the other loopback address has it taken. */
const ATTEMPTS = 5;

type Wanted = { readonly host: string | undefined; readonly port: number };

/** Servers on the host, or on both loopback addresses: a browser may take `localhost` for either. Throws when the port is taken. */
export async function listenOnLoopback(
  { host, port }: Wanted,
  create: () => Server,
): Promise<readonly Server[]> {
  if (host !== undefined && host !== IPV4) return [await listen(create(), host, port)];
  for (let attempt = 1; ; attempt += 1) {
    const first = await listen(create(), IPV4, port);
    const address = first.address();
    const taken = typeof address === 'object' && address ? address.port : port;
    try {
      return [first, await listen(create(), IPV6, taken)];
    } catch (error) {
      if (codeOf(error) !== 'EADDRINUSE') return [first];
      first.close();
      if (port !== 0 || attempt === ATTEMPTS) throw error;
    }
  }
}

function listen(server: Server, host: string, port: number): Promise<Server> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen({ host, port }, () => {
      server.off('error', reject);
      resolve(server);
    });
  });
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}
