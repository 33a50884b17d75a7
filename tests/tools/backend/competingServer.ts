/**
 * A process that competes for a data folder. On `{ dataDir, at }` it tries to start a server there at that
 * millisecond; on `write` it writes; on `stop` it stops the server.
 */
import { createDatabaseServer, type DatabaseServer } from '../../../tools/backend/server.ts';
import { NAMESPACE } from './restClient.ts';

export type Command = { readonly dataDir: string; readonly at: number } | 'write' | 'stop';
export type Result = {
  readonly started?: boolean;
  readonly error?: string;
  readonly acknowledged?: readonly string[];
};

const MIN_COMPACTED_BYTES = 10_000;
/** Large enough for the log to be compacted. */
const LONG_TEXT = 'x'.repeat(2 * MIN_COMPACTED_BYTES);

let server: DatabaseServer | null = null;

process.on(
  'message',
  (command: Command) => void run(command).then((result) => process.send?.(result)),
);

async function run(command: Command): Promise<Result> {
  if (command === 'write') return { acknowledged: write() };
  if (command === 'stop') {
    await server?.close();
    server = null;
    return {};
  }
  while (Date.now() < command.at);
  try {
    const { dataDir } = command;
    server = await createDatabaseServer({ dataDir, minCompactedBytes: MIN_COMPACTED_BYTES });
    return { started: true };
  } catch (error) {
    return { error: String(error) };
  }
}

/** Writes enough for the log to be compacted, and returns the keys that were acknowledged. */
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
