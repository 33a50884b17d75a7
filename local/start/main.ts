import { parseArgs } from 'node:util';
import { keepAccounts } from './accounts.ts';
import { startApp } from './app.ts';
import { appEnvironment } from './appEnvironment.ts';
import { startAuthEmulator } from './authEmulator.ts';
import { openDataFolder } from './dataFolder.ts';
import { startDatabaseServer } from './databaseServer.ts';
import { BRAND } from '../../src/lib/brand.ts';
import { DEMO_ACCOUNT } from './demoAccount.ts';
import { loadDemoOnce } from './firstStart.ts';
import type { ChildService } from './childService.ts';
import { claimPorts, PREVIEW, START } from './ports.ts';
import { startPreview } from './preview.ts';
import { onShutdown } from './onShutdown.ts';

const HELP = `Starts the product on this machine: the app, the Auth emulator and the database server.

  npm start                 with the data of the last time; demo data at first
  npm start -- --fresh      delete the stored data first
  npm run preview           the same with the app built and served as in production

  APP_PORT       the app's port (5173)
  PREVIEW_PORT   the built app's port (4173)
  AUTH_PORT      the Auth emulator's port (9099)
  DATABASE_PORT  the database server's port (9000)
  DATA_DIR       where accounts and records are kept (.data)
  TOKEN_LIFETIME the database takes people's tokens for expired so many seconds after they were issued, instead
                 of an hour; for tests`;

/** What has to be undone, latest first. */
const cleanups: (() => Promise<void> | void)[] = [];
let ending = false;

onShutdown(() => {
  // Asked twice: at once. The parts die with this process.
  if (ending) process.exit(1);
  void end(0);
});

try {
  await start();
} catch (error) {
  const told = error instanceof Error ? error.message : String(error);
  await end(1, told);
}

async function start(): Promise<void> {
  const { fresh, preview, help } = readArguments();
  if (help) return console.log(HELP);

  const ports = await claimPorts(preview ? PREVIEW : START, process.env);
  const data = openDataFolder(process.env['DATA_DIR'] || '.data', fresh);
  cleanups.push(data.close);

  const environment = appEnvironment(ports);
  Object.assign(process.env, environment);
  const origins = [`http://127.0.0.1:${ports.app}`, `http://localhost:${ports.app}`];
  const tokenLifetime = process.env['TOKEN_LIFETIME'];
  const parts = [
    startDatabaseServer(ports.database, data.database, { origins, tokenLifetime }),
    startAuthEmulator(ports.auth, origins),
    preview ? startPreview(ports.app, data.preview) : startApp(ports.app),
  ];
  cleanups.push(() => stopAll(parts));
  for (const part of parts) void part.ended.then((how) => end(1, `${part.name} ${how}`));
  await Promise.all(parts.map(({ answering }) => answering));

  const accounts = await keepAccounts(`http://127.0.0.1:${ports.auth}`, data.accounts);
  cleanups.push(accounts.stop);
  const problem = await loadDemoOnce(environment, accounts, data.demoMarker);
  if (ending) return;

  if (problem) console.error(problem);
  for (const part of parts) part.relay();
  announce(ports.app, data.path);
}

/** Undoes everything, whatever fails on the way, and exits. */
async function end(code: number, why?: string): Promise<void> {
  if (ending) return;
  ending = true;
  if (why) console.error(why);
  for (const step of cleanups.toReversed()) {
    await (async () => step())().catch((error: unknown) => console.error(error));
  }
  process.exit(code);
}

async function stopAll(parts: readonly ChildService[]): Promise<void> {
  await Promise.all(parts.map(({ stop }) => stop()));
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

  Everything is kept in ${dataPath}. Ctrl-C stops it.
`);
}
