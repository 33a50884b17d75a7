import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { useAuth } from '../../auth/useAuth.ts';
import { draftFromRecord, initialDraft, validateDraft, type Texts } from '../../domain/draft.ts';
import type { Entity, Fields, RecordOf } from '../../domain/entity.ts';
import type { InputSpec } from '../../domain/input.ts';
import { renamedField } from '../../domain/party/recordsNaming.ts';
import { createStore, useStore, type Store } from '../../lib/createStore.ts';
import { withFormerNames } from '../changes/saveChange.ts';
import { offerUndo } from '../changes/useChangeRecords.ts';
import type { Renaming } from '../names/RenameNote.tsx';
import type { Intent } from '../outbox/intent.ts';
import { problemMessage } from '../outbox/problemMessage.ts';
import { useClockOffset } from '../useClockOffset.ts';
import { discardDraft, draftScope, loadDrafts, newDraftKey, saveDraft } from './draftStorage.ts';
import { formReducer, type FormAction } from './formReducer.ts';
import { initialFormState, storedDraftOf, type FormState } from './formState.ts';
import { conflictsOf, mergeWithLive, mismatchNotes } from './liveRecord.ts';
import type { RecordForm } from './recordForm.ts';
import { saveForm, type SaveContext } from './saveForm.ts';
import { useReportUnsavedInput } from './unsavedInput.ts';

/**
 * Opens, fills and saves the forms of an entity. `records` are the live ones: generated numbers avoid theirs, and an
 * unedited field keeps a colleague's newer value. Closing the form does not cancel its save. The form of a `reopened`
 * save is open from the start, and saving it replaces that save. `onCreated` is called once a new record is in its list.
 */
export function useRecordForm<F extends Fields>(
  entity: Entity<F>,
  records: readonly RecordOf<Entity<F>>[],
  reopened?: Intent,
  onCreated?: (created: Intent) => void,
): RecordForm<F> {
  const uid = useAuth().user?.uid ?? '';
  const clockOffsetMs = useClockOffset();
  const [store] = useState(() =>
    createStore(reopened ? formOfIntent(entity, reopened, uid) : null),
  );
  const state = useStore(store);
  useReportUnsavedInput(state !== null && Object.keys(state.edits).length > 0);
  const [renaming] = useState(() => createStore<Renaming | null>(null));
  const live = useRef(records);
  useLayoutEffect(() => {
    live.current = records;
  }, [records]);

  const dispatch = useCallback(
    (action: FormAction) => store.set(formReducer(store.get(), action)),
    [store],
  );

  // Stable, so that a long list does not render again for every keystroke.
  const open = useCallback(
    (id: string | null, base: Texts) => {
      const scope = draftScope(uid, entity.path, id);
      const form = initialFormState(id, base, newDraftKey(scope), loadDrafts(scope));
      dispatch({ type: 'opened', form });
    },
    [dispatch, uid, entity],
  );
  const create = useCallback(
    (texts: Texts = {}) => open(null, filled(entity, initialDraft(entity, live.current), texts)),
    [entity, open],
  );
  const edit = useCallback(
    (record: RecordOf<Entity<F>>) => open(record.id, draftFromRecord(entity, record)),
    [entity, open],
  );

  function change(name: string, text: string): void {
    const form = store.get();
    if (form === null || form.isSaving) return;
    const displayed = mergeWithLive(entity, form, live.current)[name] ?? '';
    dispatch({ type: 'edited', name, text, displayed });
    const edited = store.get();
    if (edited !== null) saveDraft(storedDraftOf(edited));
  }

  function leaveField(name: string): void {
    const form = store.get();
    if (form === null) return;
    const stored = mergeWithLive(entity, { ...form, edits: {} }, live.current)[name] ?? '';
    dispatch({ type: 'fieldLeft', name, live: stored });
  }

  async function submit(inputErrors: Texts): Promise<void> {
    const form = store.get();
    if (form === null || form.isSaving) return;
    const errors = { ...validateDraft(entity, form.edits), ...inputErrors };
    if (Object.keys(errors).length > 0) return dispatch({ type: 'rejected', errors });

    dispatch({ type: 'submitted' });
    const { key } = form;
    const context = { uid, clockOffsetMs };
    const record = live.current.find(({ id }) => id === form.id) ?? null;
    const renamed = renamedField(entity, record, form.edits);
    // What else has the name is seen before it is saved, unless it cannot be read.
    if (renamed !== null && form.errors[renamed] === undefined && !renaming.get()?.isKnown) {
      await untilKnown(renaming);
      const { isKnown = true, keepsName = false } = renaming.get() ?? {};
      if (!isKnown || keepsName) {
        return dispatch({ type: 'unseen', key, errors: { [renamed]: NOT_SEEN } });
      }
    }
    const concerned = renaming.get();
    const further = concerned?.further ?? [];
    const isKept = renamed !== null && (concerned === null || concerned.keepsName);
    const { intent, refused } = await saveForm(
      entity,
      form,
      live.current,
      context,
      isKept ? { field: renamed, further } : null,
    );
    if (refused?.problem === undefined) {
      dispatch({ type: 'saved', key });
      if (form.id === null) onCreated?.(intent);
      if (record !== null && isKept) showRenamed(entity, record, intent, context, concerned);
      else if (record !== null && canBeUndone(entity, intent, record)) {
        offerUndo(entity, [intent], `${entity.titles.edit.replace(/^Edit /, '')} changed`, context);
      }
      return;
    }
    const message = problemMessage(refused.problem);
    dispatch({ type: 'saveFailed', key, message, intent: refused.id });
  }

  return {
    entity,
    state,
    values: state ? mergeWithLive(entity, state, records) : {},
    record: (state && records.find(({ id }) => id === state.id)) ?? null,
    conflicts: state ? conflictsOf(entity, state, records) : {},
    mismatchNotes: state ? mismatchNotes(entity, state, records) : {},
    create,
    edit,
    change,
    leaveField,
    submit,
    setRenaming: renaming.set,
    close: () => dispatch({ type: 'closed' }),
    restoreDraft: (draft) => dispatch({ type: 'draftRestored', draft }),
    discardDraft: ({ key }) => {
      discardDraft(key);
      dispatch({ type: 'draftDiscarded', draftKey: key });
    },
  };
}

