import { readStore } from './readStore.ts';
import { openDevice } from './deviceDatabase.ts';

/** The copies of lists that are kept for one person. */
export type KeptCopies = {
  readonly lists: number;
  /** Their size as text, in characters. */
  readonly size: number;
  /** When the one that has waited longest was written, in milliseconds since 1970; null if there is none. */
  readonly oldestAt: number | null;
};

/** What the browser says of the space it gives the app, as far as it does. */
export type StorageSpace = {
  readonly isPersistent: boolean | null;
  readonly usedBytes: number | null;
  readonly quotaBytes: number | null;
};

/** Whether the app opens without a network on this device: `off` in builds that register no service worker. */
export type OfflineCode = 'ready' | 'waiting' | 'missing' | 'off' | 'unsupported';

/** The copies that are kept for a person. Null where the browser keeps nothing. */
export async function readKeptCopies(owner: string): Promise<KeptCopies | null> {
  const database = await openDevice();
  if (database === null) return null;
  const own = IDBKeyRange.bound(`${owner}:`, `${owner};`, false, true);
  try {
    const kept = await readStore(database, 'snapshots', (copies) => copies.getAll(own));
    return {
      lists: kept.length,
      size: kept.reduce((sum, { records }) => sum + JSON.stringify(records).length, 0),
      oldestAt: kept.length > 0 ? Math.min(...kept.map(({ savedAt }) => savedAt)) : null,
    };
  } catch {
    return null;
  }
}

/** Asks the browser for the space of the app. Never rejects. */
export async function readStorageSpace(): Promise<StorageSpace> {
  // Missing on pages that are not served over HTTPS, and in older browsers.
  const { storage } = navigator as { readonly storage?: StorageManager };
  const [isPersistent, estimate] = await Promise.all([
    storage?.persisted?.().catch(() => null),
    storage?.estimate?.().catch(() => null),
  ]);
  return {
    isPersistent: isPersistent ?? null,
    usedBytes: estimate?.usage ?? null,
    quotaBytes: estimate?.quota ?? null,
  };
}

/** Asks the browser for the service worker. Never rejects. */
export async function readOfflineCode(): Promise<OfflineCode> {
  if (!import.meta.env.PROD || import.meta.env.VITE_SERVICE_WORKER === 'off') return 'off';
  if (!('serviceWorker' in navigator)) return 'unsupported';
  const registration = await navigator.serviceWorker.getRegistration().catch(() => undefined);
  if (registration?.waiting) return 'waiting';
  return registration?.active ? 'ready' : 'missing';
}
