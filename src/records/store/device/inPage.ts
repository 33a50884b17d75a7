import type { OutboxItem } from './deviceDatabase.ts';

/** What lasts as long as the page, since the browser keeps none of it, or may lose it. */
export const inPage = {
  /** Items of the outbox that this browser could not store, by id. */
  items: new Map<string, OutboxItem>(),
  /** Items of the outbox on the disk when this page last looked, by id: what it puts back when the browser clears its storage. */
  itemsOnDisk: new Map<string, OutboxItem>(),
  /** What lists have shown last, by owner and path, where no copy is kept on the device. */
  copies: new Map<string, { readonly savedAt: number; readonly records: readonly unknown[] }>(),
  /** Whose copies have been refused. */
  refusedOwners: new Set<string>(),
  /** The locks that this page has taken where the browser has none. */
  locks: new Set<string>(),
};
