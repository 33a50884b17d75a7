import { deleteApp, initializeApp } from 'firebase/app';
import {
  connectAuthEmulator,
  inMemoryPersistence,
  initializeAuth,
  signInWithEmailAndPassword,
} from 'firebase/auth';
import {
  connectDatabaseEmulator,
  get,
  getDatabase,
  goOffline,
  goOnline,
  ref,
  update,
} from 'firebase/database';
import { expect, it, vi } from 'vitest';
import { ACTIVITY_PATH } from '../../../../src/records/model/activity.ts';
import { readText } from '../../../../src/records/model/field.ts';
import { HISTORY_PATH } from '../../../../src/records/model/history.ts';
import { RECEIPTS_PATH, unsentReceipt } from '../../../../src/features/purchasing/receipt.ts';
import { inventoryItem } from '../../../../src/features/inventory/inventoryItem.entity.ts';
import { connection } from '../../../../src/records/store/connection/useConnection.ts';
import {
  appendItem,
  removeItem,
  updateItem,
} from '../../../../src/records/store/device/outboxItems.ts';
import { SETTINGS } from '../../../../src/firebase/app.ts';
import { database, SERVER_TIMESTAMP } from '../../../../src/firebase/database.ts';
import { watchRange, type ChildRange } from '../../../../src/firebase/queries.ts';
import {
  recordPath,
  resolved,
  savesOf,
  type Intent,
} from '../../../../src/records/store/write/intent.ts';
import { intentsOf } from '../../../../src/records/store/write/outbox.ts';
import { saveTo, type SaveTarget } from '../../../../src/records/store/write/save.ts';
import { withSignature } from '../../../../src/records/store/write/values.ts';
import { drain } from '../../../../src/records/store/write/sender.ts';
import { server, startSender } from '../../../../src/records/store/write/startSender.ts';
import { randomSource, type Random } from '../../../tools/rules/random.ts';
import { currentUid, signInAs } from '../../../support/app.tsx';
import { address, createAccount, seed, stored } from '../../../support/backend.ts';
import { allowConsoleError } from '../../../support/console.ts';
import { createPerson } from './simulatedPeople.ts';
import {
  saveOfConversion,
  saveOfPayment,
  saveOfPlannedVisit,
  saveOfStock,
  type Records,
} from './simulatedSaves.ts';
import { SimulatedServer } from './simulatedServer.ts';

/** HISTORIES=30 runs as many as before a release; docs/decisions/0039-outbox.md. */
const HISTORIES = Number(process.env['HISTORIES'] ?? 2);
const STEPS = 60;

/** What pages watch, most of which finds nothing at first: the SDK answers a question about a record from such a list, if it may. */
const WATCHED: readonly (readonly [path: string, range: ChildRange])[] = [
  ['inventory/items', { child: 'stock', to: 5 }],
  ['finance/invoices', { child: 'status', value: 'Overdue' }],
  ['procurement/purchaseOrders', { child: 'status', value: 'Received' }],
  ['service/installations', { child: 'assigned', value: 'Nobody' }],
  ['sales/leads', { child: 'status', value: 'Contacted', count: 5 }],
];

const MAKERS = [saveOfStock, saveOfStock, saveOfPayment, saveOfPlannedVisit, saveOfConversion];

const ignore = (): undefined => undefined;

const counts = { saved: 0, stored: 0, givenUp: 0 };

const pause = (random: Random): Promise<void> =>
  new Promise((resume) => setTimeout(resume, random.below(6)));

/** A colleague on another device, whose line never fails: what they save is sent at once. */
async function colleague() {
  const account = { email: address(crypto.randomUUID()), password: 'reef-lounge' };
  await createAccount({ ...account, displayName: 'Omar' });
  const app = initializeApp(SETTINGS, account.email);
  const auth = initializeAuth(app, { persistence: inMemoryPersistence });
  connectAuthEmulator(auth, process.env['VITE_AUTH_EMULATOR'] ?? '', { disableWarnings: true });
  const { user } = await signInWithEmailAndPassword(auth, account.email, account.password);
  const theirs = getDatabase(app);
  const [host = '', port] = process.env['VITE_DATABASE_EMULATOR']?.split(':') ?? [];
  connectDatabaseEmulator(theirs, host, Number(port));
  const read = async (path: string): Promise<unknown> => (await get(ref(theirs, path))).val();
  const target: SaveTarget = {
    read,
    update: (values) => update(ref(theirs), values),
    sign: async () => ({ user: 'Omar', uid: user.uid, timestamp: SERVER_TIMESTAMP }),
    assertSignedIn: () => undefined,
    whileConnected: (request) => request(),
  };
  const outbox: Intent[] = [];
  let sending = Promise.resolve();
  const deps: Parameters<typeof drain>[0] = {
    ...server,
    read,
    list: async () => [...outbox],
    update: async (intent) => {
      outbox.splice(
        outbox.findIndex(({ id }) => id === intent.id),
        1,
        intent,
      );
      return true;
    },
    remove: async (removed) => {
      outbox.splice(
        outbox.findIndex(({ id }) => id === removed),
        1,
      );
    },
    hold: async () => () => undefined,
    history: async () => [],
    isStored: async ({ id }) => (await read(`${ACTIVITY_PATH}/${id}`)) !== null,
    withUnusedNumbers: async (_, save) => save,
    write: ({ owner, alongside }, records) =>
      saveTo(target, ({ signed }) => ({ records, values: withSignature(alongside, signed) }), {
        owner,
        attempts: 1,
      }),
    clockOffsetMs: () => 0,
  };
  return {
    uid: user.uid,
    outbox,
    send: (): Promise<void> => (sending = sending.then(() => drain(deps))),
    end: () => deleteApp(app),
  };
}

