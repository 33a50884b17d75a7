import { existsSync, writeFileSync } from 'node:fs';
import { ADMIN_AUTHORIZATION } from './appEnvironment.ts';
import { ROOT } from './childService.ts';
import { DEMO_ACCOUNT } from './demoAccount.ts';
import type { AccountPersistence } from './persistAccounts.ts';

const START_OVER = 'To start over: npm start -- --fresh';

type LoadDemo = (account: typeof DEMO_ACCOUNT) => Promise<void>;

/**
 * On the first start with a data folder, creates the demo account and saves a month of demo records through the app's
 * own code. Returns a message for the user if that fails, otherwise null.
 */
export async function loadDemoOnce(
  environment: Record<string, string>,
  accounts: AccountPersistence,
  markerFile: string,
): Promise<string | null> {
  if (existsSync(markerFile)) return null;
  try {
    await signUp(environment);
    if (!(await isDatabaseEmpty(environment))) return `The demo data is incomplete. ${START_OVER}`;
    console.log('Saving a month of demo records, on the first start only …');
    await runDemoLoader();
    await accounts.save();
    writeFileSync(markerFile, `${new Date().toISOString()}\n`);
    return null;
  } catch (error) {
    return `The demo data could not be loaded. ${START_OVER}\n\n${describe(error)}\n`;
  }
}

async function signUp(environment: Record<string, string>): Promise<void> {
  const { VITE_AUTH_EMULATOR, VITE_FIREBASE_API_KEY } = environment;
  const method = 'identitytoolkit.googleapis.com/v1/accounts:signUp';
  const response = await fetch(`${VITE_AUTH_EMULATOR}/${method}?key=${VITE_FIREBASE_API_KEY}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(DEMO_ACCOUNT),
  });
  const text = await response.text();
  if (!response.ok && !text.includes('EMAIL_EXISTS')) throw new Error(text);
}

/** Loading into a database with data, after an interrupted load, would duplicate records. */
async function isDatabaseEmpty(environment: Record<string, string>): Promise<boolean> {
  const { VITE_DATABASE_EMULATOR, VITE_FIREBASE_DATABASE_URL = '' } = environment;
  const namespace = new URL(VITE_FIREBASE_DATABASE_URL).hostname.split('.')[0];
  const url = `http://${VITE_DATABASE_EMULATOR}/.json?shallow=true&ns=${namespace}`;
  const response = await fetch(url, { headers: ADMIN_AUTHORIZATION });
  return (await response.json()) === null;
}

async function runDemoLoader(): Promise<void> {
  const { createServer } = await import('vite');
  const vite = await createServer({
    root: ROOT,
    appType: 'custom',
    logLevel: 'error',
    // The dev server optimizes the dependencies at the same time, and both would write to the same cache.
    optimizeDeps: { noDiscovery: true, include: [] },
    server: { middlewareMode: true, ws: false, watch: null },
  });
  try {
    const { loadDemo } = (await vite.ssrLoadModule('/tools/demo/loadDemo.ts')) as {
      loadDemo: LoadDemo;
    };
    await loadDemo(DEMO_ACCOUNT);
  } finally {
    await vite.close();
  }
}

function describe(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
