/**
 * A process that competes for data folders. Told `{ dataDir, at }`, it starts a server there at that millisecond
 * and reports whether it could; told `write`, it writes; told `stop`, it stops the server.
 */
import { createDatabaseServer, type DatabaseServer } from '../../local/server.ts';
import { NAMESPACE } from './restClient.ts';

export type Order = { readonly dataDir: string; readonly at: number } | 'write' | 'stop';
export type Report = {
  readonly started?: boolean;
  readonly refusal?: string;
  readonly acknowledged?: readonly string[];
};

/** Longer than a log that is never compacted. */
const LONG_TEXT = 'x'.repeat(4_300_000);

let server: DatabaseServer | null = null;

process.on('message', (order: Order) => void obey(order).then((report) => process.send?.(report)));

async function obey(order: Order): Promise<Report> {
  if (order === 'write') return { acknowledged: write() };
  if (order === 'stop') {
    await server?.close();
    server = null;
    return {};
  }
  while (Date.now() < order.at);
  try {
    server = await createDatabaseServer({ dataDir: order.dataDir });
    return { started: true };
  } catch (error) {
    return { refusal: String(error) };
  }
}

/** Writes so much that the log is compacted, and returns the keys that were acknowledged. */
function write(): readonly string[] {
  const database = server?.namespaces.get(NAMESPACE).database;
  if (!database) return [];
  const values = { [`${process.pid}-a`]: 1, text: LONG_TEXT, [`${process.pid}-b`]: 2 };
  return Object.entries(values).flatMap(([key, json]) => {
    try {
      database.write('admin', [{ path: [key], json }]);
      return [key];
    } catch {
      return [];
    }
  });
}
