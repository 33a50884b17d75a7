import { parseArgs } from 'node:util';
import { BRAND } from '../../../src/company/brand.ts';
import { messageOf } from '../errorDetails.ts';
import { readAccounts } from './accountsFile.ts';
import { ADMIN_AUTHORIZATION, appEnvironment } from './appEnvironment.ts';
import { startAuthEmulator } from './authEmulator.ts';
import { startChildService, type ChildService } from './childService.ts';
import { openDataFolder } from './dataFolder.ts';
import { startDatabaseServer } from './databaseServer.ts';
import { DEMO_ACCOUNT } from './demoAccount.ts';
import { loadDemoOnce } from './demoData.ts';
import { onShutdown } from './onShutdown.ts';
import { persistAccounts } from './persistAccounts.ts';
import { PREVIEW, resolvePorts, START } from './ports.ts';

const HELP = `Starts the app, the Auth emulator and the database server on this machine.

  npm start                 with the stored data; loads demo data on the first start
  npm start -- --fresh      delete the stored data first
  npm run preview           the same with the production build of the app

Environment variables:

  APP_PORT        port of the app (5173)
  PREVIEW_PORT    port of the production build (4173)
  AUTH_PORT       port of the Auth emulator (9099)
  DATABASE_PORT   port of the database server (9000)
  DATA_DIR        folder for accounts and records (.data)
  TOKEN_LIFETIME  seconds after which the database treats sign-in tokens as expired, instead of an hour; for tests
  REUSE_BUILD     "on" to serve the build of the start before, without building again; for tests`;

/** Run in reverse order at the end. */
const cleanups: (() => Promise<void> | void)[] = [];
let isEnding = false;

onShutdown(() => {
  // A second signal exits at once; the child processes exit with this one.
  if (isEnding) process.exit(1);
  void end(0);
});

try {
  await start();
} catch (error) {
  await end(1, messageOf(error));
}

async function start(): Promise<void> {
  const { fresh, preview, help } = readArguments();
  if (help) return console.log(HELP);

  const ports = await resolvePorts(preview ? PREVIEW : START, process.env);
  const data = openDataFolder(process.env['DATA_DIR'] || '.data', fresh);
  cleanups.push(data.close);

  // Throws for a damaged file before anything starts.
  await readAccounts(data.accounts);

  console.log(
    `Starting the database server, the Auth emulator and ${preview ? 'the build of the app' : 'the app'} …`,
  );
  const environment = appEnvironment(ports);
  Object.assign(process.env, environment);
  const origins = [`http://127.0.0.1:${ports.app}`, `http://localhost:${ports.app}`];
  const tokenLifetime = process.env['TOKEN_LIFETIME'];
  const services = [
    startDatabaseServer(ports.database, data.database, { origins, tokenLifetime }),
    startAuthEmulator(ports.auth, { origins, accounts: data.accounts }),
    preview ? startPreview(ports.app, data.preview) : startApp(ports.app),
  ];
  cleanups.push(() => stopAll(services));
  for (const { name, exited } of services) void exited.then((exit) => end(1, `${name} ${exit}`));
  await Promise.all(services.map(({ ready }) => ready));

  const accounts = await persistAccounts(`http://127.0.0.1:${ports.auth}`, data.accounts);
  cleanups.push(accounts.stop);
  const problem = await loadDemoOnce(environment, accounts, data.demoMarker);
  if (process.env['VITE_ENQUIRIES'] === 'on') await acceptEnquiries(environment);
  if (isEnding) return;

  if (problem) console.error(problem);
  for (const service of services) service.forwardOutput();
  announce(ports.app, data.path);
}

/** Runs all cleanups, even if some fail, and exits. */
async function end(code: number, message?: string): Promise<void> {
  if (isEnding) return;
  isEnding = true;
  if (message) console.error(message);
  for (const cleanup of cleanups.toReversed()) {
    await (async () => cleanup())().catch((error: unknown) => console.error(error));
  }
  process.exit(code);
}

async function stopAll(services: readonly ChildService[]): Promise<void> {
  await Promise.all(services.map(({ stop }) => stop()));
}

function readArguments(): { fresh: boolean; preview: boolean; help: boolean } {
  const { values } = parseArgs({
    options: {
      fresh: { type: 'boolean', default: false },
      preview: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  return values;
}

function announce(appPort: number, dataPath: string): void {
  console.log(`
  ${BRAND.name} is running at http://127.0.0.1:${appPort}
  Sign in with ${DEMO_ACCOUNT.email} and the password ${DEMO_ACCOUNT.password}

  All data is stored in ${dataPath}. Press Ctrl-C to stop.
`);
}

/** Starts Vite's dev server on a port of 127.0.0.1. The app's settings come from the environment. */
function startApp(port: number): ChildService {
  return startChildService({
    name: 'The app',
    entry: 'node_modules/vite/bin/vite.js',
    args: ['--host', '127.0.0.1', '--port', String(port), '--strictPort', '--logLevel', 'warn'],
    url: `http://127.0.0.1:${port}/`,
  });
}

/** Builds the app into `folder` and serves it on a port of 127.0.0.1. The app's settings come from the environment. */
function startPreview(port: number, folder: string): ChildService {
  return startChildService({
    name: 'The preview',
    entry: 'tools/backend/start/previewProcess.ts',
    args: [String(port), folder],
    url: `http://127.0.0.1:${port}/`,
  });
}

/** Opens the path of the enquiries as the owner of a project does (docs/deploy.md). */
async function acceptEnquiries(environment: Record<string, string>): Promise<void> {
  const { VITE_DATABASE_EMULATOR, VITE_FIREBASE_DATABASE_URL = '' } = environment;
  const namespace = new URL(VITE_FIREBASE_DATABASE_URL).hostname.split('.')[0];
  const url = `http://${VITE_DATABASE_EMULATOR}/config/enquiries.json?ns=${namespace}`;
  await fetch(url, { method: 'PUT', headers: ADMIN_AUTHORIZATION, body: 'true' });
}
