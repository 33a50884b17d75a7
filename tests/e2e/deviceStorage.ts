import type { Page } from '@playwright/test';

/** How many lists the device keeps a copy of, at paths that contain this text. */
export const keptCopies = async (page: Page, path: string): Promise<number> =>
  (await entriesOf(page, 'snapshots', 'getAllKeys')).filter((key) => key.includes(path)).length;

/** How many changes wait on the device. */
export const waitingChanges = async (page: Page): Promise<number> =>
  (await entriesOf(page, 'outbox', 'getAllKeys')).length;

/** Whether a copy on the device has this text, in JSON. */
export const hasKept = async (page: Page, text: string): Promise<boolean> =>
  (await entriesOf(page, 'snapshots', 'getAll')).some((copy) => copy.includes(text));

/** The keys of an object store of the app's database, or its values, as JSON. */
const entriesOf = (
  page: Page,
  store: string,
  which: 'getAll' | 'getAllKeys',
): Promise<readonly string[]> =>
  page.evaluate(
    ([name, method]) =>
      new Promise<readonly string[]>((resolve, reject) => {
        const opening = indexedDB.open('desk');
        opening.addEventListener('error', () => reject(new Error('No database')));
        opening.addEventListener('success', () => {
          const database = opening.result;
          const asked: IDBRequest = database.transaction(name).objectStore(name)[method]();
          asked.addEventListener('success', () => {
            database.close();
            resolve((asked.result as unknown[]).map((one) => JSON.stringify(one)));
          });
        });
      }),
    [store, which] as const,
  );
