import type { Server } from 'node:http';
import { createRequire } from 'node:module';
import type { Hosting } from './hosting.ts';

type Superstatic = {
  server: (options: object) => { listen: (listening: () => void) => Server };
};

/**
 * Serves a folder on a port of 127.0.0.1 as Firebase Hosting would: with the server inside Firebase's own Hosting
 * emulator, which reads the same headers by the same globs and answers unknown paths with 404.html.
 */
export async function serve(folder: string, port: number, hosting: Hosting): Promise<Server> {
  const require = createRequire(import.meta.url);
  const fromTools = createRequire(require.resolve('firebase-tools'));
  const { server } = fromTools('superstatic') as Superstatic;
  return new Promise((resolve, reject) => {
    const listening = server({
      cwd: folder,
      hostname: '127.0.0.1',
      port,
      compression: true,
      stack: 'strict',
      config: { ...structuredClone(hosting), public: '.' },
    }).listen(() => resolve(listening));
    listening.once('error', reject);
  });
}
