import { saveDemoRecords } from '../../demo/saveDemoRecords.ts';
import type { Database } from '../../backend/core/database.ts';
import { exportJson } from '../../backend/core/nodeToJson.ts';
import { parsePath, ROOT } from '../../backend/core/path.ts';
import { Clients } from '../../backend/session/clients.ts';
import { Credentials } from '../../backend/session/credentials.ts';
import { ASSIGNEES } from '../../../src/company/assignees.ts';
import { VISITOR } from '../backendAddress.ts';
import { Accounts } from './accounts.ts';
import { createClock } from './clock.ts';
import { createNamespaces, databaseOf, log } from './database.ts';
import { createDemoStore, type DemoPhoto } from './demoStore.ts';
import { IdentityService } from './identityService.ts';
import { createPerson, type Person } from './person.ts';
import type { WorldState } from './stateStorage.ts';

/** The names of the simulated colleagues: two of those to whom tickets are assigned. */
const COLLEAGUES = ASSIGNEES.slice(0, 2);

/** A database with its records, and the accounts that may use it: what starting over replaces. */
export type World = {
  readonly clients: Clients;
  readonly accounts: Accounts;
  readonly identity: IdentityService;
  readonly colleagues: readonly Person[];
  /** What must be kept to create the same world again. */
  readonly state: () => WorldState;
};

/** Creates the world that was kept, or a new one with the demo records, whose photos follow. `onChange` is called after every change. */
export async function createWorld(
  rules: string,
  kept: WorldState | null,
  onChange: () => void,
): Promise<World> {
  const clock = createClock();
  const namespaces = createNamespaces({ rules, onWrite: onChange, now: clock.now });
  const database = databaseOf(namespaces);
  if (kept) {
    clock.run();
    database.write('admin', [{ path: ROOT, json: kept.records }]);
  }
  const colleagues = COLLEAGUES.map((name) => createPerson(name, database));
  if (!kept) {
    const visitor = createPerson(VISITOR.displayName, database, VISITOR.uid);
    const everybody = [visitor, ...colleagues];
    const store = createDemoStore(everybody, clock);
    await saveDemoRecords(store, new Date());
    clock.run();
    // They are the largest part, and nobody waits for them.
    storePhotos(database, store.photos).catch((error) =>
      console.warn('Photos of the demo are missing', error),
    );
  }
  const accounts = new Accounts(onChange, kept?.accounts);
  if (!kept) accounts.create(VISITOR);
  const startedAt = kept?.startedAt ?? Date.now();
  return {
    clients: new Clients(namespaces, new Credentials(Date.now), log),
    accounts,
    identity: new IdentityService(accounts),
    colleagues,
    state: () => ({ startedAt, accounts: accounts.all(), records: exportJson(database.root) }),
  };
}

/** Stores photos one after another, past the rules: those let nobody store one of an earlier day. */
async function storePhotos(database: Database, photos: readonly DemoPhoto[]): Promise<void> {
  for (const { path, user, timestamp, load } of photos) {
    const json = { ...(await load()), user, timestamp };
    database.write('admin', [{ path: parsePath(path), json }]);
  }
}
