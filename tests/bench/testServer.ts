import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { build, preview } from 'vite';
import { PREVIEW_MODE } from '../../tools/deploy/settings.ts';
import { PROJECT_ID, appEnvironment } from '../../tools/backend/start/appEnvironment.ts';
import { startAuthEmulator } from '../../tools/backend/start/authEmulator.ts';
import { startDatabaseServer } from '../../tools/backend/start/databaseServer.ts';
import { freePorts } from '../../tools/backend/start/ports.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const OWNER = { authorization: 'Bearer owner', 'content-type': 'application/json' };

/** The production build of the app on a local backend with its own data. */
export type TestServer = {
  readonly address: string;
  /** Sets or merges values at a path as administrator, past the rules. */
  write(this: void, method: 'PUT' | 'PATCH', path: string, value: unknown): Promise<void>;
  close(this: void): Promise<void>;
};

/** Builds the app, serves it on loopback and starts the backend, in a temporary folder. */
export async function startTestServer(): Promise<TestServer> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  const { port, auth, database } = await freePorts('port', 'auth', 'database');
  Object.assign(process.env, appEnvironment({ auth, database }));

  const outDir = join(folder, 'app');
  await build({
    root: ROOT,
    mode: PREVIEW_MODE,
    build: { outDir, emptyOutDir: true },
    logLevel: 'error',
  });
  const services = [
    startAuthEmulator(auth),
    startDatabaseServer(database, join(folder, 'database')),
  ];
  await Promise.all(services.map(({ ready }) => ready));
  const server = await preview({
    root: ROOT,
    build: { outDir },
    preview: { host: '127.0.0.1', port, strictPort: true },
  });

  return {
    address: `http://127.0.0.1:${port}`,
    async write(method, path, value) {
      const url = `http://127.0.0.1:${database}/${path}.json?ns=${PROJECT_ID}-default-rtdb&print=silent`;
      const request: RequestInit = { method, headers: OWNER, body: JSON.stringify(value) };
      const response = await fetch(url, request);
      if (!response.ok) throw new Error(`${method} ${path}: ${await response.text()}`);
    },
    async close() {
      await server.close();
      await Promise.all(services.map(({ stop }) => stop()));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
