import { deleteApp, initializeApp } from 'firebase/app';
import { connectDatabaseEmulator, type Database, getDatabase } from 'firebase/database';
import { afterEach } from 'vitest';
import { createDatabaseServer, type DatabaseServer, type ServerOptions } from '../../local/server';
import { NAMESPACE } from './restClient';

const running: (() => Promise<void>)[] = [];
let clients = 0;

afterEach(async () => {
  for (const stop of running.splice(0).toReversed()) await stop();
});

/** A server for this test only, on any free port, in memory. */
export async function startServer(options: ServerOptions = {}): Promise<DatabaseServer> {
  const server = await createDatabaseServer(options);
  running.push(() => server.close());
  return server;
}

/** A database of the genuine SDK with a connection of its own: as a user, as `owner`, or signed out. */
export function connect(server: Pick<DatabaseServer, 'host' | 'port'>, uid?: string): Database {
  clients += 1;
  const databaseURL = `https://${NAMESPACE}.firebaseio.com`;
  const app = initializeApp({ projectId: 'demo', databaseURL }, `client-${clients}`);
  running.push(() => deleteApp(app));
  const database = getDatabase(app);
  const mockUserToken = uid === undefined || uid === 'owner' ? uid : { sub: uid };
  connectDatabaseEmulator(
    database,
    server.host,
    server.port,
    mockUserToken === undefined ? {} : { mockUserToken },
  );
  return database;
}
