import { mkdir, open, readFile, rename } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { codeOf } from '../errorDetails.ts';
import { ADMIN_AUTHORIZATION, PROJECT_ID } from './appEnvironment.ts';

type Account = { readonly localId: string; readonly validSince?: string };
type Accounts = { readonly users?: readonly Account[] };

const SAVE_INTERVAL_MS = 400;

/** Keeps the accounts of the Auth emulator, which are in memory only, in a file. */
export type AccountPersistence = {
  /** Saves the accounts if they have changed. Rejects when the file cannot be written. */
  readonly save: () => Promise<void>;
  /** Stops saving periodically and saves a last time. */
  readonly stop: () => Promise<void>;
};

/** Restores the accounts in `file` to a new emulator, then saves every change within a second. */
export async function persistAccounts(
  emulatorUrl: string,
  file: string,
): Promise<AccountPersistence> {
  let saved = await readIfExists(file);
  if (saved !== null) await restore(emulatorUrl, parse(saved, file));

  const saveNow = async (): Promise<void> => {
    // If the emulator has ended, its process reports that.
    const text = await request(emulatorUrl, 'accounts:batchGet?maxResults=-1', 'GET').catch(
      () => null,
    );
    if (text === null || text === saved) return;
    await replaceFile(file, text);
    saved = text;
  };
  // Saves run one after another, because they share a temporary file.
  let lastSave = Promise.resolve();
  const save = (): Promise<void> => {
    const thisSave = lastSave.then(saveNow);
    lastSave = thisSave.catch(() => undefined);
    return thisSave;
  };
  const abort = new AbortController();
  const saving = savePeriodically(save, abort.signal);
  const stop = async (): Promise<void> => {
    abort.abort();
    await saving;
    await save();
  };
  return { save, stop };
}

async function savePeriodically(save: () => Promise<void>, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await save().catch((error: unknown) => console.error('Accounts cannot be saved.', error));
    await pause(SAVE_INTERVAL_MS, undefined, { signal }).catch(() => undefined);
  }
}

async function restore(emulatorUrl: string, { users = [] }: Accounts): Promise<void> {
  if (users.length === 0) return;
  const result = await request(emulatorUrl, 'accounts:batchCreate', 'POST', { users });
  const { error: failures = [] } = JSON.parse(result) as { error?: readonly unknown[] };
  if (failures.length > 0) {
    throw new Error(`Accounts could not be restored: ${JSON.stringify(failures)}`);
  }
  // The emulator invalidates sessions older than the account; resetting `validSince` keeps users signed in.
  for (const { localId, validSince } of users) {
    await request(emulatorUrl, 'accounts:update', 'POST', { localId, validSince });
  }
}

async function request(
  emulatorUrl: string,
  method: string,
  httpMethod: 'GET' | 'POST',
  body?: object,
): Promise<string> {
  const url = `${emulatorUrl}/identitytoolkit.googleapis.com/v1/projects/${PROJECT_ID}/${method}`;
  const response = await fetch(url, {
    method: httpMethod,
    headers: { ...ADMIN_AUTHORIZATION, 'Content-Type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`The Auth emulator rejected ${method}: ${text}`);
  return text;
}

async function readIfExists(file: string): Promise<string | null> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null;
    throw error;
  }
}

function parse(text: string, file: string): Accounts {
  try {
    return JSON.parse(text) as Accounts;
  } catch {
    throw new Error(`${file} is damaged. Repair it, or start over with: npm start -- --fresh`);
  }
}

/** Atomic: after a crash the file has either the old or the new text. */
async function replaceFile(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const temporary = `${file}.new`;
  const handle = await open(temporary, 'w');
  try {
    await handle.writeFile(text);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(temporary, file);
}
