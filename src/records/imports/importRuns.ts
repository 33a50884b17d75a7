import { listPlans, onPlanChange, removePlan, type ImportPlan } from '../../device/importPlans.ts';
import type { Entity } from '../../domain/entity.ts';
import { IMPORTS_PATH, UNDO_MS } from '../../domain/sheets/importLog.ts';
import { createStore } from '../../lib/createStore.ts';
import { report } from '../../reports/report.ts';
import { SaveDenied } from '../saveDenied.ts';
import { runImport } from './runImport.ts';
import { undoImport } from './undoImport.ts';

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
    console.warn('The import was interrupted', error);
    if (import.meta.env.VITE_ERROR_REPORTS && error instanceof SaveDenied)
      report({ kind: 'refused save', path: IMPORTS_PATH, fields: [], reason: error.reason });
    setRun(id, { state: 'failed', message: messageFor(error) });
  }
}

function messageFor(error: unknown): string {
  if (error instanceof SaveDenied && error.reason === 'no access') {
    return 'The database refused this. Your account may no longer be allowed to change records.';
  }
  return error instanceof SaveDenied
    ? 'The database refused this: a record may have been changed meanwhile, or this page is out of date. Reload it and try again.'
    : 'This was interrupted. Check the connection and try again.';
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
  const read = async (): Promise<void> => {
    const plans = await listPlans();
    if (isActive) onPlans(plans.filter((plan) => plan.owner === owner).toSorted(newestFirst));
  };
  void removeOutdated();
  void read();
  const unsubscribe = onPlanChange(() => void read());
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
