/**
 * The Auth emulator of the official suite in its own process:
 * `authEmulatorProcess.ts <port> <project> [<allowed origin>…]`.
 * The suite's command line runs the same code, but starts more slowly, opens more ports and writes log files.
 */
import { createRequire } from 'node:module';
import type { RequestListener } from 'node:http';
import { createServer } from 'node:http';
import { createAccessCheck, withAccessCheck } from '../requestAccess.ts';

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

const [port, projectId, ...origins] = process.argv.slice(2);
if (!port || !projectId)
  throw new Error('Usage: authEmulatorProcess.ts <port> <project> [<origin>…]');

compileValidatorsOnDemand();
const { createApp } = require('firebase-tools/lib/emulator/auth/server.js') as {
  createApp: CreateApp;
};
const checkAccess = createAccessCheck(origins.length > 0 ? { origins } : {});
const app = withAccessCheck(checkAccess, await createApp(projectId), console.log);
createServer(app).listen(Number(port), '127.0.0.1');
