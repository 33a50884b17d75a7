import type { Server } from 'node:http';
import { createRequire } from 'node:module';
import { withAssetsIn, type Hosting } from './hosting.ts';

type Superstatic = {
  server: (options: object) => { listen: (onListening: () => void) => Server };
};

/**
 * Serves a folder on a port of 127.0.0.1 as Firebase Hosting would, using the server of Firebase's own Hosting
 * emulator: the same headers and globs, and 404.html for unknown paths.
 */
export async function serve(folder: string, port: number, hosting: Hosting): Promise<Server> {
  const require = createRequire(import.meta.url);
  const fromTools = createRequire(require.resolve('firebase-tools'));
  const { server } = fromTools('superstatic') as Superstatic;
  return new Promise((resolve, reject) => {
    const httpServer = server({
      cwd: folder,
      hostname: '127.0.0.1',
      port,
      compression: true,
      stack: 'strict',
      config: { ...structuredClone(withAssetsIn(folder, hosting)), public: '.' },
    }).listen(() => resolve(httpServer));
    httpServer.once('error', reject);
  });
}
