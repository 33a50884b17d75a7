import { isOutdated, type Changes } from '../domain/history.ts';
import { assertSignedIn, signedInUid } from '../firebase/auth.ts';
import { exists, read, updatePaths } from '../firebase/database.ts';
import { isPermissionDenied, SaveDenied, type DenialReason } from './saveDenied.ts';

/** What a write does to a stored record. */
export type RecordUpdate = {
  /** The path of the record. */
  readonly path: string;
  readonly changes: Changes;
};

type Write = {
  /** The uid of the person whose write it is; by default, of the one who is signed in when it is sent first. */
  readonly owner?: string;
  /** The path of an activity entry that the write stores. */
  readonly entry: string;
  /** The records that it updates. */
  readonly updates: readonly RecordUpdate[];
  /** The values by path; a retry needs them with the name in a fresh token. */
  valuesFor(this: void, isRetry: boolean): Promise<Readonly<Record<string, unknown>>>;
};

/**
 * Writes a save idempotently. The SDK repeats a write whose answer was lost with the connection, and the rules deny
 * the repetition because its activity entry exists already. A denied write therefore counts as stored when its entry
 * exists, whose key nobody else knows. It is outdated when a record no longer holds what the write was to replace.
 * Otherwise the token may be out of date: it is renewed and the write sent once more. Rejects with `SaveDenied` when the
 * write is outdated or denied again, with `SessionEnded` when somebody else is signed in by then, and with the database's
 * error for anything else.
 */
export async function writeWithRetry({ owner, entry, updates, valuesFor }: Write): Promise<void> {
  let author: string | null | undefined = owner;

  async function attempt(isRetry: boolean): Promise<unknown> {
    try {
      const values = await valuesFor(isRetry);
      author ??= signedInUid();
      assertSignedIn(author);
      await updatePaths(values);
      return null;
    } catch (error) {
      if (!isPermissionDenied(error)) throw error;
      if (await exists(entry).catch(() => false)) return null;
      const haveChanged = await Promise.all(updates.map(hasChanged));
      if (haveChanged.includes(true)) throw new SaveDenied('outdated', error);
      return error;
    }
  }

  if ((await attempt(false)) === null) return;
  const error = await attempt(true);
  if (error !== null) throw new SaveDenied(await denialReason(entry, updates), error);
}

/** Whether the record holds something else by now. The request for the entry has brought the news of it. */
async function hasChanged({ path, changes }: RecordUpdate): Promise<boolean> {
  const stored = await read(path).catch(() => undefined);
  return stored !== undefined && isOutdated(changes, stored);
}

async function denialReason(
  entry: string,
  updates: readonly RecordUpdate[],
): Promise<DenialReason> {
  try {
    // Whoever has access can ask for anything.
    const [, ...arePresent] = await Promise.all(
      [entry, ...updates.map(({ path }) => path)].map(exists),
    );
    return arePresent.every(Boolean) ? 'rules' : 'record removed';
  } catch {
    return 'no access';
  }
}
