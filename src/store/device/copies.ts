import { DAY_MS } from '../../lib/dates.ts';
import {
  openDevice,
  writeToDevice,
  type CopyBlock,
  type DeviceDatabase,
} from './deviceDatabase.ts';
import { inPage } from './inPage.ts';
import { readStore } from './readStore.ts';

/** For how many days a copy is kept on the device. */
export const KEPT_DAYS = 30;

const MAX_AGE_MS = KEPT_DAYS * DAY_MS;

/** The name of the last block, which holds the number of records and is written with every change of the others. */
export const HEAD = 'head';

/** The number of records in a block: reading a few dozen values is much faster than reading thousands. */
export const BLOCK_SIZE = 250;

/** Up to where a copy is complete. */
export type Cursor = {
  /** The highest `changedAt` that the list has had: everything that was stored until then is in the copy. */
  readonly changedAt: number;
  /** What was stored at `COPIES_PATH`, as JSON. */
  readonly epoch: string;
  /** The fields that its rows have: an earlier version of the app did not know all. */
  readonly fields: string;
};

/** What one person last read from one path, and when, in milliseconds since 1970. */
export type Copy<Row> = {
  readonly savedAt: number;
  readonly records: readonly Row[];
  /** Missing where it is not known. */
  readonly cursor?: Cursor | undefined;
};

/** How many blocks are read before all others: two, since the last one may hold a single record. */
const NEWEST_BLOCKS = 2;

/** How long the page has to show what was read before further work occupies it. */
export const PAINT_MS = 50;

/** The copy of one path for one person. */
export type KeptCopy<Row> = {
  /** Whether another visit finds it. */
  readonly isOnDevice: boolean;
  /**
   * Null if none is kept, or only an outdated or unreadable one. A long one first calls `onNewest` with its last records,
   * because reading all of it takes longer than showing a page.
   */
  read(this: void, onNewest?: (newest: Copy<Row>) => void): Promise<Copy<Row> | null>;
  /** Writes the blocks that have changed. Records that are unchanged since `read` or the last call are the same objects. */
  write(this: void, records: readonly Row[], cursor?: Cursor): Promise<void>;
  /** Deletes everything, since the person may not read it any more, and keeps nothing else until the page is opened again. */
  refuse(this: void): Promise<void>;
};

/**
 * Opens the copy of a path. `parse` reads a stored record, which an earlier version of the app may have written, and
 * throws if it cannot. `isAllowed` is asked right before every write: the person may have signed out.
 */
export function openCopy<Row>(
  owner: string,
  path: string,
  parse: (stored: unknown) => Row,
  isAllowed: () => boolean,
): KeptCopy<Row> {
  const prefix = `${owner}:${path}:`;
  const headKey = prefix + HEAD;
  const keyOf = (index: number): string => prefix + String(index).padStart(6, '0');
  /** What is stored, as far as this page knows. */
  let stored: readonly Row[] = [];
  /** Which write that was, of this page or another one. */
  let version: string | undefined;

  return {
    isOnDevice: true,
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
        ({ version } = head);
        return { savedAt, records, cursor: head.cursor as Cursor | undefined };
      } catch (error) {
        console.warn(`The kept copy of ${path} cannot be read`, error);
        return null;
      }
    },

    async write(records, cursor) {
      await writeToDevice(async (database) => {
        const [before, known] = [stored, version];
        // Nothing is known of what is stored until this has succeeded.
        stored = [];
        if (inPage.refusedOwners.has(owner) || !isAllowed()) return;
        const transaction = database.transaction('snapshots', 'readwrite');
        const savedAt = Date.now();
        const put = (key: string, content: unknown): Promise<string> =>
          transaction.store.put({ key, savedAt, content });
        const end = keyOf(countBlocks(records.length));
        const next = newVersion();
        const head = await transaction.store.get(headKey);
        // Which blocks another window has left is not known.
        const isKnown = head !== undefined && head.version === known;
        await Promise.all([
          ...changedBlocks(isKnown ? before : [], records).map((n) =>
            put(keyOf(n), blockAt(records, n)),
          ),
          transaction.store.delete(IDBKeyRange.bound(end, headKey, false, true)),
          transaction.store.put({
            key: headKey,
            savedAt,
            content: records.length,
            version: next,
            ...(cursor && { cursor }),
          }),
          transaction.done,
        ]);
        stored = records;
        version = next;
      });
    },

    refuse: () => refuseCopies(owner),
  };
}

/** Tells writes of one copy apart. */
const newVersion = (): string => `${Date.now()}-${Math.random()}`;

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

/** Deletes everything, since the person may not read it any more, and keeps nothing else until the page is opened again. */
export async function refuseCopies(owner: string): Promise<void> {
  inPage.refusedOwners.add(owner);
  await wipeCopies();
}

/** Deletes what is kept for others than this person, and what is too old to be shown. */
export async function tidyCopies(owner: string): Promise<void> {
  for (const key of inPage.copies.keys())
    if (!key.startsWith(`${owner}:`)) inPage.copies.delete(key);
  const database = await openDevice();
  if (database === null) return;
  await removeRanges([
    IDBKeyRange.upperBound(`${owner}:`, true),
    IDBKeyRange.lowerBound(`${owner};`),
  ]);
  const outdated = (await headsOf(database, owner).catch(() => [])).filter(isOutdated);
  await removeRanges(outdated.map(({ key }) => below(key.slice(0, -HEAD.length))));
}

/** Deletes everything that is kept or was seen, for whomever. */
export async function wipeCopies(): Promise<void> {
  inPage.copies.clear();
  await writeToDevice((database) => database.clear('snapshots'));
}

async function removeRanges(ranges: readonly IDBKeyRange[]): Promise<void> {
  await writeToDevice((database) =>
    Promise.all(ranges.map((range) => database.delete('snapshots', range))),
  );
}

function headsOf(database: DeviceDatabase, owner: string): Promise<readonly CopyBlock[]> {
  return readStore(database, 'snapshots', async (blocks) => {
    const keys = await blocks.getAllKeys(below(`${owner}:`));
    const heads = keys.filter((key) => key.endsWith(`:${HEAD}`)).map((key) => blocks.get(key));
    return (await Promise.all(heads)).filter((head) => head !== undefined);
  });
}

/** The keys that start with a prefix, which ends with a colon; the semicolon follows it in the order of keys. */
const below = (prefix: string): IDBKeyRange =>
  IDBKeyRange.bound(prefix, `${prefix.slice(0, -1)};`, false, true);

/** Whether a copy is too old to be shown, by its last block. */
const isOutdated = ({ savedAt }: CopyBlock): boolean => Date.now() - savedAt > MAX_AGE_MS;
