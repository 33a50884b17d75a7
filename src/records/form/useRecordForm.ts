import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useAuth } from '../../auth/useAuth.ts';
import {
  initialDraft,
  draftFromRecord,
  validateDraft,
  type Draft,
  type Entity,
  type Fields,
  type RecordOf,
} from '../../domain/entity.ts';
import {
  discardDraft,
  draftScope,
  newDraftKey,
  saveDraft,
  sendDraft,
  type StoredDraft,
  type Texts,
} from './draftStorage.ts';
import { addFailedSave, removeFailedSave } from './failedSaves.ts';
import { newSaveKey, save } from '../repository.ts';
import { saveFailureMessage } from '../saveFailure.ts';
import {
  changesOf,
  conflictsOf,
  describeUntouched,
  storedDraftOf,
  initialFormState,
  mergeWithLive,
  draftToSave,
  untouchedOddValues,
  withRestored,
  withTyped,
  type FormState,
} from './formState.ts';
import { useClockOffset } from '../useClockOffset.ts';
import { lostDrafts, unsentDrafts } from './unsavedDrafts.ts';

/** What a page needs to open forms of one entity, and what `RecordModal` needs to show them. */
export type RecordForm<F extends Fields = Fields> = {
  readonly entity: Entity<F>;
  /** The form on screen, if any, and the texts its fields show. */
  readonly state: FormState<F> | null;
  readonly values: Draft<F> | null;
  /** What colleagues have made meanwhile of the fields typed in here, by field. */
  readonly conflicts: Texts;
  /** What the database holds in the fields whose controls cannot show it, by field. */
  readonly oddValues: Texts;
  /** Opens a blank form. Stable, as is `edit`. */
  create(this: void): void;
  edit(this: void, record: RecordOf<Entity<F>>): void;
  type(this: void, name: string, text: string): void;
  /** Saves the form unless it has problems, its own or those found by the caller, by field. */
  submit(this: void, found: Texts): Promise<void>;
  close(this: void): void;
  /** Puts an offered draft into the form on screen, or removes it for good. */
  restore(this: void, offer: StoredDraft): void;
  discard(this: void, offer: StoredDraft): void;
  /** Brings back a form whose save failed after it was closed. */
  reopen(this: void, form: FormState<F>): void;
};

/**
 * Opens, fills and saves the forms of an entity. `records` are the live ones: new numbers avoid theirs, and
 * a field nobody touched in the form keeps a colleague's newer value. A save goes on when its form is closed.
 */
export function useRecordForm<F extends Fields>(
  entity: Entity<F>,
  records: readonly RecordOf<Entity<F>>[],
): RecordForm<F> {
  const { user } = useAuth();
  const owner = user?.uid ?? '';
  const clockOffset = useClockOffset();
  const [form, setForm] = useState<FormState<F> | null>(null);
  const onScreen = useRef<number | null>(null);
  const live = useRef(records);
  useLayoutEffect(() => {
    live.current = records;
  }, [records]);
  useEffect(
    () => () => {
      onScreen.current = null;
    },
    [],
  );

  const show = useCallback((next: FormState<F> | null): void => {
    onScreen.current = next?.key ?? null;
    setForm(next);
  }, []);

  // Stable, so that a long list need not be drawn again for their sake.
  const open = useCallback(
    (id: string | null, start: Draft<F>) => {
      const scope = draftScope(owner, entity.path, id);
      const opened = initialFormState(id, start, newDraftKey(scope), unsentDrafts(scope));
      show(opened);
      void lostDrafts(scope).then((lost) =>
        setForm((now) =>
          now?.key === opened.key && Object.keys(changesOf(now)).length === 0
            ? { ...now, offered: [...lost, ...now.offered] }
            : now,
        ),
      );
    },
    [show, owner, entity],
  );
  const create = useCallback(() => open(null, initialDraft(entity, live.current)), [entity, open]);
  const edit = useCallback(
    (record: RecordOf<Entity<F>>) => open(record.id, draftFromRecord(entity, record)),
    [entity, open],
  );

  async function submit(found: Texts): Promise<void> {
    if (form === null || form.saving) return;
    const draft = storedDraftOf(form);
    const problems = { ...validateDraft(entity, draft.changes), ...found };
    if (Object.keys(problems).length > 0) return setForm({ ...form, problems });

    setForm({ ...form, saving: true, problems: {}, failure: null });
    const key = newSaveKey();
    const now = new Date(Date.now() + clockOffset);
    const odd = untouchedOddValues(form, live.current);
    try {
      await sendDraft(draft, key, () =>
        save(entity, form.id, draftToSave(entity, form, live.current), { now, key, odd }),
      );
      removeFailedSave(form.key);
      if (onScreen.current === form.key) show(null);
    } catch (error) {
      console.error(`Saving to ${entity.path} failed`, error);
      const failed = { ...form, saving: false, failure: saveFailureMessage(error) };
      if (onScreen.current === form.key) setForm(failed);
      else addFailedSave({ entity, form: failed });
    }
    return undefined;
  }

  function type(name: string, text: string): void {
    if (form === null || values === null || form.saving) return;
    const typed = withTyped(form, values, name, text);
    saveDraft(storedDraftOf(typed));
    setForm(typed);
  }

  function discard(offer: StoredDraft): void {
    discardDraft(offer.key);
    setForm(
      (now) => now && { ...now, offered: now.offered.filter(({ key }) => key !== offer.key) },
    );
  }

  const values = form && mergeWithLive(entity, form, records);
  return {
    entity,
    state: form,
    values,
    conflicts: form ? conflictsOf(entity, form, records) : {},
    oddValues: form ? describeUntouched(entity, form, records) : {},
    create,
    edit,
    type,
    submit,
    close: () => show(null),
    restore: (offer) => setForm((now) => now && withRestored(now, offer)),
    discard,
    reopen: show,
  };
}
