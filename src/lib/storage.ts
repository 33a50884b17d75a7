/** The browser's storage, which throws where it is blocked or full. Nothing here throws. */
function storageIn(area: () => Storage) {
  /** What was to be kept but could not be stored; it lasts as long as the page. */
  const inMemory = new Map<string, string>();

  const attempt = <Result>(run: (storage: Storage) => Result): Result | undefined => {
    try {
      return run(area());
    } catch {
      return undefined;
    }
  };

  const get = (key: string): string | null =>
    inMemory.get(key) ?? attempt((storage) => storage.getItem(key)) ?? null;

  function remove(key: string): void {
    inMemory.delete(key);
    attempt((storage) => storage.removeItem(key));
  }

  /** Stores an entry; returns whether the browser did. */
  function set(key: string, text: string): boolean {
    const isStored = attempt((storage) => {
      storage.setItem(key, text);
      return true;
    });
    if (isStored) inMemory.delete(key);
    // An outdated text must not come back.
    else remove(key);
    return isStored === true;
  }

  return {
    get,
    set,
    remove,
    /** Stores an entry; one that the browser does not store lasts as long as the page. */
    keep(key: string, text: string): void {
      if (!set(key, text)) inMemory.set(key, text);
    },
    /** The value of an entry stored as JSON; null if there is none. */
    getJson(key: string): unknown {
      try {
        return JSON.parse(get(key) ?? 'null');
      } catch {
        return null;
      }
    },
    /** The keys that begin with a prefix. */
    keys(prefix: string): readonly string[] {
      const stored = attempt((storage) => Object.keys(storage)) ?? [];
      return [...new Set([...inMemory.keys(), ...stored])].filter((key) => key.startsWith(prefix));
    },
    /** Whether the browser denies even reading. */
    isBlocked: (): boolean => attempt((storage) => storage.getItem('')) === undefined,
  };
}

/** What this browser keeps on the device, for all its tabs. */
export const deviceStorage = storageIn(() => localStorage);

/** What this browser keeps for one tab, also when the page is loaded again. */
export const tabStorage = storageIn(() => sessionStorage);

/** What the key of every draft begins with, in the storage of its tab or of the device. */
export const DRAFT_PREFIX = 'draft:';

/** What the key of a draft begins with that outlives its tab, such as that of a visit on a phone that ends apps in the background. */
export const DEVICE_DRAFT_PREFIX = `${DRAFT_PREFIX}device:`;

/** Where the drafts are kept whose keys begin with a prefix. */
export const draftStorage = (prefix: string): typeof tabStorage =>
  prefix.startsWith(DEVICE_DRAFT_PREFIX) ? deviceStorage : tabStorage;

/** Removes all drafts, of this tab and of the device, or those of what is stored at some paths. */
export function removeDrafts(isAt = (_path: string): boolean => true): void {
  for (const storage of [tabStorage, deviceStorage]) {
    const keys = storage.keys(DRAFT_PREFIX);
    keys.filter((key) => isAt(key.split(':').at(-3) ?? '')).forEach(storage.remove);
  }
}
