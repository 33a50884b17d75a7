import {
  listPlans,
  onPlanChange,
  readPiece,
  readPlan,
  removePlan,
  updatePlan,
  type ImportPlan,
} from '../../store/device/importPlans.ts';
import { withLock } from '../../store/device/lock.ts';
import type { Entity } from '../../model/entity.ts';
import { ACTIVITY_PATH } from '../../model/activity.ts';
import { IMPORTS_PATH, UNDO_MS, isUnchanged, removalPath } from '../../model/importLog.ts';
import { read } from '../../store/firebase/database.ts';
import { KEY, readRange } from '../../store/firebase/queries.ts';
import { createStore } from '../../lib/createStore.ts';
import { explain } from '../../store/write/explain.ts';
import { save } from '../../store/write/save.ts';
import type { PlannedRecord } from './planImport.ts';

/** What this tab does, or did last, with an import. */
export type ImportRun = {
  readonly state: 'importing' | 'stopping' | 'undoing' | 'idle' | 'failed';
  /** How many records have been removed. */
  readonly removed: number;
  /** What the records are called that somebody has changed, so that they are not removed. */
  readonly touched: readonly string[];
  readonly message?: string;
};

const IDLE: ImportRun = { state: 'idle', removed: 0, touched: [] };

/** What this tab does, by the id of the import. It goes on while the tab shows another page. */
export const importRuns = createStore<Readonly<Record<string, ImportRun>>>({});

/** What this tab does with an import. */
export const runOf = (runs: Readonly<Record<string, ImportRun>>, id: string): ImportRun =>
  runs[id] ?? IDLE;

function setRun(id: string, run: Partial<ImportRun>): void {
  const runs = importRuns.get();
  importRuns.set({ ...runs, [id]: { ...runOf(runs, id), ...run } });
}

/** Starts or continues an import, in the background. */
export async function startImport(entity: Entity, id: string): Promise<void> {
  importRuns.set({ ...importRuns.get(), [id]: { ...IDLE, state: 'importing' } });
  const isStopped = (): boolean => runOf(importRuns.get(), id).state === 'stopping';
  await settle(id, () => runImport(entity, id, isStopped));
}

/** Stops an import after the piece that is on its way. */
export const stopImport = (id: string): void => setRun(id, { state: 'stopping' });

/** Removes the records of an import; with `leaveTouched` also if somebody has changed some of them, which stay. */
export async function startUndo(entity: Entity, id: string, leaveTouched = false): Promise<void> {
  importRuns.set({ ...importRuns.get(), [id]: { ...IDLE, state: 'undoing' } });
  await settle(id, async () => {
    const undone = await undoImport(entity, id, leaveTouched, (removed) => setRun(id, { removed }));
    setRun(id, undone);
  });
}

async function settle(id: string, task: () => Promise<void>): Promise<void> {
  try {
    await task();
    setRun(id, { state: 'idle' });
  } catch (error) {
    const message = explain(error, IMPORTS_PATH);
    setRun(id, { state: 'failed', message });
  }
}

/** How long an import that was broken off can be continued. */
const CONTINUE_MS = 30 * UNDO_MS;

/** Whether the rules still allow its records to be removed. */
export const canUndo = ({ startedAt, state }: ImportPlan, now: number): boolean =>
  now < startedAt + UNDO_MS && state !== 'undone';

/** Calls back with the imports of a person that can be continued or undone, newest first, initially and after every change. */
export function watchPlans(
  owner: string,
  onPlans: (plans: readonly ImportPlan[]) => void,
): () => void {
  let isActive = true;
  const refresh = async (): Promise<void> => {
    const plans = await listPlans();
    if (isActive) onPlans(plans.filter((plan) => plan.owner === owner).toSorted(newestFirst));
  };
  void removeOutdated();
  void refresh();
  const unsubscribe = onPlanChange(() => void refresh());
  return () => {
    isActive = false;
    unsubscribe();
  };
}

const newestFirst = (a: ImportPlan, b: ImportPlan): number => b.startedAt - a.startedAt;

/** Deletes what nobody can continue or undo any more: it may hold what others have imported in this browser. */
async function removeOutdated(): Promise<void> {
  const now = Date.now();
  const outdated = (await listPlans()).filter(
    ({ state, startedAt }) =>
      state === 'undone' || now > startedAt + (state === 'importing' ? CONTINUE_MS : UNDO_MS),
  );
  await Promise.all(outdated.map(({ id }) => removePlan(id)));
}

