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
import { inventoryItem } from '../../src/features/inventory/inventoryItem.entity.ts';
import { PROJECT_ID } from '../../local/start/appEnvironment.ts';
import type { Delays } from './delays.ts';

export type Ports = { readonly auth: number; readonly database: number };

/** A simulated user who listens to the inventory and saves items. */
export type Client = {
  /** Saves an item; resolves when the server has acknowledged it. */
  save(this: void, saveNumber: number): Promise<void>;
  /** The client's copy of the records, by key and in key order. */
  records(this: void): object;
  /** The time of each acknowledgement in milliseconds. */
  readonly acknowledgementTimes: readonly number[];
  close(this: void): Promise<void>;
};

/** Signs in with a new account and waits for all records. Measures in `delays` when saves reach other clients. */
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
  // The rules read the name from the token, which was issued before the profile was updated.
  await user.getIdToken(true);
  const database = getDatabase(app);
  connectDatabaseEmulator(database, '127.0.0.1', ports.database);

  const records = new Map<string, Record<string, unknown>>();
  const ownPrefix = `${n}.`;
  const onRecord = (snapshot: DataSnapshot): void => {
    const record = snapshot.val() as Record<string, unknown>;
    records.set(snapshot.key ?? '', record);
    const name = String(record['name']);
    if (!name.startsWith(ownPrefix)) delays.end(name);
  };
  const itemsRef = ref(database, inventoryItem.path);
  onChildAdded(itemsRef, onRecord);
  onChildChanged(itemsRef, onRecord);
  await new Promise<void>((resolve, reject) => {
    onValue(itemsRef, () => resolve(), reject, { onlyOnce: true });
  });

  const acknowledgementTimes: number[] = [];
  return {
    async save(saveNumber) {
      const isNew = saveNumber % 4 === 0;
      const newKey = push(ref(database)).key ?? '';
      const key = isNew ? newKey : pick([...records.keys()]);
      const name = `${ownPrefix}${saveNumber}`;
      const values = {
        sku: `SKU-${name}`,
        name,
        category: 'Load',
        stock: saveNumber,
        reorder: 4,
        cost: 9.5,
      };
      const entry = {
        user: displayName,
        uid: user.uid,
        action: inventoryItem.activity[isNew ? 'created' : 'updated'],
        subject: values.sku,
        timestamp: serverTimestamp(),
      };
      const item = `${inventoryItem.path}/${key}`;
      const fields = Object.entries(values).map(([field, value]) => [`${item}/${field}`, value]);
      delays.start(name);
      const start = performance.now();
      await update(ref(database), {
        ...(isNew
          ? { [item]: { ...values, creationDate: '2026-01-02' } }
          : Object.fromEntries(fields)),
        [`activity/${newKey}`]: entry,
      });
      acknowledgementTimes.push(performance.now() - start);
    },
    records: () => Object.fromEntries([...records].toSorted(([a], [b]) => (a < b ? -1 : 1))),
    acknowledgementTimes,
    close: () => deleteApp(app),
  };
}

const pick = (keys: readonly string[]): string =>
  keys[Math.floor(Math.random() * keys.length)] ?? '';
