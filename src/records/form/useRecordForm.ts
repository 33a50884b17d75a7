import { useLayoutEffect, useRef } from 'react';
import {
  draftFromRecord,
  initialDraft,
  validateDraft,
  withUnusedNumbers,
  type Draft,
  type Texts,
} from '../model/draft.ts';
import { isFrozen, nounInTitle, type Entity, type RecordOf, parseValues } from '../model/entity.ts';
import { type InputSpec, describeMismatches } from '../model/field.ts';
import { renamedField } from '../model/recordsNaming.ts';
import { mayChange } from '../../session/sight.ts';
import { createStore, type Store } from '../../lib/createStore.ts';
import { useStateOf } from '../../lib/useStateOf.ts';
import { withFormerNames, offerUndo } from '../store/write/saveChange.ts';
import type { Renaming } from './names/RenameNote.tsx';
import type { Intent, Save, SaveContext } from '../store/write/intent.ts';
import { problemMessage } from '../store/write/save.ts';
import {
  discardDraft,
  draftScope,
  replaceDraft,
  openedEdits,
  rejected,
  saveFailed,
  shownTexts,
  submitted,
  useEdits,
  type EditState,
  type Editing,
} from './useEdits.ts';
import { enqueue, settledSoon, useSaveContext } from '../store/write/outbox.ts';

/** What a form starts from: a stored record, or a new one that is blank but for some texts. */
export type FormStart = { readonly id: string | null; readonly texts: Texts };

type FormOptions = {
  /** A save that is not stored starts its form with what was typed, and the next save replaces it. */
  readonly start: FormStart | Intent;
  readonly onClose: () => void;
  /** Called in place of `onClose` once what was sent is saved, by when something else may be open. */
  readonly onSaved?: () => void;
  /** Called when the save of a new record is on its way, and with false if it is refused while the form is open. */
  readonly onSend?: (isOnItsWay: boolean) => void;
  /** Called once a new record is in its list. */
  readonly onCreated?: (created: Intent) => void;
};

/** The form of a record and its actions; see `RecordPanel`. */
export type RecordForm = Pick<
  Editing,
  'state' | 'values' | 'conflicts' | 'change' | 'leave' | 'restoreDraft' | 'discardDraft'
> & {
  readonly entity: Entity;
  /** The record that is edited; null for a new one. */
  readonly id: string | null;
  /** The live record; null for a new one, and for one that is gone. */
  readonly record: RecordOf<Entity> | null;
  /** Descriptions of stored values that their controls cannot show, by field. */
  readonly mismatchNotes: Texts;
  /** Call with what a new name of a party concerns, once that is shown. Stable. */
  setRenaming(this: void, renaming: Renaming | null): void;
  /** Saves the form unless it has validation errors, including `inputErrors` of its controls, by field. */
  submit(this: void, inputErrors: Texts): Promise<void>;
  /** Does not cancel a save that is on its way. */
  close(this: void): void;
};

/**
 * Fills and saves the form of one record, which is open until another one is, or as long as it is mounted. `records` are the live
 * ones: generated numbers avoid theirs, and an unedited field keeps a colleague's newer value.
 */
