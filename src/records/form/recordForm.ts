import type { Texts } from '../../domain/draft.ts';
import type { Entity, Fields, RecordOf } from '../../domain/entity.ts';
import type { StoredDraft } from './draftStorage.ts';
import type { Renaming } from '../names/RenameNote.tsx';
import type { FormState } from './formState.ts';

/** The form of an entity: its state when it is open, and its actions. `RecordPanel` renders it. */
export type RecordForm<F extends Fields = Fields> = {
  readonly entity: Entity<F>;
  /** The open form, null when none is, and the texts its fields show. */
  readonly state: FormState | null;
  readonly values: Texts;
  /** The live record that is edited; null for a new one. */
  readonly record: RecordOf<Entity<F>> | null;
  /** Colleagues' newer texts of the edited fields, by field. */
  readonly conflicts: Texts;
  /** Descriptions of stored values that their controls cannot show, by field. */
  readonly mismatchNotes: Texts;
  /** Opens a new form, blank but for these texts. Stable, as is `edit`. */
  create(this: void, texts?: Texts): void;
  edit(this: void, record: RecordOf<Entity<F>>): void;
  change(this: void, name: string, text: string): void;
  /** Call when a field loses the focus. */
  leaveField(this: void, name: string): void;
  /** Call with what a new name of a customer or supplier concerns, once that is shown. Stable. */
  setRenaming(this: void, renaming: Renaming | null): void;
  /** Saves the form unless it has validation errors, including `inputErrors` of its controls, by field. */
  submit(this: void, inputErrors: Texts): Promise<void>;
  close(this: void): void;
  restoreDraft(this: void, draft: StoredDraft): void;
  discardDraft(this: void, draft: StoredDraft): void;
};
