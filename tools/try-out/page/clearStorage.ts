import { deleteDB } from 'idb';
import { UID_PREFIX } from '../backendAddress.ts';

/** What the app stores under names of its own; the host may have other pages, whose storage stays what it is. */
const OWN_KEYS = /^(last-user|theme|singleKeys|firebase:.*)$/;

/** The database of src/records/store/device. */
const DATABASE = 'desk';

/** Removes what the app has stored in this browser for its users, also their session. */
export async function clearStorage(): Promise<void> {
  try {
    for (const storage of [localStorage, sessionStorage]) {
      for (const key of Object.keys(storage))
        if (OWN_KEYS.test(key) || key.includes(UID_PREFIX)) storage.removeItem(key);
    }
  } catch {
    // Where the browser blocks storage, there is nothing to remove.
  }
  // The page need not wait for other tabs that have it open.
  const deleted = deleteDB(DATABASE).catch(() => undefined);
  await Promise.race([deleted, new Promise((resolve) => setTimeout(resolve, 500))]);
}
