import { DAY_MS } from '../../../lib/dates.ts';
import { openDevice, readStore, writeToDevice, inPage } from './deviceDatabase.ts';

/** For how many days a copy is kept on the device. */
export const KEPT_DAYS = 30;

const MAX_AGE_MS = KEPT_DAYS * DAY_MS;

/** Up to where a copy is complete. */
export type Cursor = {
  /** The highest `changedAt` that the list has had: everything that was stored until then is in the copy. */
  readonly changedAt: number;
  /** What was stored at `COPIES_PATH`, as JSON. */
  readonly epoch: string;
};

/** What one person last read from one path, and when, in milliseconds since 1970. */
export type Copy<Row> = {
  readonly savedAt: number;
  readonly records: readonly Row[];
  /** Missing where it is not known. */
  readonly cursor?: Cursor | undefined;
};

/** The copy of one path for one person. */
export type KeptCopy<Row> = {
  /** Whether it is found again when the app is opened later. */
  readonly isOnDevice: boolean;
  /** Null if none is kept, or only an outdated or unreadable one. */
  read(this: void): Promise<Copy<Row> | null>;
  write(this: void, records: readonly Row[], cursor?: Cursor): Promise<void>;
  /** Deletes everything: the person may not read it. Keeps nothing until they may. */
  refuse(this: void): Promise<void>;
};

/**
 * Opens the copy of a path. `parse` reads a record that another version of the app has written, and throws if it cannot; the list
 * has to be read again then, so that the copy says no more up to where it is complete. `isAllowed` is asked right before every
 * write: the person may have signed out.
 */
export function openCopy<Row>(
  owner: string,
  path: string,
  parse: (stored: unknown) => Row,
  isAllowed: () => boolean,
): KeptCopy<Row> {
  const key = `${owner}:${path}`;
  return {
    isOnDevice: true,
    async read() {
      const database = await openDevice();
      if (database === null) return null;
      try {
        const stored = await readStore(database, 'snapshots', (kept) => kept.get(key));
        if (stored === undefined || Date.now() - stored.savedAt > MAX_AGE_MS) return null;
        const { savedAt, records, cursor, version } = stored;
        return version === versionOfApp()
          ? { savedAt, records: records as readonly Row[], cursor: cursor as Cursor | undefined }
          : { savedAt, records: records.map(parse) };
      } catch (error) {
        console.warn(`The kept copy of ${path} cannot be read`, error);
        return null;
      }
    },
    async write(records, cursor) {
      await writeToDevice(async (database) => {
        if (inPage.refusedOwners.has(owner) || !isAllowed()) return;
        const version = versionOfApp();
        await database.put('snapshots', { key, savedAt: Date.now(), version, records, cursor });
      });
    },
    refuse: () => refuseCopies(owner),
  };
}

/** The version of the app that this page runs. */
const versionOfApp = (): string => JSON.stringify(SOURCE_VERSION);

/** The copy of a path in the memory of this tab only, where the person keeps none on the device. */
export function openCopyInTab<Row>(owner: string, path: string): KeptCopy<Row> {
  const key = `${owner}:${path}`;
  return {
    isOnDevice: false,
    // Under this key, only records of this path were written.
    read: async () => (inPage.copies.get(key) as Copy<Row> | undefined) ?? null,
    async write(records) {
      if (!inPage.refusedOwners.has(owner))
        inPage.copies.set(key, { savedAt: Date.now(), records });
    },
    refuse: () => refuseCopies(owner),
  };
}

/** Deletes everything: the person may not read it. Keeps nothing until they may. */
export async function refuseCopies(owner: string): Promise<void> {
  inPage.refusedOwners.add(owner);
  await wipeCopies();
}

/** Keeps copies again for somebody who may read now. */
export const allowCopies = (owner: string): void => void inPage.refusedOwners.delete(owner);

/** Deletes what is kept for others than this person, and what is too old to be shown. */
export async function tidyCopies(owner: string): Promise<void> {
  for (const key of inPage.copies.keys())
    if (!key.startsWith(`${owner}:`)) inPage.copies.delete(key);
  await writeToDevice(async (database) => {
    const { store, done } = database.transaction('snapshots', 'readwrite');
    const tooOld = IDBKeyRange.upperBound(Date.now() - MAX_AGE_MS);
    const outdated = await store.index('savedAt').getAllKeys(tooOld);
    await Promise.all([
      ...outdated.map((key) => store.delete(key)),
      store.delete(IDBKeyRange.upperBound(`${owner}:`, true)),
      // The semicolon follows the colon in the order of keys.
      store.delete(IDBKeyRange.lowerBound(`${owner};`)),
      done,
    ]);
  });
}

/** Deletes everything that is kept or was seen, for whomever. */
export async function wipeCopies(): Promise<void> {
  inPage.copies.clear();
  await writeToDevice((database) => database.clear('snapshots'));
}
