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
import {
  discardDraft,
  draftScope,
  newDraftKey,
  saveDraft,
  sendDraft,
  type StoredDraft,
  type Texts,
} from './draftStorage.ts';
import { reportFailedSave, settleFailedSave } from './unsavedForms.ts';
import { newSaveKey, save } from './repository.ts';
import { saveFailureMessage } from './saveFailure.ts';
import {
  changesOf,
  conflictsOf,
  describeUntouched,
  draftToStore,
  newSheet,
  onLive,
  toStore,
  untouchedOddValues,
  withRestored,
  withTyped,
  type Sheet,
} from './sheet.ts';
import { useClockOffset } from './useClockOffset.ts';
import { lostDrafts, unsentDrafts } from './unsavedDrafts.ts';

/** What a page needs to open forms of one entity, and what `RecordModal` needs to show them. */
export type RecordEditor<F extends Fields = Fields> = {
  readonly entity: Entity<F>;
  /** The form on screen, if any, and the texts its fields show. */
  readonly sheet: Sheet<F> | null;
  readonly shown: Draft<F> | null;
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
    (id: string | null, start: Draft<F>) => {
      const scope = draftScope(owner, entity.path, id);
      const opened = newSheet(id, start, newDraftKey(scope), unsentDrafts(scope));
      show(opened);
      void lostDrafts(scope).then((lost) =>
        setSheet((now) =>
          now?.key === opened.key && Object.keys(changesOf(now)).length === 0
            ? { ...now, offered: [...lost, ...now.offered] }
            : now,
        ),
      );
    },
    [show, owner, entity],
  );
  const create = useCallback(() => open(null, blankDraft(entity, live.current)), [entity, open]);
  const edit = useCallback(
    (record: RecordOf<Entity<F>>) => open(record.id, draftOf(entity, record)),
    [entity, open],
  );

  async function submit(found: Texts): Promise<void> {
    if (sheet === null || sheet.saving) return;
    const draft = draftToStore(sheet);
    const problems = { ...problemsOf(entity, draft.changes), ...found };
    if (Object.keys(problems).length > 0) return setSheet({ ...sheet, problems });

    setSheet({ ...sheet, saving: true, problems: {}, failure: null });
    const key = newSaveKey();
    const now = new Date(Date.now() + clockOffset);
    const odd = untouchedOddValues(sheet, live.current);
    try {
      await sendDraft(draft, key, () =>
        save(entity, sheet.id, toStore(entity, sheet, live.current), { now, key, odd }),
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
    if (sheet === null || shown === null || sheet.saving) return;
    const typed = withTyped(sheet, shown, name, text);
    saveDraft(draftToStore(typed));
    setSheet(typed);
  }

  function discard(offer: StoredDraft): void {
    discardDraft(offer.key);
    setSheet(
      (now) => now && { ...now, offered: now.offered.filter(({ key }) => key !== offer.key) },
    );
  }

  const shown = sheet && onLive(entity, sheet, records);
  return {
    entity,
    sheet,
    shown,
    conflicts: sheet ? conflictsOf(entity, sheet, records) : {},
    oddValues: sheet ? describeUntouched(entity, sheet, records) : {},
    create,
    edit,
    type,
    submit,
    close: () => show(null),
    restore: (offer) => setSheet((now) => now && withRestored(now, offer)),
    discard,
    reopen: show,
  };
}
