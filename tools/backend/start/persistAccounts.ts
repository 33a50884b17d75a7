import { mkdir, open, rename } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { readAccounts } from './accountsFile.ts';
import { callAuthEmulator } from './callAuthEmulator.ts';

const SAVE_INTERVAL_MS = 400;

/** Keeps the accounts of the Auth emulator, which are in memory only, in a file. */
export type AccountPersistence = {
  /** Saves the accounts if they have changed. Rejects when the file cannot be written. */
  readonly save: () => Promise<void>;
  /** Stops saving periodically and saves a last time. */
  readonly stop: () => Promise<void>;
};

/** Saves every change of an emulator's accounts to `file` within a second. */
export async function persistAccounts(
  emulatorUrl: string,
  file: string,
): Promise<AccountPersistence> {
  let saved = (await readAccounts(file))?.text;

  const saveNow = async (): Promise<void> => {
    // If the emulator has ended, its process reports that.
    const text = await callAuthEmulator(emulatorUrl, 'accounts:batchGet?maxResults=-1').catch(
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
