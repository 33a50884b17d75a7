import { existsSync, writeFileSync } from 'node:fs';
import type { AccountKeeper } from './accounts.ts';
import { ROOT } from './childService.ts';
import { DEMO_ACCOUNT } from './demoAccount.ts';

const DISPLAY_NAME = 'Layla Haddad';
const BEGIN_ANEW = 'To begin anew: npm start -- --fresh';

type LoadDemo = (account: typeof DEMO_ACCOUNT) => Promise<void>;

/**
 * Once in the life of a data folder: makes the demo account and loads a month of records through the app's own
 * code. Returns what the person at the keyboard should know; null when all is well.
 */
export async function loadDemoOnce(
  environment: Record<string, string>,
  accounts: AccountKeeper,
  marker: string,
): Promise<string | null> {
  if (existsSync(marker)) return null;
  try {
    await signUp(environment);
    if (!(await isEmpty(environment))) return `The demo data are not complete. ${BEGIN_ANEW}`;
    await runDemoLoader();
    await accounts.save();
    writeFileSync(marker, `${new Date().toISOString()}\n`);
    return null;
  } catch (error) {
    return `The demo data could not be loaded. ${BEGIN_ANEW}\n\n${describe(error)}\n`;
  }
}

async function signUp(environment: Record<string, string>): Promise<void> {
  const { VITE_AUTH_EMULATOR, VITE_FIREBASE_API_KEY } = environment;
  const method = 'identitytoolkit.googleapis.com/v1/accounts:signUp';
  const response = await fetch(`${VITE_AUTH_EMULATOR}/${method}?key=${VITE_FIREBASE_API_KEY}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...DEMO_ACCOUNT, displayName: DISPLAY_NAME }),
  });
  const answer = await response.text();
  if (!response.ok && !answer.includes('EMAIL_EXISTS')) throw new Error(answer);
}

/** Loading twice would double every record; an interrupted load, or what was typed since, is left alone. */
async function isEmpty(environment: Record<string, string>): Promise<boolean> {
  const { VITE_DATABASE_EMULATOR, VITE_FIREBASE_DATABASE_URL = '' } = environment;
  const namespace = new URL(VITE_FIREBASE_DATABASE_URL).hostname.split('.')[0];
  const response = await fetch(
    `http://${VITE_DATABASE_EMULATOR}/.json?shallow=true&ns=${namespace}`,
    { headers: { Authorization: 'Bearer owner' } },
  );
  return (await response.json()) === null;
}

async function runDemoLoader(): Promise<void> {
  const { createServer } = await import('vite');
  const vite = await createServer({
    root: ROOT,
    appType: 'custom',
    logLevel: 'error',
    // The dev server beside it prepares the dependencies; two must not do it at once.
    optimizeDeps: { noDiscovery: true, include: [] },
    server: { middlewareMode: true, ws: false, watch: null },
  });
  try {
    const { loadDemo } = (await vite.ssrLoadModule('/demo/loadDemo.ts')) as { loadDemo: LoadDemo };
    await loadDemo(DEMO_ACCOUNT);
  } finally {
    await vite.close();
  }
}

function describe(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