/** What the database holds, by path of the record. */
async function storedRecords(paths: Iterable<string>): Promise<Records> {
  const lists = new Set([...paths].map((path) => path.slice(0, path.lastIndexOf('/'))));
  const all = await Promise.all(
    [...lists].map(async (list) =>
      Object.entries((await stored(list)) ?? {}).map(
        ([id, record]) => [`${list}/${id}`, record as object] as const,
      ),
    ),
  );
  return new Map(all.flat() as [string, Record<string, unknown>][]);
}

const ENTITY_LISTS = ['payments/x', 'service/visits/x', 'sales/deals/x', 'sales/customers/x'];

/** Runs a history of two people. Returns what went wrong. */
async function violationsOf(seedNumber: number): Promise<readonly string[]> {
  const random = randomSource(seedNumber);
  const violations: string[] = [];
  const oracle = new SimulatedServer(
    { looksForEntry: true, storesOnce: true, comparesFrom: true, guardsMerged: true },
    (violation) => violations.push(violation),
  );
  for (const [path, record] of oracle.records) await seed(path, record);
  const paths = [...oracle.records.keys(), ...ENTITY_LISTS];
  await signInAs('Layla');
  const uid = currentUid();
  const other = await colleague();
  const saved: Intent[] = [];
  /** Those that came to nothing: decided for the colleague, or refused with a cause. */
  const given = new Set<string>();
  let view = await storedRecords(paths);
  let stop = startSender(uid, 0);
  let isOnline = true;
  const watches = new Map<string, () => void>();

  /** Decides what waits for its author, and reports what had no cause to. */
  async function decide(intent: Intent, put: (next: Intent | null) => unknown): Promise<void> {
    const { id, problem } = intent;
    if (problem === undefined) return;
    if ((await stored(`${ACTIVITY_PATH}/${id}`)) !== null)
      violations.push(`${id} is stored, but its author is asked about it`);
    const now = await storedRecords(paths);
    const record = now.get(recordPath(intent));
    if (problem.kind === 'conflict') {
      const isCaused = Object.keys(problem.theirs).some(
        (name) => readText(record?.[name]) !== intent.base[name],
      );
      if (!isCaused) violations.push(`${id} is in conflict with nothing`);
      const isMine = random.oneIn(2) && intent.typed['deal'] === undefined;
      const kept = new Set(isMine ? Object.keys(intent.typed) : []);
      if (!isMine) given.add(id);
      await put(isMine ? resolved(intent, kept) : null);
      return;
    }
    const isReversed = problem.kind === 'refused' && problem.reason === 'done already';
    const isDone = isReversed && (now.has(recordPath(intent)) || Boolean(record?.['deal']));
    if (!isDone) violations.push(`${id} is refused without a cause: ${JSON.stringify(problem)}`);
    given.add(id);
    await put(null);
  }

  async function decideAll(): Promise<void> {
    for (const intent of await intentsOf(uid))
      await decide(intent, (next) => (next ? updateItem(next) : removeItem(intent.id)));
    for (const intent of other.outbox.slice())
      await decide(intent, (next) =>
        other.outbox.splice(other.outbox.indexOf(intent), 1, ...(next ? [next] : [])),
      );
  }

  async function save(isOwn: boolean): Promise<void> {
    await decideAll();
    const records = await storedRecords(paths);
    if (random.oneIn(4)) view = records;
    const person = createPerson(isOwn ? uid : other.uid);
    person.outbox = isOwn ? [...(await intentsOf(uid))] : other.outbox;
    const shown = random.oneIn(3) ? view : records;
    const serial = saved.length + 1;
    const intent = random.pick(MAKERS)({
      random,
      person,
      server: { records: new Map(shown as typeof oracle.records) },
      ownIds: [],
      serial,
      view: shown,
      mergers: [],
    });
    if (saved.some(({ id }) => id === intent.id)) return;
    saved.push(intent);
    if (isOwn) await appendItem(intent);
    else {
      other.outbox.push(intent);
      void other.send();
    }
  }

  function toggleWatch([path, range]: (typeof WATCHED)[number]): void {
    watches.get(path)?.();
    const isWatched = watches.delete(path);
    if (!isWatched) watches.set(path, watchRange(path, range, ignore, ignore, ignore));
  }

  function setOnline(on: boolean): void {
    isOnline = on;
    (on ? goOnline : goOffline)(database());
  }

  WATCHED.forEach(toggleWatch);
  for (let step = 0; step < STEPS; step += 1) {
    const choice = random.below(9);
    if (choice < 3) await save(true);
    else if (choice < 5) await save(false);
    else if (choice === 5) toggleWatch(random.pick(WATCHED));
    else if (choice < 8) setOnline(!isOnline || random.oneIn(2));
    else if (random.oneIn(3)) {
      stop();
      stop = startSender(uid, 0);
    }
    await pause(random);
  }
  // Everything is repaired, and its author decides until nothing waits.
  for (let isDone = false; !isDone;) {
    setOnline(false);
    setOnline(true);
    await other.send();
    const isSettled = async (): Promise<boolean> => {
      const left = await intentsOf(uid);
      const isHeld = left.some(({ problem }) => problem !== undefined);
      return connection.get() && (left.length === 0 || isHeld);
    };
    await vi.waitUntil(isSettled, { timeout: 20_000, interval: 5 });
    await decideAll();
    isDone = (await intentsOf(uid)).length + other.outbox.length === 0;
  }
  stop();
  watches.forEach((end) => end());
  await other.end();

  const entries = Object((await stored(ACTIVITY_PATH)) ?? {}) as Readonly<Record<string, object>>;
  const history = Object((await stored(HISTORY_PATH)) ?? {}) as Readonly<
    Record<string, { record: string; changes: Record<string, { from: unknown; to: unknown }> }>
  >;
  const receipts = Object((await stored(RECEIPTS_PATH)) ?? {}) as Readonly<Record<string, object>>;
  oracle.records.clear();
  for (const [path, record] of await storedRecords(paths)) oracle.records.set(path, record);
  for (const intent of saved) {
    const isStored = entries[intent.id] !== undefined;
    if (isStored) oracle.stored.push(intent);
    if (isStored && given.has(intent.id)) violations.push(`${intent.id} was given up`);
    // What an edit types may be stored by then.
    const isNeedless = intent.typed['stock'] !== undefined;
    if (!isStored && !given.has(intent.id) && !isNeedless) violations.push(`${intent.id} is lost`);
    if (!isStored) continue;
    for (const { id, adds } of savesOf(intent)) {
      const change = history[id]?.changes['stock'];
      const tenths = Math.round((Number(change?.to) - Number(change?.from)) * 10);
      if (adds?.['stock'] && tenths !== Math.round(adds['stock'] * 10))
        violations.push(`${id} adds ${tenths} tenths instead of ${adds['stock']}`);
    }
    if (unsentReceipt(intent) && receipts[intent.id] === undefined)
      violations.push(`${intent.id} leaves no receipt`);
  }
  for (const [path, record] of oracle.records) {
    if (!path.startsWith(inventoryItem.path)) continue;
    const changed = Object.values(history).flatMap(({ record: of, changes: { stock } }) =>
      of === path && stock ? [Number(stock.to) - Number(stock.from)] : [],
    );
    const sum = changed.reduce((total, one) => total + Math.round(one * 10), 100);
    if (record['stock'] !== sum / 10)
      violations.push(`The stock of ${path} is ${String(record['stock'])} instead of ${sum / 10}`);
  }
  oracle.checkPayments();
  oracle.checkVisits();
  oracle.checkConversions();
  counts.saved += saved.length;
  counts.stored += oracle.stored.length;
  counts.givenUp += given.size;
  return violations;
}

// Rules 13, 30, 32, 34 of docs/outbox.md.
it('histories of two people on the genuine SDK, with cuts at every step, lose, double or refuse nothing without a cause', async () => {
  allowConsoleError(/Saving to .* failed/);
  const violations: Record<string, readonly string[]> = {};
  for (let seedNumber = 1; seedNumber <= HISTORIES; seedNumber += 1) {
    await seed('', null);
    const found = await violationsOf(seedNumber);
    if (found.length > 0) violations[`history ${seedNumber}`] = found;
  }
  expect(violations).toEqual({});
  console.info(`${HISTORIES} histories:`, JSON.stringify(counts));
}, 600_000);
