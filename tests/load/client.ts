import { deleteApp, initializeApp } from 'firebase/app';
import {
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  getAuth,
  updateProfile,
} from 'firebase/auth';
import {
  connectDatabaseEmulator,
  getDatabase,
  onChildAdded,
  onChildChanged,
  onValue,
  push,
  ref,
  serverTimestamp,
  update,
  type DataSnapshot,
} from 'firebase/database';
import { inventoryItem } from '../../src/domain/inventoryItem.ts';
import { PROJECT_ID } from '../../local/start/appEnvironment.ts';
import type { Delays } from './delays.ts';

export type Ports = { readonly auth: number; readonly database: number };

/** Somebody at work: follows the inventory and saves items. */
export type Client = {
  /** Saves for the nth time; resolves when the server has stored it. */
  save(this: void, n: number): Promise<void>;
  /** The records as this client has them, by key, in the order of the keys. */
  tree(this: void): object;
  /** How long each answer took, in milliseconds. */
  readonly answers: readonly number[];
  close(this: void): Promise<void>;
};

/** Signs in with an account of its own and waits for all records. Tells `delays` of its saves and of what it sees. */
export async function openClient(n: number, ports: Ports, delays: Delays): Promise<Client> {
  const databaseURL = `https://${PROJECT_ID}-default-rtdb.firebaseio.com`;
  const app = initializeApp(
    { apiKey: 'demo-key', projectId: PROJECT_ID, databaseURL },
    `client ${n}`,
  );
  const auth = getAuth(app);
  connectAuthEmulator(auth, `http://127.0.0.1:${ports.auth}`, { disableWarnings: true });
  const { user } = await createUserWithEmailAndPassword(
    auth,
    `client-${n}@load.example`,
    'reef-lounge',
  );
  const displayName = `Colleague ${n}`;
  await updateProfile(user, { displayName });
  // The rules read the name from the token, which still has the state of the sign-up.
  await user.getIdToken(true);
  const database = getDatabase(app);
  connectDatabaseEmulator(database, '127.0.0.1', ports.database);

  const records = new Map<string, Record<string, unknown>>();
  const own = `${n}.`;
  const see = (snapshot: DataSnapshot): void => {
    const record = snapshot.val() as Record<string, unknown>;
    records.set(snapshot.key ?? '', record);
    const name = String(record['name']);
    if (!name.startsWith(own)) delays.end(name);
  };
  const place = ref(database, inventoryItem.path);
  onChildAdded(place, see);
  onChildChanged(place, see);
  await new Promise<void>((loaded, failed) => {
    onValue(place, () => loaded(), failed, { onlyOnce: true });
  });

  const answers: number[] = [];
  return {
    async save(nth) {
      const isNew = nth % 4 === 0;
      const fresh = push(ref(database)).key ?? '';
      const key = isNew ? fresh : pick([...records.keys()]);
      const name = `${own}${nth}`;
      const values = {
        sku: `SKU-${name}`,
        name,
        category: 'Load',
        stock: nth,
        reorder: 4,
        cost: 9.5,
      };
      const entry = {
        user: displayName,
        action: inventoryItem.activity[isNew ? 'created' : 'updated'],
        subject: inventoryItem.activity.subject(values),
        timestamp: serverTimestamp(),
      };
      const item = `${inventoryItem.path}/${key}`;
      const fields = Object.entries(values).map(([field, value]) => [`${item}/${field}`, value]);
      delays.begin(name);
      const from = performance.now();
      await update(ref(database), {
        ...(isNew
          ? { [item]: { ...values, creationDate: '2026-01-02' } }
          : Object.fromEntries(fields)),
        [`activity/${fresh}`]: entry,
      });
      answers.push(performance.now() - from);
    },
    tree: () => Object.fromEntries([...records].toSorted(([a], [b]) => (a < b ? -1 : 1))),
    answers,
    close: () => deleteApp(app),
  };
}

const pick = (keys: readonly string[]): string =>
  keys[Math.floor(Math.random() * keys.length)] ?? '';
