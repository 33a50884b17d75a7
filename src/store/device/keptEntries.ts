import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { readStore } from './readStore.ts';

/** What an entry of the local storage was changed to. */
type Change = {
  /** The text, or null if the entry was removed. */
  readonly text: string | null;
  /** Rises with every change of the entry. */
  readonly number: number;
};

type Schema = DBSchema & {
  /** The last change of each entry, by its key. */
  changes: { key: string; value: Change };
};

/** A database of its own, since tabs with an older version of the app keep the others open. */
const NAME = 'entries';
const VERSION = 1;

/** How long a browser may take; one that never answers must not keep anybody from signing in. */
const TIMEOUT_MS = 3_000;

/**
 * Puts the last change of an entry of the local storage on the disk, where the browser itself writes it only seconds later: then
 * no crash undoes it. Call it right after the change. Never rejects.
 */
export async function keepEntry(key: string): Promise<void> {
  await attempt(async () => {
    const text = localStorage.getItem(key);
    const number = Math.max(Date.now(), numberOf(key) + 1);
    localStorage.setItem(numberKey(key), String(number));
    await withDatabase(async (database) => {
      const transaction = database.transaction('changes', 'readwrite', { durability: 'strict' });
      const put = async (): Promise<void> => {
        const last = await transaction.store.get(key);
        // Another tab may have changed it since.
        if (last === undefined || last.number < number)
          await transaction.store.put({ text, number }, key);
      };
      await Promise.all([put(), transaction.done]);
    });
  });
}

/**
 * Changes an entry again if a crash has undone its last change. Call it before the page reads the entry for the first time.
 * Resolves to what was done, if anything. Never rejects.
 */
export async function recoverEntry(key: string): Promise<'set' | 'removed' | undefined> {
  return attempt(async () => {
    const last = await withDatabase((database) =>
      readStore(database, 'changes', (changes) => changes.get(key)),
    );
    if (last === undefined || last.number <= numberOf(key)) return undefined;
    localStorage.setItem(numberKey(key), String(last.number));
    if (last.text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, last.text);
    return last.text === null ? 'removed' : 'set';
  });
}

/** Where the local storage says which change of an entry it holds: a crash undoes both at once. */
const numberKey = (key: string): string => `change-of:${key}`;

const numberOf = (key: string): number => Number(localStorage.getItem(numberKey(key)) ?? 0);

/** Resolves to undefined where the browser keeps nothing or does not answer. */
function attempt<Result>(run: () => Promise<Result>): Promise<Result | undefined> {
  const timeout = new Promise<undefined>((resolve) => {
    setTimeout(resolve, TIMEOUT_MS);
  });
  return Promise.race([run().catch(() => undefined), timeout]);
}

/** Opened for one use only: there are few, and nobody else has to wait for a connection that is left open. */
async function withDatabase<Result>(
  use: (database: IDBPDatabase<Schema>) => Promise<Result>,
): Promise<Result> {
  const database = await openDB<Schema>(NAME, VERSION, {
    upgrade: (created) => void created.createObjectStore('changes'),
  });
  try {
    return await use(database);
  } finally {
    database.close();
  }
}
