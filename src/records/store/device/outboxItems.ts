import type { IDBPObjectStore } from 'idb';
import { createStore } from '../../../lib/createStore.ts';
import { onMessageOfOthers, onTabMessage, tellTabs } from './tabs.ts';
import {
  inPage,
  deviceStatus,
  onReopened,
  openDevice,
  readStore,
  reportAvailable,
  reportUnavailable,
  writeToDevice,
  type DeviceDatabase,
  type DeviceSchema,
  type OutboxItem,
} from './deviceDatabase.ts';

const restored = createStore({ count: 0 });

/** Calls back when items were put back that the browser had cleared, with their number. Returns an unsubscribe function. */
export const onItemsRestored = (onRestored: (count: number) => void): (() => void) =>
  restored.subscribe(() => onRestored(restored.get().count));

/** Calls back after every change of the outbox, in this tab or another. Returns an unsubscribe function. */
export const onOutboxChange = (onChange: () => void): (() => void) =>
  onTabMessage('outbox', onChange);

/** What an item of a draft becomes when that is saved, and follows the save; null if it is of another one. */
export type Follow = (item: OutboxItem) => OutboxItem | null;

/**
 * Adds an item, removes the one it replaces, and lets those of its draft follow it, in one transaction. Resolves when that is on
 * the disk, or in memory where the browser refuses to store it.
 */
export async function appendItem(
  item: OutboxItem,
  replaces?: string,
  follow?: Follow,
): Promise<void> {
  let followers: OutboxItem[] = [];
  const isStored = await transact(async (items) => {
    if (replaces !== undefined) await remove(items, replaces);
    const followed = follow === undefined ? [] : followersAmong(await items.getAll(), follow);
    await items.add(item);
    for (const follower of followed) {
      await remove(items, follower.id);
      await items.add(follower);
    }
    followers = followed;
  });
  if (replaces !== undefined) inPage.items.delete(replaces);
  if (replaces !== undefined) inPage.itemsOnDisk.delete(replaces);
  if (!isStored && follow !== undefined) {
    followers = followersAmong(inPage.itemsOnDisk.values(), follow);
    const ids = followers.map(({ id }) => id);
    // What takes up no space may succeed.
    if (ids.length > 0) void transact((items) => removeAll(items, ids));
  }
  const inMemory = follow === undefined ? [] : followersAmong(inPage.items.values(), follow);
  put(isStored ? inPage.itemsOnDisk : inPage.items, [item, ...followers]);
  put(inPage.items, inMemory);
  notify();
}

const followersAmong = (items: Iterable<OutboxItem>, follow: Follow): OutboxItem[] =>
  [...items].map(follow).filter((follower) => follower !== null);

function put(map: Map<string, OutboxItem>, items: readonly OutboxItem[]): void {
  for (const item of items) {
    map.delete(item.id);
    map.set(item.id, item);
  }
}

/** Replaces an item. Resolves to false if it has been removed meanwhile, or `isReplaceable` does not allow to. */
export async function updateItem(
  item: OutboxItem,
  isReplaceable: (stored: OutboxItem) => boolean = () => true,
): Promise<boolean> {
  let isRemoved = false;
  const inMemory = inPage.items.get(item.id);
  if (inMemory !== undefined) {
    isRemoved = !isReplaceable(inMemory);
    if (!isRemoved) inPage.items.set(item.id, item);
  } else {
    const isRead = await transact(async (items) => {
      const key = await items.index('id').getKey(item.id);
      const stored = key === undefined ? undefined : await items.get(key);
      isRemoved = stored === undefined || !isReplaceable(stored);
      if (!isRemoved) await items.put(item, key);
    });
    isRemoved &&= isRead;
    if (!isRemoved) inPage.itemsOnDisk.set(item.id, item);
  }
  notify();
  return !isRemoved;
}

/** Removes an item that `isRemovable` allows to. Resolves to whether it is gone. */
export async function removeItem(
  id: string,
  isRemovable: (item: OutboxItem) => boolean = () => true,
): Promise<boolean> {
  const item = inPage.items.get(id);
  let isGone = item === undefined || isRemovable(item);
  if (item !== undefined) {
    if (isGone) inPage.items.delete(id);
  } else {
    await transact(async (items) => {
      const stored = await items.index('id').get(id);
      isGone = stored === undefined || isRemovable(stored);
      if (stored !== undefined && isGone) await remove(items, id);
    });
    if (isGone) inPage.itemsOnDisk.delete(id);
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
    inPage.itemsOnDisk.clear();
    for (const item of stored) inPage.itemsOnDisk.set(item.id, item);
  }
  // What cannot be read at the moment, since the browser clears its storage, is put back when it is done.
  const isReadLater = stored === null && (database !== null || deviceStatus() === 'unavailable');
  const onDisk = stored ?? (isReadLater ? [...inPage.itemsOnDisk.values()] : []);
  return [...onDisk.filter(({ id }) => !inPage.items.has(id)), ...inPage.items.values()];
}

// What another tab has removed must not come back.
onMessageOfOthers('outbox', () => {
  if (inPage.itemsOnDisk.size > 0) void listItems();
});

onReopened(async (database) => {
  const lost = [...inPage.itemsOnDisk.values()];
  try {
    await putBack(database, lost);
  } catch (error) {
    for (const item of lost) inPage.items.set(item.id, item);
    inPage.itemsOnDisk.clear();
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
  if (inPage.items.size === 0) reportAvailable();
  if (count > 0) restored.set({ count });
}

type Items = IDBPObjectStore<DeviceSchema, ['outbox'], 'outbox', 'readwrite'>;

/** Runs a transaction, twice if the first fails. Resolves to whether the browser has stored its changes. */
async function transact(change: (items: Items) => Promise<void>): Promise<boolean> {
  const isStored = await writeToDevice(async (database) => {
    // Strict: a change counts as stored once it is on the disk, so that not even a crash of the machine undoes it.
    const transaction = database.transaction('outbox', 'readwrite', { durability: 'strict' });
    await Promise.all([change(transaction.store), transaction.done]);
  });
  if (isStored && inPage.items.size === 0) reportAvailable();
  return isStored;
}

async function removeAll(items: Items, ids: readonly string[]): Promise<void> {
  for (const id of ids) await remove(items, id);
}

async function remove(items: Items, id: string): Promise<void> {
  const key = await items.index('id').getKey(id);
  if (key !== undefined) await items.delete(key);
}

/** Lets every tab look at the outbox again. */
export const notify = (): void => tellTabs('outbox');
