import type { Texts } from '../../domain/draft.ts';
import type { StoredDraft } from './draftStorage.ts';
import type { FormState } from './formState.ts';

/** What can happen to a form. A `key` names the form that an asynchronous result belongs to. */
export type FormAction =
  | { readonly type: 'opened'; readonly form: FormState }
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
  | { readonly type: 'unseen'; readonly key: number; readonly errors: Texts }
  | { readonly type: 'saved'; readonly key: number }
  /** `intent`: the id of the save, which the next one replaces. */
  | {
      readonly type: 'saveFailed';
      readonly key: number;
      readonly message: string;
      readonly intent: string;
    }
  | { readonly type: 'closed' };

/** The open form after an action; null when no form is open. Results of a form that is no longer open are ignored. */
export function formReducer(form: FormState | null, action: FormAction): FormState | null {
  if (action.type === 'opened') return action.form;
  if (form === null || ('key' in action && action.key !== form.key)) return form;
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
    case 'saveFailed':
      return { ...form, isSaving: false, failure: action.message, replaces: action.intent };
    default:
      // Saved or closed.
      return null;
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
