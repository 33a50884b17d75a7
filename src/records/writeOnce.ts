import { exists, updatePaths } from '../firebase/database.ts';

/** Why the database refused a save for good. */
export type RefusalReason = 'account' | 'record removed' | 'rules';

/** A save that the database refused, with the reason as far as it can be found out. */
export class SaveRefused extends Error {
  readonly reason: RefusalReason;

  constructor(reason: RefusalReason, cause: unknown) {
    super(`The database refused the save: ${reason}`, { cause });
    this.reason = reason;
  }
}

type Save = {
  /** Paths of the activity entry and, when it exists already, of the record. */
  readonly entry: string;
  readonly record: string | null;
  /** What to write; for the second attempt with a fresh token. */
  valuesFor(this: void, isRetry: boolean): Promise<Readonly<Record<string, unknown>>>;
};

/**
 * Writes a save exactly once. A write whose answer is lost with the connection is sent again, and refused then
 * because its entry is there; so whoever is refused looks for the entry, which nobody else can have made. A
 * refusal may also come from a token that is out of date: it is renewed, and the save sent once more.
 */
export async function writeOnce({ entry, record, valuesFor }: Save): Promise<void> {
  async function attempt(isRetry: boolean): Promise<unknown> {
    try {
      await updatePaths(await valuesFor(isRetry));
      return null;
    } catch (error) {
      if (!isDenied(error)) throw error;
      return (await exists(entry).catch(() => false)) ? null : error;
    }
  }

  if ((await attempt(false)) === null) return;
  const error = await attempt(true);
  if (error !== null) throw new SaveRefused(await reasonFor(entry, record), error);
}

async function reasonFor(entry: string, record: string | null): Promise<RefusalReason> {
  try {
    const isThere = await exists(record ?? entry);
    return record === null || isThere ? 'rules' : 'record removed';
  } catch {
    return 'account';
  }
}

const isDenied = (error: unknown): boolean =>
  typeof error === 'object' &&
  error !== null &&
  'code' in error &&
  error.code === 'PERMISSION_DENIED';
