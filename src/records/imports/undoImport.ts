import { readPiece, readPlan, updatePlan, type ImportPlan } from '../../device/importPlans.ts';
import type { Entity } from '../../domain/entity.ts';
import { HISTORY_PATH, parseHistory } from '../../domain/history.ts';
import { purchaseOrder, RECEIPTS_PATH } from '../../domain/purchaseOrder.ts';
import { IMPORTS_PATH } from '../../domain/sheets/importLog.ts';
import { read } from '../../firebase/database.ts';
import { readFrom } from '../../firebase/queries.ts';
import { writeWithRetry } from '../writeWithRetry.ts';
import { withPlan } from './runImport.ts';
import type { PlannedRecord } from './planImport.ts';

/** How an import was undone: how many records were removed, and what the records are called that somebody has changed. */
export type Undone = { readonly removed: number; readonly touched: readonly string[] };

/**
 * Removes the records of an import, those that are stored. Removes none if somebody has changed one of them meanwhile, also
 * there and back, or booked a receipt of it, unless `leaveTouched` says to leave those. Each piece is one atomic write that leaves copies of the records in the log of
 * imports; the rules deny it when one has changed since it was read. Ends early, and can be repeated, when the page closes.
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
    const used = await usedSince(entity, id);
    const pieces: PlannedRecord[][] = [];
    for (let n = 0; n < plan.pieces; n += 1) {
      const piece = ((await readPiece(id, n)) as readonly PlannedRecord[]).filter(
        ({ key }) => stored[key] !== undefined,
      );
      const isUntouched = ({ key, values }: PlannedRecord): boolean =>
        isSame(stored[key], values) && !used.has(key);
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
  const copies = `${IMPORTS_PATH}/${id}/removed`;
  const paths = piece.flatMap(({ key, values }) => [
    [`${entity.path}/${key}`, null] as const,
    [`${copies}/${key}`, values] as const,
  ]);
  await writeWithRetry({
    entry: `${copies}/${piece[0]?.key}`,
    updates: [],
    valuesFor: async () => Object.fromEntries(paths),
  });
}

/** The records that somebody has changed since the import, whatever they hold now, or of which a receipt is booked. */
async function usedSince({ path }: Entity, id: string): Promise<ReadonlySet<string>> {
  const startedAt = Number(await read(`${IMPORTS_PATH}/${id}/timestamp`));
  const since = { child: 'timestamp', from: startedAt };
  const entries = await readFrom(HISTORY_PATH, since, parseHistory);
  const changed = entries.flatMap((entry) =>
    entry?.record.startsWith(`${path}/`) ? [entry.record.slice(path.length + 1)] : [],
  );
  const receipts = path === purchaseOrder.path ? await read(RECEIPTS_PATH) : null;
  const received = Object.values(receipts ?? {}).map(({ order }: { order?: unknown }) =>
    String(order),
  );
  return new Set([...changed, ...received]);
}

/** Whether a stored record holds exactly these values. */
function isSame(stored: unknown, values: Readonly<Record<string, unknown>>): boolean {
  if (typeof stored !== 'object' || stored === null) return false;
  const children = Object.entries(stored);
  return (
    children.length === Object.keys(values).length &&
    children.every(([name, value]) => values[name] === value)
  );
}
