import { deleteApp, getApps, initializeApp } from 'firebase/app';
import {
  connectDatabaseEmulator,
  forceWebSockets,
  get,
  getDatabase,
  increment,
  ref,
  serverTimestamp,
  update,
} from 'firebase/database';
import { SETTINGS } from './app.ts';

/** The database as somebody without an account reaches it. */
export type VisitorDatabase = {
  /** Writes values to several paths at once. Resolves when the server has stored them; rejects as `updatePaths` does. */
  readonly update: (values: Readonly<Record<string, unknown>>) => Promise<void>;
  /** The value at a path, null if there is none. Rejects when it cannot be read, also without a connection. */
  readonly read: (path: string) => Promise<unknown>;
};

/** Placeholders in a write that the server replaces by its time, and by one more than is stored. */
export const NOW = serverTimestamp();
export const ONE_MORE = increment(1);

// As in database.ts, whose connection is another one: it belongs to whoever is signed in.
forceWebSockets();

/** Connects to the database without an account while `use` runs; what was not sent by then never will be. */
export async function withVisitorDatabase<Result>(
  use: (database: VisitorDatabase) => Promise<Result>,
): Promise<Result> {
  const app = initializeApp(SETTINGS, unusedName());
  try {
    if (import.meta.env.VITE_FIREBASE_APPCHECK_KEY) {
      const { startAppCheck } = await import('./appCheck.ts');
      startAppCheck(app, import.meta.env.VITE_FIREBASE_APPCHECK_KEY);
    }
    const database = getDatabase(app);
    if (import.meta.env.VITE_DATABASE_EMULATOR) {
      const [host, port] = import.meta.env.VITE_DATABASE_EMULATOR.split(':');
      connectDatabaseEmulator(database, host ?? '127.0.0.1', Number(port));
    }
    return await use({
      update: (values) => update(ref(database), values),
      read: async (path) => (await get(ref(database, path))).val(),
    });
  } finally {
    await deleteApp(app);
  }
}

/** A name that no other app has, since App Check draws a widget for each. */
function unusedName(number = 1): string {
  const name = `visitor-${number}`;
  return getApps().some((app) => app.name === name) ? unusedName(number + 1) : name;
}
