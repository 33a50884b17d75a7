import type { IDBPObjectStore } from 'idb';
import { onTabMessage, postToTabs } from './channel.ts';
import { readStore } from './readStore.ts';
import {
  deviceStatus,
  onReopened,
  openDevice,
  reportAvailable,
  reportUnavailable,
  writeToDevice,
  type DeviceDatabase,
  type DeviceSchema,
  type OutboxItem,
} from './store.ts';

/** Items this browser could not store, by id; they last as long as the page. */
const inMemory = new Map<string, OutboxItem>();

/** Items on the disk as this page last knew them, by id: what it puts back when the browser clears its storage. */
const known = new Map<string, OutboxItem>();

const listeners = new Set<() => void>();

const restoreListeners = new Set<(count: number) => void>();

/** Calls back when items were put back that the browser had cleared, with their number. Returns an unsubscribe function. */
export function onItemsRestored(onRestored: (count: number) => void): () => void {
  restoreListeners.add(onRestored);
  return () => restoreListeners.delete(onRestored);
}

/** Calls back after every change of the outbox, in this tab or another. Returns an unsubscribe function. */
export function onOutboxChange(onChange: () => void): () => void {
  listeners.add(onChange);
  const unsubscribe = onTabMessage('outbox', onChange);
  return () => {
    listeners.delete(onChange);
    unsubscribe();
  };
}

/**
 * Adds an item and removes the one it replaces, in one transaction. Resolves when the item is on the disk, or in memory
 * where the browser refuses to store it.
 */
export async function appendItem(item: OutboxItem, replaces?: string): Promise<void> {
  const isStored = await transact(async (items) => {
    if (replaces !== undefined) await remove(items, replaces);
    await items.add(item);
  });
  if (replaces !== undefined) inMemory.delete(replaces);
  if (replaces !== undefined) known.delete(replaces);
  (isStored ? known : inMemory).set(item.id, item);
  notify();
}

/** Replaces an item, unless it has been removed meanwhile. Resolves to false if it has. */
export async function updateItem(item: OutboxItem): Promise<boolean> {
  let isRemoved = false;
  if (inMemory.has(item.id)) inMemory.set(item.id, item);
  else {
    const isRead = await transact(async (items) => {
      const key = await items.index('id').getKey(item.id);
      isRemoved = key === undefined;
      if (key !== undefined) await items.put(item, key);
    });
    isRemoved &&= isRead;
    if (!isRemoved) known.set(item.id, item);
  }
  notify();
  return !isRemoved;
}

/** Removes an item that `isRemovable` allows to. Resolves to whether it is gone. */
export async function removeItem(
  id: string,
  isRemovable: (item: OutboxItem) => boolean = () => true,
): Promise<boolean> {
  const item = inMemory.get(id);
  let isGone = item === undefined || isRemovable(item);
  if (item !== undefined) {
    if (isGone) inMemory.delete(id);
  } else {
    await transact(async (items) => {
      const stored = await items.index('id').get(id);
      isGone = stored === undefined || isRemovable(stored);
      if (stored !== undefined && isGone) await remove(items, id);
    });
    if (isGone) known.delete(id);
  }
  notify();
  return isGone;
}

/** The items of every person, in the order in which they were added. */
export async function listItems(): Promise<readonly OutboxItem[]> {
  const database = await openDevice();
  const stored = await (database &&
    readStore(database, 'outbox', (items) => items.getAll()).catch(() => null));
  if (stored !== null) {
    known.clear();
    for (const item of stored) known.set(item.id, item);
  }
  // What cannot be read at the moment, since the browser clears its storage, is put back when it is done.
  const isReadLater = stored === null && (database !== null || deviceStatus() === 'unavailable');
  return [...(stored ?? (isReadLater ? known.values() : [])), ...inMemory.values()];
}

// What another tab has removed must not come back.
onTabMessage('outbox', () => {
  if (known.size > 0) void listItems();
});

onReopened(async (database) => {
  const restored = [...known.values()];
  try {
    await putBack(database, restored);
  } catch (error) {
    for (const item of restored) inMemory.set(item.id, item);
    known.clear();
    reportUnavailable(error);
  }
  notify();
});

async function putBack(database: DeviceDatabase, items: readonly OutboxItem[]): Promise<void> {
  const transaction = database.transaction('outbox', 'readwrite', { durability: 'strict' });
  let count = 0;
  const add = async (): Promise<void> => {
    for (const item of items) {
      if ((await transaction.store.index('id').getKey(item.id)) !== undefined) continue;
      await transaction.store.add(item);
      count += 1;
    }
  };
  await Promise.all([add(), transaction.done]);
  if (inMemory.size === 0) reportAvailable();
  if (count > 0) restoreListeners.forEach((onRestored) => onRestored(count));
}

type Items = IDBPObjectStore<DeviceSchema, ['outbox'], 'outbox', 'readwrite'>;

/** Runs a transaction, twice if the first fails. Resolves to whether the browser has stored its changes. */
async function transact(change: (items: Items) => Promise<void>): Promise<boolean> {
  const isStored = await writeToDevice(async (database) => {
    // Strict: a change counts as stored once it is on the disk, so that not even a crash of the machine undoes it.
    const transaction = database.transaction('outbox', 'readwrite', { durability: 'strict' });
    await Promise.all([change(transaction.store), transaction.done]);
  });
  if (isStored && inMemory.size === 0) reportAvailable();
  return isStored;
}

async function remove(items: Items, id: string): Promise<void> {
  const key = await items.index('id').getKey(id);
  if (key !== undefined) await items.delete(key);
}

/** Lets every tab look at the outbox again. */
export function notify(): void {
  listeners.forEach((onChange) => onChange());
  postToTabs('outbox');
}