export function useRecordForm(
  entity: Entity,
  records: readonly RecordOf<Entity>[],
  { start, onClose, onSaved = onClose, onSend, onCreated }: FormOptions,
): RecordForm {
  const context = useSaveContext();
  const id = 'typed' in start ? start.recordId : start.id;
  const record = records.find((one) => one.id === id) ?? null;
  const editing = useEdits(
    record && draftFromRecord(entity, record),
    (uid) => openedForm(entity, records, start, uid),
    id,
  );
  const { state, get, update } = editing;
  const [renaming] = useStateOf(id, () => createStore<Renaming | null>(null));
  const live = useRef(records);
  useLayoutEffect(() => {
    live.current = records;
  }, [records]);

  /** Tells one opening of a record from the next, which may be of the same one. */
  const opened = useRef<typeof get>(undefined);
  useLayoutEffect(() => {
    opened.current = get;
    return () => void (opened.current = undefined);
  }, [get]);

  async function submit(inputErrors: Texts): Promise<void> {
    const form = get();
    if (form.isSaving) return;
    const errors = { ...validateDraft(entity, form.edits), ...inputErrors };
    if (Object.keys(errors).length > 0) return update(rejected(errors));

    const before = live.current.find((one) => one.id === id) ?? null;
    if (before !== null && form.replaces === null && changesNothing(entity, form, before)) {
      discardDraft(form.draftKey);
      return onClose();
    }
    update(submitted);
    if (id === null) onSend?.(true);
    const renamed = renamedField(entity, before, form.edits);
    // What else has the name is seen before it is saved, unless it cannot be read.
    if (renamed !== null && form.errors[renamed] === undefined && !renaming.get()?.isKnown) {
      await untilKnown(renaming);
      const { isKnown = true, keepsName = false } = renaming.get() ?? {};
      if (!isKnown || keepsName) {
        return update(rejected({ [renamed]: NOT_SEEN }));
      }
    }
    const concerned = renaming.get();
    const further = concerned?.further ?? [];
    const isKept = renamed !== null && (concerned === null || concerned.keepsName);
    const { intent, refused } = await saveForm(
      { entity, id, form, records: live.current },
      context,
      isKept ? { field: renamed, further } : null,
    );
    if (refused?.problem === undefined) {
      if (opened.current === get) onSaved();
      if (id === null) onCreated?.(intent);
      if (before !== null && isKept) showRenamed(entity, before, intent, context, concerned);
      else if (before !== null && canBeUndone(entity, intent, before)) {
        offerUndo(entity, [intent], `${nounInTitle(entity)} changed`, context);
      }
      return;
    }
    update(saveFailed(problemMessage(refused.problem), refused.id));
    if (id === null && opened.current === get) onSend?.(false);
  }

  return {
    ...editing,
    entity,
    id,
    values: formTexts(entity, state, record),
    record,
    mismatchNotes: mismatchNotes(entity, state, record),
    change: (name, text) => {
      if (!get().isSaving) editing.change(name, text);
    },
    submit,
    setRenaming: renaming.set,
    close: onClose,
  };
}

/** The texts that the form of a record displays: the live record, with the edits on top of what may be edited. */
export function formTexts(
  entity: Entity,
  { base, edits }: Pick<EditState, 'base' | 'edits'>,
  live: RecordOf<Entity> | null,
): Texts {
  if (live === null) return shownTexts({ base, edits }, null);
  const editable = Object.entries(edits).filter(
    ([name]) => !isFrozen(entity, live, name) && mayChange(entity, name),
  );
  return shownTexts({ base, edits: Object.fromEntries(editable) }, draftFromRecord(entity, live));
}

