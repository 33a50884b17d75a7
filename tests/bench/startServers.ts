import { join } from 'node:path';
import { build } from 'vite';
import { PREVIEW_MODE } from '../../tools/deploy/settings.ts';
import { PROJECT_ID, appEnvironment } from '../../tools/backend/start/appEnvironment.ts';
import { startAuthEmulator } from '../../tools/backend/start/authEmulator.ts';
import { startDatabaseServer } from '../../tools/backend/start/databaseServer.ts';
import { freePorts } from '../../tools/backend/start/ports.ts';
import { serveCompressed, type Served } from './compressedServer.ts';

const OWNER = { authorization: 'Bearer owner', 'content-type': 'application/json' };

/** A backend with its own data. */
export type Backend = {
  /** Sets the value at a path as administrator, past the rules. */
  write(this: void, path: string, value: unknown): Promise<void>;
  stop(this: void): Promise<void>;
};

/** Starts the local backend below a folder, and sets the environment with which builds connect to it. */
export async function startBackend(folder: string): Promise<Backend> {
  const { auth, database } = await freePorts('auth', 'database');
  Object.assign(process.env, appEnvironment({ auth, database }));
  const services = [
    startAuthEmulator(auth),
    startDatabaseServer(database, join(folder, 'database')),
  ];
  await Promise.all(services.map(({ ready }) => ready));
  return {
    async write(path, value) {
      const url = `http://127.0.0.1:${database}/${path}.json?ns=${PROJECT_ID}-default-rtdb&print=silent`;
      const request: RequestInit = { method: 'PUT', headers: OWNER, body: JSON.stringify(value) };
      const response = await fetch(url, request);
      if (!response.ok) throw new Error(`PUT ${path}: ${await response.text()}`);
    },
    async stop() {
      await Promise.all(services.map(({ stop }) => stop()));
    },
  };
}

/** The build of a checkout, served compressed as a web host does. */
export type Site = Served & { readonly name: string };

/** Builds the app of a checkout below a folder and serves it. */
export async function startSite(name: string, root: string, folder: string): Promise<Site> {
  const outDir = join(folder, name);
  await build({
    root,
    configFile: join(root, 'vite.config.ts'),
    mode: PREVIEW_MODE,
    build: { outDir, emptyOutDir: true },
    logLevel: 'error',
  });
  return { name, ...(await serveCompressed(outDir)) };
}
