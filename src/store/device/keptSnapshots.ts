import { DAY_MS } from '../../lib/dates.ts';
import { readStore } from './readStore.ts';
import { openDevice, writeToDevice, type DeviceDatabase, type SnapshotBlock } from './store.ts';

/** For how many days a copy is kept on the device. */
export const KEPT_DAYS = 30;

const MAX_AGE_MS = KEPT_DAYS * DAY_MS;

/** The name of the last block, which holds the number of records and is written with every change of the others. */
export const HEAD = 'head';

/** What lists have shown last in this tab, by owner and path, where nothing is kept on the device. */
export const seenInTab = new Map<
  string,
  { readonly savedAt: number; readonly records: readonly unknown[] }
>();

/** Whose copies have been refused since the page was opened. */
const refusedOwners = new Set<string>();

/** Whether the copies of a person have been refused since the page was opened. */
export const isRefused = (owner: string): boolean => refusedOwners.has(owner);

/** Deletes everything, since the person may not read it any more, and keeps nothing else until the page is opened again. */
export async function refuseSnapshots(owner: string): Promise<void> {
  refusedOwners.add(owner);
  await wipeSnapshots();
}

/** Deletes what is kept for others than this person, and what is too old to be shown. */
export async function tidySnapshots(owner: string): Promise<void> {
  for (const key of seenInTab.keys()) if (!key.startsWith(`${owner}:`)) seenInTab.delete(key);
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
export async function wipeSnapshots(): Promise<void> {
  seenInTab.clear();
  await writeToDevice((database) => database.clear('snapshots'));
}

async function removeRanges(ranges: readonly IDBKeyRange[]): Promise<void> {
  await writeToDevice((database) =>
    Promise.all(ranges.map((range) => database.delete('snapshots', range))),
  );
}

function headsOf(database: DeviceDatabase, owner: string): Promise<readonly SnapshotBlock[]> {
  return readStore(database, 'snapshots', async (blocks) => {
    const keys = await blocks.getAllKeys(below(`${owner}:`));
    const heads = keys.filter((key) => key.endsWith(`:${HEAD}`)).map((key) => blocks.get(key));
    return (await Promise.all(heads)).filter((head) => head !== undefined);
  });
}

/** The keys that start with a prefix, which ends with a colon; the semicolon follows it in the order of keys. */
const below = (prefix: string): IDBKeyRange =>
  IDBKeyRange.bound(prefix, `${prefix.slice(0, -1)};`, false, true);

/** Whether a snapshot is too old to be shown, by its last block. */
export const isOutdated = ({ savedAt }: SnapshotBlock): boolean =>
  Date.now() - savedAt > MAX_AGE_MS;
