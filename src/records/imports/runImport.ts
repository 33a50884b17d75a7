import { withLock } from '../../device/lock.ts';
import { readPiece, readPlan, updatePlan, type ImportPlan } from '../../device/importPlans.ts';
import type { Entity } from '../../domain/entity.ts';
import { IMPORTS_PATH } from '../../domain/sheets/importLog.ts';
import { saveTogether } from '../repository.ts';
import type { PlannedRecord } from './planImport.ts';

/** Runs one task on a plan at a time, in all tabs. */
export const withPlan = (id: string, task: () => Promise<void>): Promise<void> =>
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
  await saveTogether(
    piece.map((record) => ({ ...record, entity, id: null })),
    // The first piece brings the log of the import, without which the rules accept none of its records.
    (signature) =>
      plan.storedPieces === 0
        ? { [`${IMPORTS_PATH}/${plan.id}`]: { ...signature, path, uid, count } }
        : {},
    uid,
  );
}
