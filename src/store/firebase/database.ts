import {
  connectDatabaseEmulator,
  equalTo,
  forceWebSockets,
  get,
  getDatabase,
  limitToFirst,
  limitToLast,
  onChildAdded,
  onChildChanged,
  onChildRemoved,
  onValue,
  orderByChild,
  push,
  query,
  ref,
  serverTimestamp,
  update,
  type DataSnapshot,
  type Database,
} from 'firebase/database';
import { watchApp, withApp, withinSession } from './app.ts';
import { compareKeys, sortedByKey } from './keyOrder.ts';
import { onTrustedValue } from './onTrustedValue.ts';

// A page that is closed early makes the SDK start the next visit with long polling, which a strict CSP blocks for good.
forceWebSockets();

const appCheckKey = import.meta.env.VITE_FIREBASE_APPCHECK_KEY;
if (appCheckKey) {
  const { startAppCheck } = await import('./appCheck.ts');
  withApp((app) => startAppCheck(app, appCheckKey));
}

/** The database of the project. */
export let database: Database;

withApp((app) => {
  database = getDatabase(app);
  if (import.meta.env.VITE_DATABASE_EMULATOR) {
    const [host, port] = import.meta.env.VITE_DATABASE_EMULATOR.split(':');
    connectDatabaseEmulator(database, host ?? '127.0.0.1', Number(port));
  }
});

/** A placeholder in a write that the server replaces by its time. */
export const SERVER_TIMESTAMP = serverTimestamp();

/** A new key for a child of any path; keys sort in the order of their creation. */
export function newKey(): string {
  const { key } = push(ref(database));
  if (key === null) throw new Error('The database returned no key');
  return key;
}

/**
 * Writes values to several paths atomically. Resolves when the server has stored them; without a connection the write
 * waits and is sent on reconnection. Rejects with an error whose `code` is e.g. PERMISSION_DENIED, and with `SessionEnded`
 * if its user's session ends before the answer: nothing is sent any more.
 */
export async function updatePaths(values: Readonly<Record<string, unknown>>): Promise<void> {
  await withinSession(update(ref(database), values));
}

/** The value at a path, null if there is none. Rejects when it cannot be read, also without a connection. */
export async function read(path: string): Promise<unknown> {
  return (await get(ref(database, path))).val();
}

/** Whether a child of a path has this value in `child`. Rejects as `read` does. */
export async function hasChildWith(path: string, child: string, value: string): Promise<boolean> {
  const found = await get(
    query(ref(database, path), orderByChild(child), equalTo(value), limitToFirst(1)),
  );
  return found.exists();
}

/** Whether the server holds a value at a path. */
export async function exists(path: string): Promise<boolean> {
  return (await get(ref(database, path))).exists();
}

/**
 * Subscribes to all children of a path, in key order. A change parses only the changed children and calls `onChange`
 * once, however many they are. Returns an unsubscribe function.
 */
export function watchChildren<Child>(
  path: string,
  parse: (key: string, stored: unknown) => Child,
  onChange: (children: readonly Child[]) => void,
  onError: (error: Error) => void,
): () => void {
  const reference = ref(database, path);
  const children = new Map<string, Child>();
  let isSorted = true;
  let lastKey = '';
  const put = (snapshot: DataSnapshot): void => {
    const key = snapshot.key ?? '';
    if (!children.has(key)) {
      isSorted &&= children.size === 0 || compareKeys(lastKey, key) < 0;
      lastKey = key;
    }
    children.set(key, parse(key, snapshot.val()));
  };
  const remove = (snapshot: DataSnapshot): void => {
    children.delete(snapshot.key ?? '');
  };
  const notify = (): void => onChange(isSorted ? [...children.values()] : sortedByKey(children));

  // The value listener runs after the child listeners of a change, and reports an error on behalf of all four.
  const unsubscribers = [
    onChildAdded(reference, put, ignoreError),
    onChildChanged(reference, put, ignoreError),
    onChildRemoved(reference, remove, ignoreError),
    onTrustedValue(reference, notify, onError),
  ];
  return () => unsubscribers.forEach((unsubscribe) => unsubscribe());
}

/** Subscribes to the `count` children with the highest values of `child`, lowest first. Returns an unsubscribe function. */
export function watchLatest<Child>(
  path: string,
  child: string,
  count: number,
  parse: (key: string, stored: unknown) => Child,
  onChange: (children: readonly Child[]) => void,
  onError: (error: Error) => void,
): () => void {
  const latest = query(ref(database, path), orderByChild(child), limitToLast(count));
  return onTrustedValue(latest, (snapshot) => onChange(childrenOf(snapshot, parse)), onError);
}

/** The children of a snapshot, in the order of its query. */
export function childrenOf<Child>(
  snapshot: DataSnapshot,
  parse: (key: string, stored: unknown) => Child,
): readonly Child[] {
  const children: Child[] = [];
  snapshot.forEach((child) => {
    children.push(parse(child.key, child.val()));
  });
  return children;
}

/** Calls back with whether the database is connected, initially and on every change. Returns an unsubscribe function. */
export function watchConnection(onChange: (isConnected: boolean) => void): () => void {
  return watchInfo('connected', (value) => onChange(value === true));
}

/** Calls back with how far the server's clock is ahead of this machine's, in milliseconds. Returns an unsubscribe function. */
export function watchClockOffset(onChange: (offsetMs: number) => void): () => void {
  return watchInfo('serverTimeOffset', (value) => onChange(Number(value)));
}

/** Subscribes to what the SDK knows of its connection. Returns an unsubscribe function. */
const watchInfo = (name: string, onChange: (value: unknown) => void): (() => void) =>
  watchApp(() => onValue(ref(database, `.info/${name}`), (snapshot) => onChange(snapshot.val())));

const ignoreError = (): void => undefined;
