import { readFile } from 'node:fs/promises';
import { codeOf } from '../errorDetails.ts';

/** An account as the Auth emulator lists it; all else in it is passed on as it is. */
export type Account = { readonly localId: string; readonly validSince?: string };

/** The text of a file with accounts, and the accounts in it; null if there is no file. Throws when the file is damaged. */
export async function readAccounts(
  file: string,
): Promise<{ readonly text: string; readonly users: readonly Account[] } | null> {
  const text = await readIfExists(file);
  if (text === null) return null;
  try {
    const { users = [] } = JSON.parse(text) as { readonly users?: readonly Account[] };
    return { text, users };
  } catch {
    throw new Error(`${file} is damaged. Repair it, or start over with: npm start -- --fresh`);
  }
}

async function readIfExists(file: string): Promise<string | null> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null;
    throw error;
  }
}
