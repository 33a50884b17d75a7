import type { Entity, Fields, RecordOf } from '../../domain/entity.ts';
import { newSaveKey, save } from '../repository.ts';
import { sendDraft } from './draftStorage.ts';
import { storedDraftOf, type FormState } from './formState.ts';
import { draftToSave, uneditedMismatches } from './liveRecord.ts';

/** Saves a form and removes its stored draft. Rejects as `save` does; the draft then stays. */
export function saveForm<F extends Fields>(
  entity: Entity<F>,
  form: FormState,
  records: readonly RecordOf<Entity<F>>[],
  clockOffsetMs: number,
): Promise<void> {
  const key = newSaveKey();
  const now = new Date(Date.now() + clockOffsetMs);
  const mismatches = uneditedMismatches(form, records);
  return sendDraft(storedDraftOf(form), key, () =>
    save(entity, form.id, draftToSave(entity, form, records), { now, key, mismatches }),
  );
}
