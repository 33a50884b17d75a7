import { onValue, type DataSnapshot, type ListenOptions, type Query } from 'firebase/database';

/** How many errors of this page nothing has caught. */
let uncaughtErrors = 0;

// Demo records are saved in Node, which has no such event.
globalThis.addEventListener?.('error', () => (uncaughtErrors += 1));

/**
 * Subscribes to a value like the SDK's `onValue`, but for one case: the SDK throws on a list with the key `hasOwnProperty`
 * while it reads the message, and reports the list as empty afterwards. An empty first value after an uncaught error is
 * therefore reported as an error. Returns an unsubscribe function.
 */
export function onTrustedValue(
  query: Query,
  onSnapshot: (snapshot: DataSnapshot) => void,
  onError: (error: Error) => void,
  options: ListenOptions = {},
): () => void {
  const errorsBefore = uncaughtErrors;
  let isFirst = true;
  return onValue(
    query,
    (snapshot) => {
      const isTrusted = !isFirst || snapshot.exists() || uncaughtErrors === errorsBefore;
      isFirst = false;
      if (isTrusted) onSnapshot(snapshot);
      else onError(new Error('The answer of the database could not be read'));
    },
    onError,
    options,
  );
}
