import { isOutdated, type Changes } from '../domain/history.ts';
import { exists, read, updatePaths } from '../firebase/database.ts';
import { isPermissionDenied, SaveDenied, type DenialReason } from './saveDenied.ts';

type Write = {
  /** Paths of the activity entry and of the record, unless the record is new. */
  readonly entry: string;
  readonly record: string | null;
  /** What it does to the record. */
  readonly changes: Changes;
  /** The values by path; a retry needs them with the name in a fresh token. */
  valuesFor(this: void, isRetry: boolean): Promise<Readonly<Record<string, unknown>>>;
};

/**
 * Writes a save idempotently. The SDK repeats a write whose answer was lost with the connection, and the rules deny
 * the repetition because its activity entry exists already. A denied write therefore counts as stored when its entry
 * exists, whose key nobody else knows. It is outdated when the record no longer holds what the write was to replace.
 * Otherwise the token may be out of date: it is renewed and the write sent once more. Rejects with `SaveDenied` when the
 * write is outdated or denied again, and with the database's error for anything else.
 */
export async function writeWithRetry({ entry, record, changes, valuesFor }: Write): Promise<void> {
  async function attempt(isRetry: boolean): Promise<unknown> {
    try {
      await updatePaths(await valuesFor(isRetry));
      return null;
    } catch (error) {
      if (!isPermissionDenied(error)) throw error;
      if (await exists(entry).catch(() => false)) return null;
      if (await hasChanged()) throw new SaveDenied('outdated', error);
      return error;
    }
  }

  /** Whether the record holds something else by now. The request for the entry has brought the news of it. */
  async function hasChanged(): Promise<boolean> {
    if (record === null) return false;
    const stored = await read(record).catch(() => undefined);
    return stored !== undefined && isOutdated(changes, stored);
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
