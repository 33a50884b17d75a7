import { HEAD, isOutdated, isRefused, refuseSnapshots, seenInTab } from './keptSnapshots.ts';
import { readStore } from './readStore.ts';
import { openDevice, writeToDevice } from './store.ts';

/** The number of records in a block: reading a few dozen values is much faster than reading thousands. */
export const BLOCK_SIZE = 250;

/** What one person last read from one path, and when, in milliseconds since 1970. */
export type Snapshot<Row> = { readonly savedAt: number; readonly records: readonly Row[] };

/** How many blocks are read before all others: two, since the last one may hold a single record. */
const NEWEST_BLOCKS = 2;

/** How long the page has to show what was read before further work occupies it. */
export const PAINT_MS = 50;

/** The snapshot of one path for one person. */
export type SnapshotStore<Row> = {
  /**
   * Null if none is kept, or only an outdated or unreadable one. A long one first calls `onNewest` with its last records,
   * because reading all of it takes longer than showing a page.
   */
  read(this: void, onNewest?: (newest: Snapshot<Row>) => void): Promise<Snapshot<Row> | null>;
  /** Writes the blocks that have changed. Records that are unchanged since `read` or the last call are the same objects. */
  write(this: void, records: readonly Row[]): Promise<void>;
  /** Deletes everything, since the person may not read it any more, and keeps nothing else until the page is opened again. */
  refuse(this: void): Promise<void>;
};

/**
 * Opens the snapshot of a path. `parse` reads a stored record, which an earlier version of the app may have written, and
 * throws if it cannot. `isAllowed` is asked right before every write: the person may have signed out.
 */
export function openSnapshot<Row>(
  owner: string,
  path: string,
  parse: (stored: unknown) => Row,
  isAllowed: () => boolean,
): SnapshotStore<Row> {
  const prefix = `${owner}:${path}:`;
  const headKey = prefix + HEAD;
  const keyOf = (index: number): string => prefix + String(index).padStart(6, '0');
  /** What is stored, as far as this page knows. */
  let stored: readonly Row[] = [];

  return {
    async read(onNewest) {
      const database = await openDevice();
      if (database === null) return null;
      const readFrom = async (index: number): Promise<readonly Row[]> => {
        const range = IDBKeyRange.bound(keyOf(index), headKey, false, true);
        const blocks = await readStore(database, 'snapshots', (kept) => kept.getAll(range));
        return blocks.flatMap(({ content }) => (content as unknown[]).map(parse));
      };
      try {
        const head = await readStore(database, 'snapshots', (kept) => kept.get(headKey));
        if (head === undefined || isOutdated(head)) return null;
        const { savedAt, content: count } = head;
        const first = countBlocks(Number(count)) - NEWEST_BLOCKS;
        if (onNewest !== undefined && first > 0) {
          onNewest({ savedAt, records: await readFrom(first) });
          await new Promise((done) => setTimeout(done, PAINT_MS));
        }
        const records = await readFrom(0);
        if (records.length !== count) return null;
        stored = records;
        return { savedAt, records };
      } catch (error) {
        console.warn(`The kept copy of ${path} cannot be read`, error);
        return null;
      }
    },

    async write(records) {
      await writeToDevice(async (database) => {
        const before = stored;
        // Nothing is known of what is stored until this has succeeded.
        stored = [];
        if (isRefused(owner) || !isAllowed()) return;
        // All requests at once, because the page may be closing.
        const transaction = database.transaction('snapshots', 'readwrite');
        const savedAt = Date.now();
        const put = (key: string, content: unknown): Promise<string> =>
          transaction.store.put({ key, savedAt, content });
        const end = keyOf(countBlocks(records.length));
        await Promise.all([
          ...changedBlocks(before, records).map((n) => put(keyOf(n), blockAt(records, n))),
          transaction.store.delete(IDBKeyRange.bound(end, headKey, false, true)),
          put(headKey, records.length),
          transaction.done,
        ]);
        stored = records;
      });
    },

    refuse: () => refuseSnapshots(owner),
  };
}

/** The snapshot of a path in the memory of this tab only, where the person keeps none on the device. */
export function openSeen<Row>(owner: string, path: string): SnapshotStore<Row> {
  const key = `${owner}:${path}`;
  return {
    // Under this key, only records of this path were written.
    read: async () => (seenInTab.get(key) as Snapshot<Row> | undefined) ?? null,
    async write(records) {
      if (!isRefused(owner)) seenInTab.set(key, { savedAt: Date.now(), records });
    },
    refuse: () => refuseSnapshots(owner),
  };
}

/** The records of a block. */
function blockAt<T>(records: readonly T[], index: number): readonly T[] {
  return records.slice(index * BLOCK_SIZE, (index + 1) * BLOCK_SIZE);
}

/** How many blocks a number of records fills. */
const countBlocks = (records: number): number => Math.ceil(records / BLOCK_SIZE);

/** The numbers of the blocks that must be written when `previous` is stored; unchanged records are the same objects. */
export function changedBlocks<T>(previous: readonly T[], next: readonly T[]): readonly number[] {
  const indexes = [...Array(countBlocks(next.length)).keys()];
  return indexes.filter((index) => {
    const [before, after] = [blockAt(previous, index), blockAt(next, index)];
    return before.length !== after.length || after.some((record, n) => record !== before[n]);
  });
}
