import type { IDBPObjectStore } from 'idb';
import { onTabMessage, postToTabs } from './channel.ts';
import { readStore } from './readStore.ts';
import {
  openDevice,
  reportAvailable,
  writeToDevice,
  type DeviceSchema,
  type OutboxItem,
} from './store.ts';

/** Items this browser could not store, by id; they last as long as the page. */
const inMemory = new Map<string, OutboxItem>();

const listeners = new Set<() => void>();

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
  if (!isStored) inMemory.set(item.id, item);
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
  }
  notify();
  return isGone;
}

/** The items of every person, in the order in which they were added. */
export async function listItems(): Promise<readonly OutboxItem[]> {
  const database = await openDevice();
  const stored =
    database && (await readStore(database, 'outbox', (items) => items.getAll()).catch(() => []));
  return [...(stored ?? []), ...inMemory.values()];
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
