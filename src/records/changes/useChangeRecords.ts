import { useCallback } from 'react';
import { useAuth } from '../../auth/useAuth.ts';
import type { Texts } from '../../domain/draft.ts';
import type { Entity, Fields, RecordOf } from '../../domain/entity.ts';
import { showToast } from '../../ui/toasts.ts';
import type { SaveContext } from '../form/saveForm.ts';
import { useClockOffset } from '../useClockOffset.ts';
import { saveChange, undoChange, type UndoableChange } from './saveChange.ts';

/** Saves the same texts in each of the records, and says so in a toast with Undo. */
export type ChangeRecords<F extends Fields> = (
  records: readonly RecordOf<Entity<F>>[],
  typed: Texts,
  /** What happened, such as "Moved to Won". */
  message: string,
) => Promise<void>;

/** Changes records in place, without a form: one atomic update and one activity entry for each. Stable. */
export function useChangeRecords<F extends Fields>(entity: Entity<F>): ChangeRecords<F> {
  const uid = useAuth().user?.uid ?? '';
  const clockOffsetMs = useClockOffset();
  return useCallback(
    async (records, typed, message) => {
      const context = { uid, clockOffsetMs };
      const saves = await Promise.all(
        records.map((record) => saveChange(entity, record, typed, context)),
      );
      offerUndo(entity, saves, message, context);
    },
    [entity, uid, clockOffsetMs],
  );
}

/** Says what happened in a toast, with Undo: the key Z takes the changes back as long as it is shown. */
export function offerUndo<F extends Fields>(
  entity: Entity<F>,
  saves: readonly UndoableChange[],
  message: string,
  context: SaveContext,
): void {
  showToast(message, { label: 'Undo', run: () => void undoChanges(entity, saves, context) });
}

/** Takes saved changes back, and says so or which could not be. */
async function undoChanges<F extends Fields>(
  entity: Entity<F>,
  saves: readonly UndoableChange[],
  context: SaveContext,
): Promise<void> {
  const results = saves.map(async (save) => ({
    save,
    isUndone: await undoChange(entity, save, context),
  }));
  const refused = (await Promise.all(results)).filter(({ isUndone }) => !isUndone);
  showToast(
    refused.length === 0
      ? 'Undone'
      : `Not undone, since a colleague has changed it meanwhile: ${refused.map(({ save }) => save.title).join(', ')}`,
  );
}
