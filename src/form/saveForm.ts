import { appendItem } from '../store/device/outbox.ts';
import { parseValues, type Entity, type Fields, type RecordOf } from '../model/entity.ts';
import { createIntent, type Intent, type Save, type SaveContext } from '../store/write/intent.ts';
import { settled } from '../store/write/outbox.ts';
import { newKey } from '../store/firebase/database.ts';
import { whenDisconnected } from '../store/connection/useConnection.ts';
import { replaceDraft } from './draftStorage.ts';
import { baseTexts, mergeWithLive, typedTexts, type FormState } from './formState.ts';

/** How long a form waits for a connected server before it closes and leaves the rest to the outbox. */
const CLOSE_AFTER_MS = 5_000;

/**
 * Puts the save of a form into the outbox, in place of its stored draft. Resolves when the form may close, with the
 * intent, and as `refused` when the server has refused it by then. `renaming`: the name field of a customer or supplier that
 * keeps the name before, and what takes the new one with it.
 */
export async function saveForm<F extends Fields>(
  entity: Entity<F>,
  form: FormState,
  records: readonly RecordOf<Entity<F>>[],
  { uid, clockOffsetMs }: SaveContext,
  renaming: { readonly field: string; readonly further: readonly Omit<Save, 'id'>[] } | null = null,
): Promise<{ readonly intent: Intent; readonly refused: Intent | null }> {
  const further = renaming?.further.map((save) => ({ ...save, id: newKey() })) ?? [];
  const intent = createIntent({
    ...(renaming && { renames: renaming.field }),
    ...(further.length > 0 && { further }),
    // Made last, since entries of the same time are sorted by key.
    id: newKey(),
    owner: uid,
    path: entity.path,
    recordId: form.id,
    title: entity.activity.subject(parseValues(entity, mergeWithLive(entity, form, records))),
    typed: typedTexts(entity, form, records),
    base: baseTexts(entity, form, records),
    savedAt: Date.now() + clockOffsetMs,
    isServerTime: clockOffsetMs !== 0,
  });
  await replaceDraft(form.draftKey, appendItem(intent, form.replaces ?? undefined));
  return { intent, refused: await settledSoon(intent) };
}

/** Resolves as `settled` does, or to null after a moment, or as soon as there is no connection. */
function settledSoon(intent: Intent): Promise<Intent | null> {
  return new Promise((resolve, reject) => {
    let stop: (() => void) | undefined;
    const finish = (refused: Intent | null): void => {
      clearTimeout(timer);
      stop?.();
      resolve(refused);
    };
    const timer = setTimeout(() => finish(null), CLOSE_AFTER_MS);
    stop = whenDisconnected(() => finish(null));
    settled(intent).then(finish, reject);
  });
}
