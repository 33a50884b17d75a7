import {
  connectDatabaseEmulator,
  equalTo,
  forceWebSockets,
  get,
  getDatabase,
  goOffline,
  goOnline,
  limitToLast,
  onChildAdded,
  onChildChanged,
  onChildRemoved,
  onValue,
  orderByChild,
  orderByKey,
  push,
  query,
  ref,
  serverTimestamp,
  startAt,
  update,
  type DataSnapshot,
  type Query,
  type QueryConstraint,
} from 'firebase/database';
import { ofApp, watchApp, withinSession } from './app.ts';
import { isHidden, isPartlyHidden, limits } from './limits.ts';
import { valueOf } from './sdkInsides.ts';

// A page that is closed early makes the SDK start the next visit with long polling, which a strict CSP blocks for good.
forceWebSockets();

const appCheckKey = import.meta.env.VITE_FIREBASE_APPCHECK_KEY;
if (appCheckKey) {
  const { startAppCheck } = await import('./appCheck.ts');
  ofApp((app) => startAppCheck(app, appCheckKey));
}

/** The database of the project. */
export const database = ofApp((app) => {
  const started = getDatabase(app);
  if (import.meta.env.VITE_DATABASE_EMULATOR) {
    const [host, port] = import.meta.env.VITE_DATABASE_EMULATOR.split(':');
    connectDatabaseEmulator(started, host ?? '127.0.0.1', Number(port));
  }
  return started;
});

/** A placeholder in a write that the server replaces by its time. */
export const SERVER_TIMESTAMP = serverTimestamp();

/** A new key for a child of any path; keys sort in the order of their creation. */
export function newKey(): string {
  const { key } = push(ref(database()));
  if (key === null) throw new Error('The database returned no key');
  return key;
}

/**
 * Writes values to several paths atomically. Resolves when the server has stored them; without a connection the write
 * waits and is sent on reconnection. Rejects with an error whose `code` is e.g. PERMISSION_DENIED, and with `SessionEnded`
 * if its user's session ends before the answer: nothing is sent any more.
 */
export async function updatePaths(values: Readonly<Record<string, unknown>>): Promise<void> {
  await withinSession(update(ref(database()), values));
}

/** The lists that have been queried. */
const queried = new Set<string>();

/** A query of the children of a list. */
export function queryOfList(path: string, ...constraints: readonly QueryConstraint[]): Query {
  queried.add(path);
  return query(ref(database(), path), ...constraints);
}

/**
 * The value at a path, null if there is none. Rejects when it cannot be read, also without a connection.
 *
 * A child of a list is asked for by a query. While the app watches a query of the list that does not find the child, the SDK takes
 * the first answer about it for all that is stored there, and returns that from then on, without news of any change.
 */
export async function read(path: string): Promise<unknown> {
  if (isHidden(path)) return null;
  const asked = ref(database(), path);
  const list = [...queried].find((one) => path.startsWith(`${one}/`) && !isPartlyHidden(one));
  if (list === undefined) return (await get(asked)).val();
  const [key = '', ...below] = path.slice(list.length + 1).split('/');
  // Who may see single children only has none of the others in a query either.
  const found = await get(query(ref(database(), list), orderByKey(), equalTo(key))).catch(
    () => null,
  );
  return found ? found.child([key, ...below].join('/')).val() : (await get(asked)).val();
}

/** Whether the server holds a value at a path. */
export const exists = async (path: string): Promise<boolean> => (await read(path)) !== null;

/** Answers that there is nothing, as the database would: not at once. */
export function without(onChange: (nothing: readonly never[]) => void): () => void {
  let isOver = false;
  void Promise.resolve().then(() => isOver || onChange([]));
  return () => (isOver = true);
}

/** All children of a list that are asked for. */
function listAt(path: string): Query {
  const { shared = '' } = limits.now() ?? {};
  return isPartlyHidden(path)
    ? queryOfList(path, orderByChild(shared), startAt(1))
    : ref(database(), path);
}

/** Resolves once the server has answered a question that no cache can, about what is not in a list. Rejects as `read` does. */
export const ask = async (list: string): Promise<void> =>
  void (await get(ref(database(), `${list}/${newKey()}`)));

/**
 * Subscribes to all children of a path or query, in key order. A change parses only the changed children and calls `onChange`
 * once, however many they are. Returns an unsubscribe function.
 */
export function watchChildren<Child>(
  place: string | Query,
  parse: (key: string, stored: unknown) => Child,
  onChange: (children: readonly Child[]) => void,
  onError: (error: Error) => void,
): () => void {
  if (typeof place === 'string' && isHidden(place)) return without(onChange);
  const reference = typeof place === 'string' ? listAt(place) : place;
  const children = new Map<string, Child>();
  let isSorted = true;
  let lastKey = '';
  const put = (snapshot: DataSnapshot): void => {
    const key = snapshot.key ?? '';
    if (!children.has(key)) {
      isSorted &&= children.size === 0 || compareKeys(lastKey, key) < 0;
      lastKey = key;
    }
    children.set(key, parse(key, valueOf(snapshot)));
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
    onValue(reference, notify, onError),
  ];
  return () => unsubscribers.forEach((unsubscribe) => unsubscribe());
}

/** Calls back once, with the `count` children whose keys are the highest, in key order. Returns an unsubscribe function. */
export function readNewest<Child>(
  path: string,
  count: number,
  parse: (key: string, stored: unknown) => Child,
  onResult: (children: readonly Child[]) => void,
  onError: (error: Error) => void,
): () => void {
  if (isHidden(path)) return without(onResult);
  return onValue(
    isPartlyHidden(path)
      ? query(listAt(path), limitToLast(count))
      : queryOfList(path, orderByKey(), limitToLast(count)),
    (snapshot) => onResult(childrenOf(snapshot, parse)),
    onError,
    { onlyOnce: true },
  );
}

/** The children of a snapshot, in the order of its query. */
export function childrenOf<Child>(
  snapshot: DataSnapshot,
  parse: (key: string, stored: unknown) => Child,
): readonly Child[] {
  const children: Child[] = [];
  snapshot.forEach((child) => {
    children.push(parse(child.key, valueOf(child)));
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
  watchApp(() => onValue(ref(database(), `.info/${name}`), (snapshot) => onChange(snapshot.val())));

/** Starts connecting, which otherwise waits for the first subscription. */
export function connect(): void {
  ref(database());
}

/**
 * Gives up the connection, or the attempt at one, and makes another attempt at once. The SDK does not wait for the other side
 * to agree, and sends again what has no answer.
 */
export function reconnect(): void {
  goOffline(database());
  goOnline(database());
}

function sortedByKey<Child>(children: ReadonlyMap<string, Child>): readonly Child[] {
  return [...children].toSorted(([a], [b]) => compareKeys(a, b)).map(([, child]) => child);
}

/** The database's key order: integers first, by value, then all other keys as text. */
export function compareKeys(a: string, b: string): number {
  const [first, second] = [integerKey(a), integerKey(b)];
  if (first !== null && second !== null) return first - second;
  if (first !== null || second !== null) return first === null ? 1 : -1;
  return a < b ? -1 : 1;
}

const integerKey = (key: string): number | null =>
  /^(0|-?[1-9]\d{0,9})$/.test(key) ? Number(key) : null;

const ignoreError = (): void => undefined;
