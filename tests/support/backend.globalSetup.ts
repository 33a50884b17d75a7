import { createDatabaseServer } from '../../tools/backend/server.ts';
import { appEnvironment } from '../../tools/backend/start/appEnvironment.ts';
import { startAuthEmulator } from '../../tools/backend/start/authEmulator.ts';
import { freePort } from '../../tools/backend/start/ports.ts';

/**
 * Starts the real local backend, in memory and on free ports, once per test run, and points the app to it. Meanwhile tests
 * that need no backend run; the others wait for the Auth emulator in `app.setup.ts`.
 */
export default async function startBackend(): Promise<() => Promise<void>> {
  const auth = await freePort();
  const emulator = startAuthEmulator(auth);
  const database = await createDatabaseServer({ rulesFile: 'database.rules.json' });
  Object.assign(process.env, appEnvironment({ auth, database: database.port }));
  return async () => {
    await Promise.all([emulator.stop(), database.close()]);
  };
}
