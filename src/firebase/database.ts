import {
  connectDatabaseEmulator,
  forceWebSockets,
  get,
  getDatabase,
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
} from 'firebase/database';
import { app } from './app.ts';

// A page left early otherwise makes the next visit begin with long polling, which a strict CSP blocks for ever.
forceWebSockets();

if (import.meta.env.VITE_FIREBASE_APPCHECK_KEY) {
  const { startAppCheck } = await import('./appCheck.ts');
  startAppCheck(import.meta.env.VITE_FIREBASE_APPCHECK_KEY);
}

const database = getDatabase(app);

if (import.meta.env.VITE_DATABASE_EMULATOR) {
  const [host, port] = import.meta.env.VITE_DATABASE_EMULATOR.split(':');
  connectDatabaseEmulator(database, host ?? '127.0.0.1', Number(port));
}

/** Stands for the server's clock in a write. */
export const SERVER_TIMESTAMP = serverTimestamp();

/** A fresh, chronologically ordered key for a child of any path. */
export function newKey(): string {
  const { key } = push(ref(database));
  if (key === null) throw new Error('The database made no key');
  return key;
}

/**
 * Writes all paths together or none. Resolves when the server has stored them; while there is no connection
 * it waits and is sent on return. Rejects with an error whose `code` is e.g. PERMISSION_DENIED.
 */
export async function updatePaths(values: Readonly<Record<string, unknown>>): Promise<void> {
  await update(ref(database), values);
}

/** Asks the server whether it holds anything at a path. */
export async function exists(path: string): Promise<boolean> {
  return (await get(ref(database, path))).exists();
}

/**
 * Follows all children of a path, in key order. A change reads only the child that changed and is told once,
 * however many children it brings. Returns the way to stop.
 */
export function watchChildren<Child>(
  path: string,
  read: (key: string, stored: unknown) => Child,
  tell: (children: readonly Child[]) => void,
  fail: (error: Error) => void,
): () => void {
  const place = ref(database, path);
  const children = new Map<string, Child>();
  let inOrder = true;
  let lastKey = '';
  const put = (snapshot: DataSnapshot): void => {
    const key = snapshot.key ?? '';
    if (!children.has(key)) {
      inOrder &&= children.size === 0 || inDatabaseOrder(lastKey, key) < 0;
      lastKey = key;
    }
    children.set(key, read(key, snapshot.val()));
  };
  const remove = (snapshot: DataSnapshot): void => {
    children.delete(snapshot.key ?? '');
  };
  const told = (): void => tell(inOrder ? [...children.values()] : inKeyOrder(children));

  // The value listener speaks last, after the children of a change, and tells failures for all four.
  const stops = [
    onChildAdded(place, put, quiet),
    onChildChanged(place, put, quiet),
    onChildRemoved(place, remove, quiet),
    onValue(place, told, fail),
  ];
  return () => stops.forEach((stop) => stop());
}

/** Follows the children with the highest values of `child`, lowest first. Returns the way to stop. */
export function watchLatest<Child>(
  path: string,
  child: string,
  count: number,
  read: (key: string, stored: unknown) => Child,
  tell: (children: readonly Child[]) => void,
  fail: (error: Error) => void,
): () => void {
  const latest = query(ref(database, path), orderByChild(child), limitToLast(count));
  return onValue(
    latest,
    (snapshot) => {
      const children: Child[] = [];
      snapshot.forEach((entry) => {
        children.push(read(entry.key, entry.val()));
      });
      tell(children);
    },
    fail,
  );
}

/** Tells whether the database answers, at once and on every change. Returns the way to stop. */
export function watchConnection(tell: (connected: boolean) => void): () => void {
  return onValue(ref(database, '.info/connected'), (snapshot) => tell(snapshot.val() === true));
}

/** Tells how far the server's clock is ahead of this machine's, in milliseconds. Returns the way to stop. */
export function watchClockOffset(tell: (offset: number) => void): () => void {
  return onValue(ref(database, '.info/serverTimeOffset'), (snapshot) =>
    tell(Number(snapshot.val())),
  );
}

function inKeyOrder<Child>(children: ReadonlyMap<string, Child>): readonly Child[] {
  return [...children].toSorted(([a], [b]) => inDatabaseOrder(a, b)).map(([, child]) => child);
}

/** Keys that are whole numbers come first, by size, then all others by letter. */
function inDatabaseOrder(a: string, b: string): number {
  const [first, second] = [wholeNumber(a), wholeNumber(b)];
  if (first !== null && second !== null) return first - second;
  if (first !== null || second !== null) return first === null ? 1 : -1;
  return a < b ? -1 : 1;
}

const wholeNumber = (key: string): number | null =>
  /^(0|-?[1-9]\d{0,9})$/.test(key) ? Number(key) : null;

const quiet = (): void => undefined;
