import { limitToLast, orderByKey, query, ref } from 'firebase/database';
import { childrenOf, database } from './database.ts';
import { onTrustedValue } from './onTrustedValue.ts';

/** Calls back once, with the `count` children whose keys are the highest, in key order. Returns an unsubscribe function. */
export function readNewest<Child>(
  path: string,
  count: number,
  parse: (key: string, stored: unknown) => Child,
  onResult: (children: readonly Child[]) => void,
  onError: (error: Error) => void,
): () => void {
  return onTrustedValue(
    query(ref(database, path), orderByKey(), limitToLast(count)),
    (snapshot) => onResult(childrenOf(snapshot, parse)),
    onError,
    { onlyOnce: true },
  );
}
