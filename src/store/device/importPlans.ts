import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { onTabMessage, tellTabs } from './channel.ts';
import { readStore } from './readStore.ts';

/** An import as it is planned: what is sent is fixed before anything is, so that it can be continued after a crash. */
export type ImportPlan = {
  readonly id: string;
  /** The uid of the person who imports. */
  readonly owner: string;
  /** The path of the records. */
  readonly path: string;
  /** Milliseconds since 1970, by the server's clock. */
  readonly startedAt: number;
  /** How many records it has, in how many pieces. */
  readonly records: number;
  readonly pieces: number;
  /** How many pieces, and how many of their records, the server has stored. */
  readonly storedPieces: number;
  readonly storedRecords: number;
  readonly state: 'importing' | 'imported' | 'undoing' | 'undone';
};

type Schema = DBSchema & {
  plans: { key: string; value: ImportPlan };
  /** The records of a piece, by the id of the plan and the number of the piece. */
  pieces: { key: [string, number]; value: unknown };
};

/** A database of its own, since tabs with an older version of the app keep the other one open. */
const NAME = 'imports';
const VERSION = 1;

/** The plans that this page knows. */
const plans = {
  /** The database of those that this browser keeps. */
  opening: undefined as Promise<IDBPDatabase<Schema> | null> | undefined,
  /** Those that this browser could not store, by id; they last as long as the page. */
  inMemory: new Map<string, { plan: ImportPlan; readonly pieces: readonly unknown[] }>(),
};

/** Calls back after every change of a plan, in this tab or another. Returns an unsubscribe function. */
export const onPlanChange = (onChange: () => void): (() => void) =>
  onTabMessage('imports', onChange);

/** Stores a plan with its pieces. Resolves to whether it survives the page: browsers may refuse to keep data. */
export async function addPlan(plan: ImportPlan, pieces: readonly unknown[]): Promise<boolean> {
  const isKept = await attempt(async (database) => {
    const transaction = database.transaction(['plans', 'pieces'], 'readwrite', {
      durability: 'strict',
    });
    await Promise.all([
      transaction.objectStore('plans').add(plan),
      ...pieces.map((piece, n) => transaction.objectStore('pieces').add(piece, [plan.id, n])),
      transaction.done,
    ]);
  });
  if (!isKept) plans.inMemory.set(plan.id, { plan, pieces });
  notify();
  return isKept;
}

/** Replaces a plan. What cannot be stored is found out again from the server. */
export async function updatePlan(plan: ImportPlan): Promise<void> {
  const kept = plans.inMemory.get(plan.id);
  if (kept) kept.plan = plan;
  else await attempt((database) => database.put('plans', plan));
  notify();
}

/** Deletes a plan and its pieces. */
export async function removePlan(id: string): Promise<void> {
  plans.inMemory.delete(id);
  await attempt(async (database) => {
    const transaction = database.transaction(['plans', 'pieces'], 'readwrite');
    await Promise.all([
      transaction.objectStore('plans').delete(id),
      transaction.objectStore('pieces').delete(IDBKeyRange.bound([id], [id, []])),
      transaction.done,
    ]);
  });
  notify();
}

/** The plan with this id; undefined if it is not on this device. */
export async function readPlan(id: string): Promise<ImportPlan | undefined> {
  const kept = plans.inMemory.get(id);
  if (kept) return kept.plan;
  const database = await open();
  return database === null ? undefined : readStore(database, 'plans', (store) => store.get(id));
}

/** A piece of a plan. */
export async function readPiece(id: string, n: number): Promise<unknown> {
  const kept = plans.inMemory.get(id);
  if (kept) return kept.pieces[n];
  const database = await open();
  return database && readStore(database, 'pieces', (pieces) => pieces.get([id, n]));
}

/** The plans of everybody who uses this browser, in no particular order. */
export async function listPlans(): Promise<readonly ImportPlan[]> {
  const database = await open();
  const stored =
    database && (await readStore(database, 'plans', (store) => store.getAll()).catch(() => []));
  return [...(stored ?? []), ...[...plans.inMemory.values()].map(({ plan }) => plan)];
}

/** Whether the change is stored. */
async function attempt(
  change: (database: IDBPDatabase<Schema>) => Promise<unknown>,
): Promise<boolean> {
  const database = await open();
  if (database === null) return false;
  try {
    await change(database);
    return true;
  } catch (error) {
    console.warn('This browser does not keep imports', error);
    return false;
  }
}

function open(): Promise<IDBPDatabase<Schema> | null> {
  plans.opening ??= openDB<Schema>(NAME, VERSION, {
    upgrade(created) {
      created.createObjectStore('plans', { keyPath: 'id' });
      created.createObjectStore('pieces');
    },
    terminated: () => {
      plans.opening = undefined;
    },
  }).catch((error: unknown) => {
    console.warn('This browser does not keep imports', error);
    return null;
  });
  return plans.opening;
}

const notify = (): void => tellTabs('imports');
