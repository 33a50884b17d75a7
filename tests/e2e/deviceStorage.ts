import type { Page } from '@playwright/test';

/** How many lists the device keeps a copy of, at paths that contain this text. */
export const keptCopies = async (page: Page, path: string): Promise<number> =>
  (await keysOf(page, 'snapshots')).filter((key) => key.includes(path)).length;

/** How many changes wait on the device. */
export const waitingChanges = async (page: Page): Promise<number> =>
  (await keysOf(page, 'outbox')).length;

/** The keys of an object store of the app's database, as JSON. */
const keysOf = (page: Page, store: string): Promise<readonly string[]> =>
  page.evaluate(
    (name) =>
      new Promise<readonly string[]>((resolve, reject) => {
        const opening = indexedDB.open('desk');
        opening.addEventListener('error', () => reject(new Error('No database')));
        opening.addEventListener('success', () => {
          const database = opening.result;
          const keys = database.transaction(name).objectStore(name).getAllKeys();
          keys.addEventListener('success', () => {
            database.close();
            resolve(keys.result.map((key) => JSON.stringify(key)));
          });
        });
      }),
    store,
  );
