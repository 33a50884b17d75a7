import { openDB, type IDBPDatabase } from 'idb';
import type { Account } from './accounts.ts';

/** The records and accounts of a try-out. */
export type WorldState = {
  /** When it was started, in milliseconds since 1970. */
  readonly startedAt: number;
  readonly accounts: readonly Account[];
  /** The whole database, as JSON. */
  readonly records: unknown;
};

/** Everything the try-out keeps. */
export type State = WorldState & { readonly areColleaguesPaused: boolean };

/** Where the state is kept while no tab is open. */
export type StateStorage = {
  /** The kept state; null if there is none, or it is older than a day: its records would tell of another week. */
  load(this: void): Promise<State | null>;
  save(this: void, state: State): Promise<void>;
};

/** How long a try-out lasts. */
const MAX_AGE_MS = 24 * 60 * 60_000;

const NAME = 'try-out';
const STORE = 'states';

/** Keeps the state in this browser, under a key. Where the browser refuses, the state lasts as long as the worker. */
export function createStateStorage(key: string): StateStorage {
  const opening = open();
  const withDatabase = async <Result>(
    use: (database: IDBPDatabase) => Promise<Result>,
  ): Promise<Result | null> => {
    const database = await opening;
    return database && use(database).catch(warn);
  };
  return {
    load: async () => {
      const state = await withDatabase((database) => database.get(STORE, key));
      return isCurrent(state) ? state : null;
    },
    save: async (state) => {
      await withDatabase((database) => database.put(STORE, state, key));
    },
  };
}

const isCurrent = (state: State | undefined | null): state is State =>
  state !== undefined && state !== null && Date.now() - state.startedAt < MAX_AGE_MS;

async function open(): Promise<IDBPDatabase | null> {
  try {
    const database = await openDB(NAME, 1, {
      upgrade: (created) => void created.createObjectStore(STORE),
    });
    await removeOutdated(database);
    return database;
  } catch (error) {
    return warn(error);
  }
}

/** Removes what was kept for tabs that are long closed. */
async function removeOutdated(database: IDBPDatabase): Promise<void> {
  for (const key of await database.getAllKeys(STORE)) {
    if (!isCurrent(await database.get(STORE, key))) await database.delete(STORE, key);
  }
}

function warn(error: unknown): null {
  console.warn('This browser does not keep the try-out', error);
  return null;
}
