import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useAuth } from '../store/session/useAuth.ts';
import { draftFromRecord, initialDraft, validateDraft, type Texts } from '../model/draft.ts';
import {
  nounInTitle,
  type Entity,
  type Fields,
  type RecordOf,
  parseValues,
} from '../model/entity.ts';
import type { InputSpec } from '../model/input.ts';
import { renamedField } from '../model/recordsNaming.ts';
import { createStore, useStore, type Store } from '../lib/createStore.ts';
import { withFormerNames, offerUndo } from '../store/write/saveChange.ts';
import type { Renaming } from './names/RenameNote.tsx';
import { type Intent, type SaveContext, createIntent, type Save } from '../store/write/intent.ts';
import { problemMessage } from '../store/write/explain.ts';
import {
  discardDraft,
  draftScope,
  loadDrafts,
  newDraftKey,
  saveDraft,
  type StoredDraft,
  replaceDraft,
} from './draftStorage.ts';
import {
  conflictsOf,
  formReducer,
  initialFormState,
  mergeWithLive,
  mismatchNotes,
  storedDraftOf,
  type FormAction,
  type FormState,
  baseTexts,
  typedTexts,
} from './formState.ts';
import { useReportUnsavedInput } from './unsavedInput.ts';
import { appendItem } from '../store/device/outbox.ts';
import { settled } from '../store/write/outbox.ts';
import { newKey } from '../store/firebase/database.ts';
import { useClockOffset, whenDisconnected } from '../store/connection/useConnection.ts';

/** What a form starts from: a stored record, or a new one that is blank but for some texts. */
export type FormStart = { readonly id: string | null; readonly texts: Texts };

type FormOptions = {
  /** A save that is not stored starts its form with what was typed, and the next save replaces it. */
  readonly start: FormStart | Intent;
  /** Called once the form is to be closed: by the user, or since it is saved. */
  readonly onClose: () => void;
  /** Called when the save of a new record is on its way. */
  readonly onSend?: () => void;
  /** Called once a new record is in its list. */
  readonly onCreated?: (created: Intent) => void;
};

/** The form of a record and its actions; see `RecordPanel`. */
export type RecordForm<F extends Fields = Fields> = {
  readonly entity: Entity<F>;
  readonly state: FormState;
  /** The texts its fields show. */
  readonly values: Texts;
  /** The live record that is edited; null for a new one. */
  readonly record: RecordOf<Entity<F>> | null;
  /** Colleagues' newer texts of the edited fields, by field. */
  readonly conflicts: Texts;
  /** Descriptions of stored values that their controls cannot show, by field. */
  readonly mismatchNotes: Texts;
  change(this: void, name: string, text: string): void;
  /** Call when a field loses the focus. */
  leaveField(this: void, name: string): void;
  /** Call with what a new name of a customer or supplier concerns, once that is shown. Stable. */
  setRenaming(this: void, renaming: Renaming | null): void;
  /** Saves the form unless it has validation errors, including `inputErrors` of its controls, by field. */
  submit(this: void, inputErrors: Texts): Promise<void>;
  /** Does not cancel a save that is on its way. */
  close(this: void): void;
  restoreDraft(this: void, draft: StoredDraft): void;
  discardDraft(this: void, draft: StoredDraft): void;
};

/**
 * Fills and saves the form of one record, which is open as long as it is mounted. `records` are the live ones: generated numbers
 * avoid theirs, and an unedited field keeps a colleague's newer value.
 */
export function useRecordForm<F extends Fields>(
  entity: Entity<F>,
  records: readonly RecordOf<Entity<F>>[],
  { start, onClose, onSend, onCreated }: FormOptions,
): RecordForm<F> {
  const uid = useAuth().user?.uid ?? '';
  const clockOffsetMs = useClockOffset();
  const [store] = useState(() => createStore(openedForm(entity, records, start, uid)));
  const state = useStore(store);
  useReportUnsavedInput(Object.keys(state.edits).length > 0);
  const [renaming] = useState(() => createStore<Renaming | null>(null));
  const live = useRef(records);
  useLayoutEffect(() => {
    live.current = records;
  }, [records]);

  const isOpen = useRef(true);
  useEffect(() => {
    isOpen.current = true;
    return () => void (isOpen.current = false);
  }, []);

  const dispatch = (action: FormAction): void => store.set(formReducer(store.get(), action));

  function change(name: string, text: string): void {
    const form = store.get();
    if (form.isSaving) return;
    const displayed = mergeWithLive(entity, form, live.current)[name] ?? '';
    dispatch({ type: 'edited', name, text, displayed });
    saveDraft(storedDraftOf(store.get()));
  }

  function leaveField(name: string): void {
    const form = store.get();
    const stored = mergeWithLive(entity, { ...form, edits: {} }, live.current)[name] ?? '';
    dispatch({ type: 'fieldLeft', name, live: stored });
  }

  async function submit(inputErrors: Texts): Promise<void> {
    const form = store.get();
    if (form.isSaving) return;
    const errors = { ...validateDraft(entity, form.edits), ...inputErrors };
    if (Object.keys(errors).length > 0) return dispatch({ type: 'rejected', errors });

    dispatch({ type: 'submitted' });
    if (form.id === null) onSend?.();
    const context = { uid, clockOffsetMs };
    const record = live.current.find(({ id }) => id === form.id) ?? null;
    const renamed = renamedField(entity, record, form.edits);
    // What else has the name is seen before it is saved, unless it cannot be read.
    if (renamed !== null && form.errors[renamed] === undefined && !renaming.get()?.isKnown) {
      await untilKnown(renaming);
      const { isKnown = true, keepsName = false } = renaming.get() ?? {};
      if (!isKnown || keepsName) {
        return dispatch({ type: 'unseen', errors: { [renamed]: NOT_SEEN } });
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
      if (isOpen.current) onClose();
      if (form.id === null) onCreated?.(intent);
      if (record !== null && isKept) showRenamed(entity, record, intent, context, concerned);
      else if (record !== null && canBeUndone(entity, intent, record)) {
        offerUndo(entity, [intent], `${nounInTitle(entity)} changed`, context);
      }
      return;
    }
    const message = problemMessage(refused.problem);
    dispatch({ type: 'saveFailed', message, intent: refused.id });
  }

  return {
    entity,
    state,
    values: mergeWithLive(entity, state, records),
    record: records.find(({ id }) => id === state.id) ?? null,
    conflicts: conflictsOf(entity, state, records),
    mismatchNotes: mismatchNotes(entity, state, records),
    change,
    leaveField,
    submit,
    setRenaming: renaming.set,
    close: onClose,
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

/** The form of a record that opens now. */
function openedForm<F extends Fields>(
  entity: Entity<F>,
  records: readonly RecordOf<Entity<F>>[],
  start: FormStart | Intent,
  uid: string,
): FormState {
  if ('typed' in start) return formOfIntent(entity, start, uid);
  const { id, texts } = start;
  const scope = draftScope(uid, entity.path, id);
  const record = records.find((one) => one.id === id);
  const base = record
    ? draftFromRecord(entity, record)
    : filled(entity, initialDraft(entity, records), texts);
  return initialFormState(id, base, newDraftKey(scope), loadDrafts(scope));
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

/** How long a form waits for a connected server before it closes and leaves the rest to the outbox. */
const CLOSE_AFTER_MS = 5_000;

/**
 * Puts the save of a form into the outbox, in place of its stored draft. Resolves when the form may close, with the
 * intent, and as `refused` when the server has refused it by then. `renaming`: the name field of a customer or supplier that
 * keeps the name before, and what takes the new one with it.
 */
async function saveForm<F extends Fields>(
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
