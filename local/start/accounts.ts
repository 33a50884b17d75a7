import { mkdir, open, readFile, rename } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { PROJECT_ID } from './appEnvironment.ts';

type Account = { readonly localId: string; readonly validSince?: string };
type Accounts = { readonly users?: readonly Account[] };

const EVERY_MS = 400;
const OWNER = { Authorization: 'Bearer owner', 'Content-Type': 'application/json' };

/** The Auth emulator keeps accounts in memory only; this keeps them in a file. */
export type AccountKeeper = {
  /** Writes what has changed since the last time. Rejects when the file cannot be written. */
  readonly save: () => Promise<void>;
  /** Saves once more and stops looking. */
  readonly stop: () => Promise<void>;
};

/** Brings the accounts of `file` back into a fresh emulator, then writes every change to it within a second. */
export async function keepAccounts(emulator: string, file: string): Promise<AccountKeeper> {
  let kept = await readIfThere(file);
  if (kept !== null) await restore(emulator, parse(kept, file));

  const saveNow = async (): Promise<void> => {
    // An emulator that no longer answers is told of by its own end.
    const text = await ask(emulator, 'accounts:batchGet?maxResults=-1', 'GET').catch(() => null);
    if (text === null || text === kept) return;
    await replaceFile(file, text);
    kept = text;
  };
  // One after the other: they share a draft of the file.
  let last = Promise.resolve();
  const save = (): Promise<void> => {
    const mine = last.then(saveNow);
    last = mine.catch(() => undefined);
    return mine;
  };
  const stopping = new AbortController();
  const watching = watch(save, stopping.signal);
  const stop = async (): Promise<void> => {
    stopping.abort();
    await watching;
    await save();
  };
  return { save, stop };
}

async function watch(save: () => Promise<void>, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await save().catch((error: unknown) => console.error('Accounts cannot be saved.', error));
    await pause(EVERY_MS, undefined, { signal }).catch(() => undefined);
  }
}

async function restore(emulator: string, { users = [] }: Accounts): Promise<void> {
  if (users.length === 0) return;
  const answer = await ask(emulator, 'accounts:batchCreate', 'POST', { users });
  const { error: refused = [] } = JSON.parse(answer) as { error?: readonly unknown[] };
  if (refused.length > 0) {
    throw new Error(`Accounts could not be brought back: ${JSON.stringify(refused)}`);
  }
  // Creation makes every earlier session invalid; these people are still signed in.
  for (const { localId, validSince } of users) {
    await ask(emulator, 'accounts:update', 'POST', { localId, validSince });
  }
}

async function ask(
  emulator: string,
  what: string,
  method: 'GET' | 'POST',
  body?: object,
): Promise<string> {
  const url = `${emulator}/identitytoolkit.googleapis.com/v1/projects/${PROJECT_ID}/${what}`;
  const response = await fetch(url, {
    method,
    headers: OWNER,
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`The Auth emulator refused ${what}: ${text}`);
  return text;
}

async function readIfThere(file: string): Promise<string | null> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

function parse(text: string, file: string): Accounts {
  try {
    return JSON.parse(text) as Accounts;
  } catch {
    throw new Error(`${file} is damaged; repair it, or begin anew: npm start -- --fresh`);
  }
}

/** Whoever reads the file finds the old text or the new one, never a part, whenever the power goes. */
async function replaceFile(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const draft = await open(`${file}.new`, 'w');
  try {
    await draft.writeFile(text);
    await draft.sync();
  } finally {
    await draft.close();
  }
  await rename(`${file}.new`, file);
}
