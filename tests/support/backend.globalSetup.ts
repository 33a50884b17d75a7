import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { appEnvironment } from '../../local/start/appEnvironment.ts';
import { startAuthEmulator } from '../../local/start/authEmulator.ts';
import { freePort } from '../../local/start/ports.ts';

/** Once for each test run: the real local backend on free ports, in memory, and the settings that lead to it. */
export default async function startBackend(): Promise<() => Promise<void>> {
  const auth = await freePort();
  const emulator = startAuthEmulator(auth);
  const database = await startDatabase();
  Object.assign(process.env, appEnvironment({ auth, database: database.port }));
  await emulator.answering;
  return async () => {
    await Promise.all([emulator.stop(), database.close()]);
  };
}

type Database = { readonly port: number; readonly close: () => Promise<void> };

async function startDatabase(): Promise<Database> {
  const file = new URL('../../local/server.ts', import.meta.url);
  if (!existsSync(file)) return { port: 9, close: async () => undefined };
  const { createDatabaseServer } = await import(file.href);
  const rules = await readFile(new URL('../../database.rules.json', import.meta.url), 'utf8');
  return createDatabaseServer({ port: 0, rules });
}
