import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve } from '../../tools/deploy/serve.ts';
import { build } from './build.ts';
import type { Product } from './product.ts';

/** A host that sends no headers of its own. */
const PLAIN_HOST = { public: '.', ignore: [], headers: [] };

/** The folder of the try-out below the root of a host. */
const PATH = 'reviews/12';

/** The try-out, served by plain static hosts. */
export type TryOut = Product & {
  /** Its address below a path, on another host than `address`. */
  readonly addressBelowPath: string;
};

/** Builds the try-out into a folder of its own and serves that. Its backend cannot be reached from outside the browser. */
export function createTryOut(): TryOut {
  const folder = mkdtempSync(join(tmpdir(), 'try-out-'));
  // Not with the servers: requests that the browser has given up still open files.
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const servers: Server[] = [];
  let [address, addressBelowPath] = ['', ''];
  const stopServers = async (): Promise<void> => {
    await Promise.all(servers.splice(0).map(stop));
  };
  return {
    get address() {
      return address;
    },
    get addressBelowPath() {
      return addressBelowPath;
    },
    get backend() {
      return unreachable();
    },
    async start() {
      const outDir = join(folder, PATH);
      await build('try-out', outDir);
      servers.push(await serve(outDir, 0, PLAIN_HOST), await serve(folder, 0, PLAIN_HOST));
      const [own, shared] = servers.map(addressOf);
      address = own ?? '';
      addressBelowPath = `${shared}/${PATH}`;
    },
    stop: stopServers,
    killDatabase: unreachable,
    stored: unreachable,
    remove: stopServers,
  };
}

const unreachable = (): never => {
  throw new Error('The backend of the try-out is inside the browser');
};

const addressOf = (server: Server): string =>
  `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

async function stop(server: Server): Promise<void> {
  server.close().closeAllConnections();
  await once(server, 'close');
}
