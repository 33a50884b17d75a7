import type { Texts } from '../../domain/draft.ts';
import type { StoredDraft } from './draftStorage.ts';

/** The state of one opened form. */
export type FormState = {
  /** Identifies the opened form; unique within the page. */
  readonly key: number;
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

let lastKey = 0;

/** The state of a form that opens now. */
export function initialFormState(
  id: string | null,
  base: Texts,
  draftKey: string,
  offeredDrafts: readonly StoredDraft[],
): FormState {
  lastKey += 1;
  return {
    key: lastKey,
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
