import { exists, updatePaths } from '../firebase/database.ts';
import { isPermissionDenied, SaveDenied, type DenialReason } from './saveDenied.ts';

type Write = {
  /** Paths of the activity entry and of the record, unless the record is new. */
  readonly entry: string;
  readonly record: string | null;
  /** The values by path; a retry needs them with the name in a fresh token. */
  valuesFor(this: void, isRetry: boolean): Promise<Readonly<Record<string, unknown>>>;
};

/**
 * Writes a save idempotently. The SDK repeats a write whose answer was lost with the connection, and the rules deny
 * the repetition because its activity entry exists already. A denied write therefore counts as stored when its entry
 * exists, whose key nobody else knows. Otherwise the token may be out of date: it is renewed and the write sent once
 * more. Rejects with `SaveDenied` after the second denial, and with the database's error for anything else.
 */
export async function writeWithRetry({ entry, record, valuesFor }: Write): Promise<void> {
  async function attempt(isRetry: boolean): Promise<unknown> {
    try {
      await updatePaths(await valuesFor(isRetry));
      return null;
    } catch (error) {
      if (!isPermissionDenied(error)) throw error;
      return (await exists(entry).catch(() => false)) ? null : error;
    }
  }

  if ((await attempt(false)) === null) return;
  const error = await attempt(true);
  if (error !== null) throw new SaveDenied(await denialReason(entry, record), error);
}

async function denialReason(entry: string, record: string | null): Promise<DenialReason> {
  try {
    const isPresent = await exists(record ?? entry);
    return record === null || isPresent ? 'rules' : 'record removed';
  } catch {
    return 'no access';
  }
}