const NOT_SEEN = 'Look at where else this name is used, then save again.';

/** How long a save waits until it is known what a new name concerns. */
const LOOK_MS = 5_000;

/** Resolves once it is known what a new name concerns, the form is closed, or it takes too long. */
function untilKnown(renaming: Store<Renaming | null>): Promise<void> {
  return new Promise((resolve) => {
    const finish = (): void => {
      clearTimeout(timer);
      unsubscribe();
      resolve();
    };
    const timer = setTimeout(finish, LOOK_MS);
    const unsubscribe = renaming.subscribe(() => {
      if (renaming.get()?.isKnown !== false) finish();
    });
  });
}

/** Says what has been renamed, and offers to take all of it back. */
function showRenamed<F extends Fields>(
  entity: Entity<F>,
  record: RecordOf<Entity<F>>,
  intent: Intent,
  context: SaveContext,
  concerned: Renaming | null,
): void {
  const isAlone = intent.further === undefined;
  const message = isAlone ? 'Renamed' : `Renamed, also in ${concerned?.counts ?? ''}`;
  offerUndo(entity, [withFormerNames(entity, record, intent)], message, context);
}

/** Whether a save has changed something, and a form could save again what was there. */
function canBeUndone<F extends Fields>(
  entity: Entity<F>,
  { typed, base }: Intent,
  record: RecordOf<Entity<F>>,
): boolean {
  const isSavable = (name: string): boolean => {
    const input = entity.fields[name]?.input;
    const isListed =
      input?.type !== 'select' || input.open || input.options.includes(base[name] ?? '');
    return isListed && record.mismatches?.[name] === undefined;
  };
  const names = Object.keys(typed);
  return (
    names.some((name) => typed[name] !== base[name]) &&
    names.every(isSavable) &&
    Object.keys(validateDraft(entity, base)).length === 0
  );
}

/** A draft with other texts in those of its fields that may be typed in. */
function filled<F extends Fields>({ fields }: Entity<F>, draft: Texts, texts: Texts): Texts {
  const known = Object.entries(texts).filter(
    ([name, text]) => Object.hasOwn(fields, name) && canStartWith(fields[name]?.input, text),
  );
  return { ...draft, ...Object.fromEntries(known) };
}

/** An address may hold any text, but no number that the form draws and no option that does not exist. */
function canStartWith(input: InputSpec | undefined, text: string): boolean {
  if (input === undefined || input.type === 'generated' || input.type === 'issued') return false;
  return input.type !== 'select' || input.open === true || input.options.includes(text);
}

/** The form of a save that is not stored, with what was typed. A draft of it is one of its record, which may be stored later. */
function formOfIntent<F extends Fields>(entity: Entity<F>, intent: Intent, uid: string): FormState {
  const { id, recordId, base, typed } = intent;
  const isNew = recordId === null;
  const scope = draftScope(uid, entity.path, recordId ?? id);
  const texts = { ...initialDraft(entity, []), ...base, ...(isNew && typed) };
  const form = initialFormState(
    recordId,
    texts,
    newDraftKey(scope),
    isNew ? loadDrafts(scope) : [],
  );
  return { ...form, edits: isNew ? {} : typed, replaces: id };
}
