import type { DBSchema, IDBPDatabase, IDBPObjectStore, StoreNames } from 'idb';

/**
 * Reads from one object store in one transaction. Rejects when the browser aborts it, for example because it evicts the
 * data; idb's own shortcuts for reading leave that rejection unhandled.
 */
export async function readStore<Schema extends DBSchema, Name extends StoreNames<Schema>, Result>(
  database: IDBPDatabase<Schema>,
  name: Name,
  query: (store: IDBPObjectStore<Schema, [Name], Name>) => Promise<Result>,
): Promise<Result> {
  const transaction = database.transaction(name);
  const [result] = await Promise.all([query(transaction.store), transaction.done]);
  return result;
}
