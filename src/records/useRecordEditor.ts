import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useAuth } from '../auth/useAuth.ts';
import {
  blankDraft,
  draftOf,
  problemsOf,
  type Draft,
  type Entity,
  type Fields,
  type RecordOf,
} from '../domain/entity.ts';
import { reportFailedSave, settleFailedSave } from './unsavedForms.ts';
import {
  forgetChanges,
  keepChanges,
  keptChanges,
  whileSending,
  type Changes,
} from './keptDraft.ts';
import { save } from './repository.ts';
import { saveFailureMessage } from './saveFailure.ts';
import { changesOf, conflictsOf, newSheet, onLive, toStore, type Sheet } from './sheet.ts';
import { useClockOffset } from './useClockOffset.ts';

/** What a page needs to open forms of one entity, and what `RecordModal` needs to show them. */
export type RecordEditor<F extends Fields = Fields> = {
  readonly entity: Entity<F>;
  /** The form on screen, if any, and the texts its fields show. */
  readonly sheet: Sheet<F> | null;
  readonly shown: Draft<F> | null;
  /** What colleagues have made meanwhile of the fields typed in here, by field. */
  readonly conflicts: Changes;
  /** Opens a blank form. Stable, as is `edit`. */
  create(this: void): void;
  edit(this: void, record: RecordOf<Entity<F>>): void;
  type(this: void, name: string, text: string): void;
  submit(this: void): Promise<void>;
  close(this: void): void;
  /** Puts the kept texts into the form on screen, or gives them up. */
  restore(this: void): void;
  forget(this: void): void;
  /** Brings back a form whose save failed after it was closed. */
  reopen(this: void, sheet: Sheet<F>): void;
};

/**
 * Opens, fills and saves the forms of an entity. `records` are the live ones: new numbers avoid theirs, and
 * a field nobody touched in the form keeps a colleague's newer value. A save goes on when its form is closed.
 */
export function useRecordEditor<F extends Fields>(
  entity: Entity<F>,
  records: readonly RecordOf<Entity<F>>[],
): RecordEditor<F> {
  const { user } = useAuth();
  const owner = user?.uid ?? '';
  const clockOffset = useClockOffset();
  const [sheet, setSheet] = useState<Sheet<F> | null>(null);
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

  const show = useCallback((next: Sheet<F> | null): void => {
    onScreen.current = next?.key ?? null;
    setSheet(next);
  }, []);

  // Stable, so that a long list need not be drawn again for their sake.
  const open = useCallback(
    (id: string | null, start: Draft<F>) =>
      show(newSheet(id, start, keptChanges(placeOf(owner, entity, id)))),
    [show, owner, entity],
  );
  const create = useCallback(() => open(null, blankDraft(entity, live.current)), [entity, open]);
  const edit = useCallback(
    (record: RecordOf<Entity<F>>) => open(record.id, draftOf(entity, record)),
    [entity, open],
  );

  async function submit(): Promise<void> {
    if (sheet === null || sheet.saving) return;
    const problems = problemsOf(entity, sheet.draft);
    if (Object.keys(problems).length > 0) return setSheet({ ...sheet, problems });

    setSheet({ ...sheet, saving: true, problems: {}, failure: null });
    const now = new Date(Date.now() + clockOffset);
    const author = { displayName: user?.displayName ?? null, now };
    try {
      await whileSending(placeOf(owner, entity, sheet.id), changesOf(sheet), () =>
        save(entity, sheet.id, toStore(entity, sheet, live.current), author),
      );
      settleFailedSave(sheet.key);
      if (onScreen.current === sheet.key) show(null);
    } catch (error) {
      console.error(`Saving to ${entity.path} failed`, error);
      const failed = { ...sheet, saving: false, failure: saveFailureMessage(error) };
      if (onScreen.current === sheet.key) setSheet(failed);
      else reportFailedSave({ entity, sheet: failed });
    }
    return undefined;
  }

  function type(name: string, text: string): void {
    if (sheet === null || sheet.saving) return;
    const typed = { ...sheet, draft: { ...sheet.draft, [name]: text }, kept: null };
    keepChanges(placeOf(owner, entity, sheet.id), changesOf(typed));
    setSheet(typed);
  }

  return {
    entity,
    sheet,
    shown: sheet && onLive(entity, sheet, records),
    conflicts: sheet ? conflictsOf(entity, sheet, records) : {},
    create,
    edit,
    type,
    submit,
    close: () => show(null),
    restore: () =>
      setSheet((now) => now && { ...now, draft: { ...now.draft, ...now.kept }, kept: null }),
    forget() {
      if (sheet === null) return;
      forgetChanges(placeOf(owner, entity, sheet.id));
      setSheet({ ...sheet, kept: null });
    },
    reopen: show,
  };
}

const placeOf = (owner: string, entity: { readonly path: string }, id: string | null): string =>
  `draft:${owner}:${entity.path}:${id ?? 'new'}`;
