/**
 * The Auth emulator of the official suite in its own process:
 * `authEmulatorProcess.ts --port <port> [--accounts <file to restore>] [--origin <allowed origin>…]`.
 * The suite's command line runs the same code, but starts more slowly, opens more ports and writes log files.
 */
import { once } from 'node:events';
import { createRequire } from 'node:module';
import type { RequestListener } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parseArgs } from 'node:util';
import { createAccessCheck, withAccessCheck } from '../requestAccess.ts';
import { type Account, readAccounts } from './accountsFile.ts';
import { PROJECT_ID } from './appEnvironment.ts';
import { callAuthEmulator } from './callAuthEmulator.ts';

type CreateApp = (projectId: string) => Promise<RequestListener>;
type Exegesis = {
  middleware: (openApiDoc: unknown, options: Readonly<Record<string, unknown>>) => unknown;
};

const require = createRequire(import.meta.url);

/** Compiles each validator of requests when it is first used, which saves two thirds of the time to start. */
function compileValidatorsOnDemand(): void {
  const fromTools = createRequire(require.resolve('firebase-tools'));
  const exegesis = fromTools('exegesis-express') as Exegesis;
  const { middleware } = exegesis;
  exegesis.middleware = (openApiDoc, options) =>
    middleware(openApiDoc, { ...options, lazyCompileValidationSchemas: true });
}

/** Restores accounts before pages can ask: to them, the missing account of an open session is a deleted one. */
async function restoreFrom(file: string, emulator: RequestListener): Promise<void> {
  const stored = await readAccounts(file);
  if (stored === null) return;
  const server = createServer(emulator).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await restoreAccounts(`http://127.0.0.1:${port}`, stored.users);
  server.closeAllConnections();
  server.close();
}

const { values } = parseArgs({
  options: {
    port: { type: 'string' },
    accounts: { type: 'string' },
    origin: { type: 'string', multiple: true },
  },
});

compileValidatorsOnDemand();
const { createApp } = require('firebase-tools/lib/emulator/auth/server.js') as {
  createApp: CreateApp;
};
const emulator = await createApp(PROJECT_ID);
if (values.accounts) await restoreFrom(values.accounts, emulator);
const checkAccess = createAccessCheck(values.origin ? { origins: values.origin } : {});
const app = withAccessCheck(checkAccess, emulator, console.log);
createServer(app).listen(Number(values.port), '127.0.0.1');

/** Restores accounts, with their sessions, to an emulator without accounts. */
async function restoreAccounts(emulatorUrl: string, users: readonly Account[]): Promise<void> {
  if (users.length === 0) return;
  const result = await callAuthEmulator(emulatorUrl, 'accounts:batchCreate', { users });
  const { error: failures = [] } = JSON.parse(result) as { error?: readonly unknown[] };
  if (failures.length > 0) {
    throw new Error(`Accounts could not be restored: ${JSON.stringify(failures)}`);
  }
  // The emulator invalidates sessions older than the account; resetting `validSince` keeps users signed in.
  for (const { localId, validSince } of users) {
    await callAuthEmulator(emulatorUrl, 'accounts:update', { localId, validSince });
  }
}