/** Descriptions of the stored values that the controls of the unedited fields cannot show, by field. */
export function mismatchNotes(
  { fields }: Entity,
  { edits }: Pick<EditState, 'edits'>,
  live: RecordOf<Entity> | null,
): Texts {
  const descriptions = live === null ? {} : describeMismatches(fields, live);
  return Object.fromEntries(
    Object.entries(descriptions).filter(([name]) => edits[name] === undefined),
  );
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

function showRenamed(
  entity: Entity,
  record: RecordOf<Entity>,
  intent: Intent,
  context: SaveContext,
  concerned: Renaming | null,
): void {
  const isAlone = intent.further === undefined;
  const message = isAlone ? 'Renamed' : `Renamed, also in ${concerned?.counts ?? ''}`;
  offerUndo(entity, [withFormerNames(entity, record, intent)], message, context);
}

/** Whether the texts of a form are those of the stored record: then nothing is sent, and no entry says that it was updated. */
function changesNothing(entity: Entity, { edits }: EditState, record: RecordOf<Entity>): boolean {
  const stored: Texts = draftFromRecord(entity, record);
  return Object.entries(edits).every(([name, text]) => text === stored[name]);
}

function canBeUndone(entity: Entity, { typed, base }: Intent, record: RecordOf<Entity>): boolean {
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

function openedForm(
  entity: Entity,
  records: readonly RecordOf<Entity>[],
  start: FormStart | Intent,
  uid: string,
): EditState {
  if ('typed' in start) return formOfIntent(entity, start, uid);
  const { id, texts } = start;
  const record = records.find((one) => one.id === id);
  const base = record
    ? draftFromRecord(entity, record)
    : filled(entity, initialDraft(entity, records), texts);
  return openedEdits(draftScope(uid, entity.path, id), { base });
}

/** A draft with other texts in those of its fields that may be typed in. */
function filled({ fields }: Entity, draft: Texts, texts: Texts): Texts {
  const known = Object.entries(texts).filter(
    ([name, text]) => Object.hasOwn(fields, name) && canStartWith(fields[name]?.input, text),
  );
  return { ...draft, ...Object.fromEntries(known) };
}

/** An address may hold any text, but no number that the form draws and no option that does not exist. */
function canStartWith(input: InputSpec | undefined, text: string): boolean {
  if (input === undefined || ['generated', 'issued', 'given'].includes(input.type)) return false;
  return input.type !== 'select' || input.open === true || input.options.includes(text);
}

/** The form of a save that is not stored, with what was typed. A draft of it is one of its record, which may be stored later. */
function formOfIntent(entity: Entity, intent: Intent, uid: string): EditState {
  const { id, recordId, base: seen, typed } = intent;
  const isNew = recordId === null;
  const base = { ...initialDraft(entity, []), ...seen, ...(isNew && typed) };
  const opened = openedEdits(draftScope(uid, entity.path, recordId ?? id), { base });
  return isNew
    ? { ...opened, replaces: id }
    : { ...opened, edits: typed, offeredDrafts: [], replaces: id };
}

/** How long a form waits for a connected server before it closes and leaves the rest to the outbox. */
const CLOSE_AFTER_MS = 5_000;

/**
 * Puts the save of a form into the outbox, in place of its stored draft. Resolves when the form may close, with the
 * intent, and as `refused` when the server has refused it by then. `renaming`: the name field of a party that
 * keeps the name before, and what takes the new one with it.
 */
async function saveForm(
  { entity, id, form, records }: FormToSave,
  context: SaveContext,
  renaming: { readonly field: string; readonly further: readonly Omit<Save, 'id'>[] } | null = null,
): Promise<{ readonly intent: Intent; readonly refused: Intent | null }> {
  const record = records.find((one) => one.id === id) ?? null;
  const shown = formTexts(entity, form, record);
  const saving = enqueue(
    {
      ...(renaming && { renames: renaming.field, further: renaming.further }),
      path: entity.path,
      recordId: id,
      title: entity.activity.subject(parseValues(entity, shown)),
      // A new record has another number in place of each that is taken by now.
      typed: id === null ? withUnusedNumbers(entity, shown as Draft, records) : form.edits,
      base: seenTexts(entity, form, record),
    },
    context,
    { replaced: form.replaces },
  );
  const intent = await replaceDraft(form.draftKey, saving);
  return { intent, refused: await settledSoon(intent, CLOSE_AFTER_MS) };
}

type FormToSave = {
  readonly entity: Entity;
  /** The record to update; null for a new one. */
  readonly id: string | null;
  readonly form: EditState;
  readonly records: readonly RecordOf<Entity>[];
};

/** The text of each edited field that the user saw before the edit, or beside it as a colleague's newer text. */
export function seenTexts(
  entity: Entity,
  { base, edits }: Pick<EditState, 'base' | 'edits'>,
  live: RecordOf<Entity> | null,
): Texts {
  const seen = formTexts(entity, { base, edits: {} }, live);
  return Object.fromEntries(Object.keys(edits).map((name) => [name, seen[name] ?? '']));
}
