import { deleteApp, initializeApp } from 'firebase/app';
import { connectDatabaseEmulator, type Database, getDatabase } from 'firebase/database';
import { onTestFinished } from 'vitest';
import {
  createDatabaseServer,
  type DatabaseServer,
  type ServerOptions,
} from '../../../tools/backend/server';
import { NAMESPACE } from './restClient';

let clients = 0;

/** Starts an in-memory server on a free port for the current test. */
export async function startServer(options: ServerOptions = {}): Promise<DatabaseServer> {
  const server = await createDatabaseServer(options);
  onTestFinished(() => server.close());
  return server;
}

/** Connects a new SDK client: with a user id, as `owner`, or signed out. */
export function connect(server: Pick<DatabaseServer, 'host' | 'port'>, uid?: string): Database {
  clients += 1;
  const databaseURL = `https://${NAMESPACE}.firebaseio.com`;
  const app = initializeApp({ projectId: 'demo', databaseURL }, `client-${clients}`);
  onTestFinished(() => deleteApp(app));
  const database = getDatabase(app);
  const mockUserToken = uid === undefined || uid === 'owner' ? uid : { sub: uid };
  const options = mockUserToken === undefined ? {} : { mockUserToken };
  connectDatabaseEmulator(database, server.host, server.port, options);
  return database;
}
