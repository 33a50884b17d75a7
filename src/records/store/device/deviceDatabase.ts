import { openDB, type DBSchema, type IDBPDatabase, type IDBPObjectStore } from 'idb';
import { createStore, useStore } from '../../../lib/createStore.ts';
import { once } from '../../../lib/once.ts';

/** A change that waits in this browser. What it consists of is up to the layer above. */
export type OutboxItem = {
  readonly id: string;
  /** The uid of the person who made the change. */
  readonly owner: string;
  /** What it will be saved with, if it is not saved yet. */
  readonly draft?: string;
};

/** What was last read from one path by one person. */
type StoredCopy = {
  /** `<uid>:<path>`. */
  readonly key: string;
  /** Milliseconds since 1970. */
  readonly savedAt: number;
  /** The version of the app that has written it. */
  readonly version: string;
  readonly records: readonly unknown[];
  /** Up to where it is complete, if that is known. */
  readonly cursor?: unknown;
};

/** The object stores of the database on this device. */
export type DeviceSchema = DBSchema & {
  /** In the order of the changes, by a number that the database assigns. */
  outbox: { key: number; value: OutboxItem; indexes: { id: string } };
  snapshots: { key: string; value: StoredCopy; indexes: { savedAt: number } };
};

/** The database on this device. */
export type DeviceDatabase = IDBPDatabase<DeviceSchema>;

/** Whether this browser keeps data for the app: `outdated` once another tab runs a newer version of it. */
export type DeviceStatus = 'kept' | 'unavailable' | 'outdated';

const NAME = 'desk';
const VERSION = 1;

const status = createStore<DeviceStatus>('kept');

/** Whether this browser keeps data for the app; `kept` until the opposite is known. */
export const deviceStatus = (): DeviceStatus => status.get();

/** As `deviceStatus`; the component renders again when it changes. */
export const useDeviceStatus = (): DeviceStatus => useStore(status);

/** How often a transaction is tried, and how long it waits before the next try, in milliseconds. */
const TRIES = 3;
const PAUSE_MS = 100;

/** Opens the database when it is needed, and again after the browser has closed it. */
function createDevice() {
  let opening: Promise<DeviceDatabase | null> | undefined;
  let wasOpened = false;
  let restore: ((database: DeviceDatabase) => Promise<void>) | undefined;

  function openDevice(): Promise<DeviceDatabase | null> {
    if (opening !== undefined) return opening;
    const attempt = open();
    opening = attempt;
    void attempt.then((database) => {
      // While the browser evicts the data, it opens nothing; the next use tries again.
      const hasFailed = database === null && status.get() !== 'outdated';
      if (hasFailed && opening === attempt) opening = undefined;
    });
    return attempt;
  }

  async function writeToDevice(
    transact: (database: DeviceDatabase) => Promise<unknown>,
    triesLeft = TRIES,
  ): Promise<boolean> {
    const database = await openDevice();
    if (database === null) return false;
    try {
      await transact(database);
      return true;
    } catch (error) {
      if (triesLeft > 1) {
        await reconnect(database);
        await new Promise((resume) => setTimeout(resume, PAUSE_MS));
        return writeToDevice(transact, triesLeft - 1);
      }
      reportUnavailable(error);
      return false;
    }
  }

  /** Closes a connection, so that the next use of the database opens another. */
  async function reconnect(database: DeviceDatabase): Promise<void> {
    if ((await opening) !== database) return;
    opening = undefined;
    database.close();
  }

  async function open(): Promise<DeviceDatabase | null> {
    try {
      const database: DeviceDatabase = await openDB<DeviceSchema>(NAME, VERSION, {
        upgrade(created) {
          created.createObjectStore('outbox', { autoIncrement: true }).createIndex('id', 'id');
          const copies = created.createObjectStore('snapshots', { keyPath: 'key' });
          copies.createIndex('savedAt', 'savedAt');
        },
        // A newer version of the app, in another tab, must not wait for this one.
        blocking: (_, next) => {
          database.close();
          // Without a next version it is being deleted, by the user's hand.
          if (next === null) return reopen();
          opening = Promise.resolve(null);
          return status.set('outdated');
        },
        // The browser has closed it, for example because the user cleared the site's data.
        terminated: reopen,
      });
      if (wasOpened) await restore?.(database);
      wasOpened = true;
      return database;
    } catch (error) {
      if (isNewer(error)) status.set('outdated');
      else reportUnavailable(error);
      return null;
    }
  }

  /** Opens the database again, once the browser is done with what it was closed for. */
  function reopen(): void {
    opening = undefined;
    setTimeout(() => void openDevice(), PAUSE_MS);
  }

  const onReopened = (run: NonNullable<typeof restore>): void => {
    restore = run;
  };
  return { openDevice, writeToDevice, onReopened };
}

const device = createDevice();

/** Opens the database of this device. Resolves to null where the browser forbids it or has no space left. */
export const { openDevice } = device;

/**
 * Runs a transaction, again on a new connection if it fails: the browser closes the connection in the middle when it
 * evicts the data, and may not open another before it is done. Resolves to whether the browser has stored the changes.
 */
export const { writeToDevice } = device;

type StoreName = 'outbox' | 'snapshots';

/**
 * Reads from one object store in one transaction. Rejects when the browser aborts it, for example because it evicts the
 * data; idb's own shortcuts for reading leave that rejection unhandled.
 */
export async function readStore<Name extends StoreName, Result>(
  database: DeviceDatabase,
  name: Name,
  query: (store: IDBPObjectStore<DeviceSchema, [Name], Name>) => Promise<Result>,
): Promise<Result> {
  const transaction = database.transaction(name);
  const [result] = await Promise.all([query(transaction.store), transaction.done]);
  return result;
}

/** Sets what is done with a database that this page opens again: the browser may have cleared it in between. */
export const { onReopened } = device;

/** Asks the browser, once in a page, not to clear what it keeps for the app. Some ask the user. */
export const askToPersist = once(async (): Promise<void> => {
  // Missing on pages that are not served over HTTPS, and in older browsers.
  const { storage } = navigator as { readonly storage?: StorageManager };
  try {
    if (!(await storage?.persisted?.())) await storage?.persist?.();
  } catch {
    // The page System health says what the browser does.
  }
});

/** Reports that this browser could not store something, for example because its quota is exceeded. */
export function reportUnavailable(error: unknown): void {
  if (status.get() !== 'kept') return;
  console.warn('This browser does not keep data for the app', error);
  status.set('unavailable');
}

/** Reports that this browser stores again what it is given. */
export function reportAvailable(): void {
  if (status.get() === 'unavailable') status.set('kept');
}

const isNewer = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'VersionError';

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