/** Runs one task on a plan at a time, in all tabs. */
const withPlan = (id: string, task: () => Promise<void>): Promise<void> =>
  withLock(`import ${id}`, task);

/**
 * Stores what is left of an import, piece by piece: each is one atomic write of new records and their activity entries. A
 * piece that is stored already, since the answer was lost or the page was closed, is recognized by its first key. Ends early
 * when `isStopped` says so; rejects when the server refuses a piece.
 */
export async function runImport(
  entity: Entity,
  id: string,
  isStopped: () => boolean = () => false,
): Promise<void> {
  await withPlan(id, async () => {
    let plan = await readPlan(id);
    while (plan?.state === 'importing' && !isStopped()) {
      const piece = (await readPiece(id, plan.storedPieces)) as readonly PlannedRecord[];
      await storePiece(entity, plan, piece);
      const storedPieces: number = plan.storedPieces + 1;
      await updatePlan({
        ...plan,
        storedPieces,
        storedRecords: plan.storedRecords + piece.length,
        state: storedPieces === plan.pieces ? 'imported' : 'importing',
      });
      plan = await readPlan(id);
    }
  });
}

async function storePiece(
  entity: Entity,
  plan: ImportPlan,
  piece: readonly PlannedRecord[],
): Promise<void> {
  const { path, owner: uid, records: count } = plan;
  const records = piece.map((record) => ({ ...record, entity, id: null }));
  await save(
    ({ signed }) => {
      const log = { [`${IMPORTS_PATH}/${plan.id}`]: { ...signed, path, uid, count } };
      // The first piece brings the log of the import, without which the rules accept none of its records.
      return { records, values: plan.storedPieces === 0 ? log : {} };
    },
    { owner: uid },
  );
}

/** How an import was undone: how many records were removed, and what the records are called that somebody has changed. */
export type Undone = { readonly removed: number; readonly touched: readonly string[] };

/**
 * Removes the records of an import, those that are stored. Removes none if somebody has changed one of them meanwhile, also
 * there and back, or booked a receipt of it, unless `leaveTouched` says to leave those. Each piece is one atomic write, which the
 * rules deny when one has changed since it was read. Ends early, and can be repeated, when the page closes.
 */
export async function undoImport(
  entity: Entity,
  id: string,
  leaveTouched: boolean,
  onProgress: (removed: number) => void = () => undefined,
): Promise<Undone> {
  const touched: string[] = [];
  let removed = 0;
  await withPlan(id, async () => {
    const plan = await readPlan(id);
    if (plan === undefined || plan.state === 'undone') return;
    const stored = ((await read(entity.path)) ?? {}) as Readonly<Record<string, unknown>>;
    const times = await creationTimes(id);
    const pieces: PlannedRecord[][] = [];
    for (let n = 0; n < plan.pieces; n += 1) {
      const piece = ((await readPiece(id, n)) as readonly PlannedRecord[]).filter(
        ({ key }) => stored[key] !== undefined,
      );
      const isUntouched = ({ key }: PlannedRecord): boolean => isUnchanged(stored[key], times[key]);
      touched.push(...piece.filter((row) => !isUntouched(row)).map(({ subject }) => subject));
      pieces.push(piece.filter(isUntouched));
    }
    if (touched.length > 0 && !leaveTouched) return;
    // From now on, what is left to import is not going to be.
    await updatePlan({ ...plan, state: 'undoing' });
    for (const piece of pieces.filter(({ length }) => length > 0)) {
      await removePiece(entity, plan, piece);
      removed += piece.length;
      onProgress(removed);
    }
    await updatePlan({ ...plan, state: 'undone' });
  });
  return { removed, touched };
}

async function removePiece(
  entity: Entity,
  { id }: ImportPlan,
  piece: readonly PlannedRecord[],
): Promise<void> {
  await save(({ signed }) => ({
    entry: removalPath(id, piece[0]?.key ?? ''),
    values: Object.fromEntries(
      piece.flatMap(({ key }) => [
        [`${entity.path}/${key}`, null],
        [removalPath(id, key), signed.timestamp],
      ]),
    ),
  }));
}

/** When each record of an import was created, by its id, among others: as its entry of the activity has it. */
async function creationTimes(id: string): Promise<Readonly<Record<string, unknown>>> {
  const since = { child: KEY, from: id };
  return Object.fromEntries(
    await readRange(ACTIVITY_PATH, since, (key, entry) => [key, Object(entry).timestamp]),
  );
}
