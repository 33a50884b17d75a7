import { draftFromRecord, withUnusedNumbers, type Draft, type Texts } from '../model/draft.ts';
import { isFrozen, type Entity, type Fields, type RecordOf } from '../model/entity.ts';
import { describeMismatches } from '../model/mismatches.ts';
import type { StoredDraft } from './draftStorage.ts';

/** The state of one opened form. */
export type FormState = {
  /** The record being edited; null for a new one. */
  readonly id: string | null;
  /** The text of every field before its first edit in this form. */
  readonly base: Texts;
  /** The texts of the edited fields; one that was typed back to its base counts as edited while it has the focus. */
  readonly edits: Texts;
  /** The key under which the edits are stored until they are saved. */
  readonly draftKey: string;
  readonly isSaving: boolean;
  /** Validation errors by field. */
  readonly errors: Texts;
  /** Why the last save failed, for the user. */
  readonly failure: string | null;
  /** Earlier unsaved drafts, newest first; offered until the user edits the form or restores one. */
  readonly offeredDrafts: readonly StoredDraft[];
  /** The intent of an earlier save of this form, which the next save replaces. */
  readonly replaces: string | null;
};

/** The state of a form that opens now. */
export function initialFormState(
  id: string | null,
  base: Texts,
  draftKey: string,
  offeredDrafts: readonly StoredDraft[],
): FormState {
  return {
    id,
    base,
    edits: {},
    draftKey,
    isSaving: false,
    errors: {},
    failure: null,
    offeredDrafts,
    replaces: null,
  };
}

/** The edits of a form in the shape in which they are stored. */
export function storedDraftOf(form: FormState): StoredDraft {
  const changes = Object.entries(form.edits).filter(([name, text]) => text !== form.base[name]);
  const base = changes.map(([name]) => [name, form.base[name] ?? ''] as const);
  return {
    key: form.draftKey,
    changes: Object.fromEntries(changes),
    base: Object.fromEntries(base),
  };
}

/** What can happen to a form. */
export type FormAction =
  | { readonly type: 'draftRestored'; readonly draft: StoredDraft }
  | { readonly type: 'draftDiscarded'; readonly draftKey: string }
  /** `displayed` is the text the field showed before the edit. */
  | {
      readonly type: 'edited';
      readonly name: string;
      readonly text: string;
      readonly displayed: string;
    }
  /** `live` is the text of the field in the record as it is stored now. */
  | { readonly type: 'fieldLeft'; readonly name: string; readonly live: string }
  | { readonly type: 'rejected'; readonly errors: Texts }
  | { readonly type: 'submitted' }
  /** What a save does besides was not seen yet. */
  | { readonly type: 'unseen'; readonly errors: Texts }
  /** `intent`: the id of the save, which the next one replaces. */
  | { readonly type: 'saveFailed'; readonly message: string; readonly intent: string };

/** A form after an action. */
export function formReducer(form: FormState, action: FormAction): FormState {
  switch (action.type) {
    case 'draftRestored':
      return restored(form, action.draft);
    case 'draftDiscarded':
      return {
        ...form,
        offeredDrafts: form.offeredDrafts.filter(({ key }) => key !== action.draftKey),
      };
    case 'edited':
      return form.isSaving ? form : edited(form, action);
    case 'fieldLeft':
      return fieldLeft(form, action);
    case 'rejected':
      return { ...form, errors: action.errors };
    case 'submitted':
      return { ...form, isSaving: true, errors: {}, failure: null };
    case 'unseen':
      return { ...form, isSaving: false, errors: action.errors };
    default:
      // The save has failed.
      return { ...form, isSaving: false, failure: action.message, replaces: action.intent };
  }
}

/** The first edit of a field fixes its base: from then on, a colleague's change is a conflict. */
function edited(
  form: FormState,
  { name, text, displayed }: FormAction & { readonly type: 'edited' },
): FormState {
  const isFirstEdit = form.edits[name] === undefined;
  return {
    ...form,
    base: isFirstEdit ? { ...form.base, [name]: displayed } : form.base,
    edits: { ...form.edits, [name]: text },
    offeredDrafts: [],
  };
}

/** A field left as it was found follows the live record again, unless a colleague has changed it meanwhile. */
function fieldLeft(
  form: FormState,
  { name, live }: FormAction & { readonly type: 'fieldLeft' },
): FormState {
  if (form.edits[name] !== live || form.base[name] !== live) return form;
  const { [name]: _, ...edits } = form.edits;
  return { ...form, edits };
}

/** A draft returns with the base it was typed on, so that later changes by colleagues show as conflicts. */
function restored(form: FormState, { key, base, changes }: StoredDraft): FormState {
  return {
    ...form,
    base: { ...form.base, ...base },
    edits: { ...form.edits, ...changes },
    draftKey: key,
    offeredDrafts: [],
  };
}

type LiveRecords<F extends Fields> = readonly RecordOf<Entity<F>>[];

/** The texts a form displays: the live record, with the edits on top of what may be edited. */
export function mergeWithLive<F extends Fields>(
  entity: Entity<F>,
  form: FormState,
  records: LiveRecords<F>,
): Texts {
  const live = records.find(({ id }) => id === form.id);
  if (live === undefined) return { ...form.base, ...form.edits };
  const edits = Object.entries(form.edits).filter(([name]) => !isFrozen(entity, live, name));
  return { ...draftFromRecord(entity, live), ...Object.fromEntries(edits) };
}

/** What a form saves: the edited texts, or all texts of a new record, with another number for each that is taken by now. */
export function typedTexts<F extends Fields>(
  entity: Entity<F>,
  form: FormState,
  records: LiveRecords<F>,
): Texts {
  if (form.id !== null) return form.edits;
  return withUnusedNumbers(entity, mergeWithLive(entity, form, records) as Draft<F>, records);
}

/** The text of each edited field that the user saw before the edit, or beside it as a colleague's newer text. */
export function baseTexts<F extends Fields>(
  entity: Entity<F>,
  form: FormState,
  records: LiveRecords<F>,
): Texts {
  const seen = mergeWithLive(entity, { ...form, edits: {} }, records);
  return Object.fromEntries(Object.keys(form.edits).map((name) => [name, seen[name] ?? '']));
}

/** Colleagues' newer texts of the edited fields, by field. */
export function conflictsOf<F extends Fields>(
  entity: Entity<F>,
  form: FormState,
  records: LiveRecords<F>,
): Texts {
  const live = records.find(({ id }) => id === form.id);
  if (live === undefined || form.isSaving) return {};
  const theirs: Texts = draftFromRecord(entity, live);
  return Object.fromEntries(
    Object.entries(form.edits).flatMap(([name, text]) => {
      const their = theirs[name] ?? '';
      return their === form.base[name] || their === text ? [] : [[name, their]];
    }),
  );
}

/** Descriptions of the stored values that the controls of the unedited fields cannot show, by field. */
export function mismatchNotes<F extends Fields>(
  { fields }: Entity<F>,
  form: FormState,
  records: LiveRecords<F>,
): Texts {
  const live = records.find(({ id }) => id === form.id);
  const descriptions = live === undefined ? {} : describeMismatches(fields, live);
  return Object.fromEntries(
    Object.entries(descriptions).filter(([name]) => form.edits[name] === undefined),
  );
}
