import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { useAuth } from '../auth/useAuth.ts';
import {
  blankDraft,
  draftOf,
  problemsOf,
  type Draft,
  type Entity,
  type Fields,
  withUnusedNumbers,
  type RecordOf,
} from '../domain/entity.ts';
import { forgetDraft, keepDraft, keptDraft } from './keptDraft.ts';
import { save } from './repository.ts';
import { saveFailureMessage } from './saveFailure.ts';

/** One form at work: what it started from, what is typed, and how its save stands. */
export type Sheet<F extends Fields = Fields> = {
  readonly key: number;
  /** The record being edited; null for a new one. */
  readonly id: string | null;
  readonly start: Draft<F>;
  readonly draft: Draft<F>;
  readonly saving: boolean;
  readonly problems: Readonly<Record<string, string>>;
  readonly failure: string | null;
  /** What was typed here before and never saved, offered until it is taken or given up. */
  readonly kept: Draft<F> | null;
};

/** What a page needs to open forms of one entity, and what `RecordModal` needs to show them. */
export type RecordEditor<F extends Fields = Fields> = {
  readonly entity: Entity<F>;
  /** The form on screen, if any. */
  readonly sheet: Sheet<F> | null;
  /** Forms that were closed before their save failed. */
  readonly unsaved: readonly Sheet<F>[];
  /** Opens a blank form. Stable, as is `edit`. */
  create(this: void): void;
  edit(this: void, record: RecordOf<Entity<F>>): void;
  type(this: void, name: string, text: string): void;
  submit(this: void): Promise<void>;
  close(this: void): void;
  /** Puts the kept texts into the form on screen, or gives them up. */
  restore(this: void): void;
  forget(this: void): void;
  /** Brings back a form whose save failed after it was closed, or gives it up. */
  reopen(this: void, sheet: Sheet<F>): void;
  dismiss(this: void, sheet: Sheet<F>): void;
};

/**
 * Opens, fills and saves the forms of an entity. `records` are the live ones: new numbers avoid theirs, and
 * a field nobody touched in the form keeps a colleague's newer value.
 */
export function useRecordEditor<F extends Fields>(
  entity: Entity<F>,
  records: readonly RecordOf<Entity<F>>[],
): RecordEditor<F> {
  const { user } = useAuth();
  const owner = user?.uid ?? '';
  const [sheet, setSheet] = useState<Sheet<F> | null>(null);
  const [unsaved, setUnsaved] = useState<readonly Sheet<F>[]>([]);
  const onScreen = useRef<number | null>(null);
  const lastKey = useRef(0);
  const live = useRef(records);
  useLayoutEffect(() => {
    live.current = records;
  }, [records]);

  const show = useCallback((next: Sheet<F> | null): void => {
    onScreen.current = next?.key ?? null;
    setSheet(next);
  }, []);

  const open = useCallback(
    (id: string | null, start: Draft<F>): void => {
      lastKey.current += 1;
      const found = keptDraft<F>(placeOf(owner, entity, id));
      const kept = found && differs(found, start) ? found : null;
      const fresh = { saving: false, problems: {}, failure: null };
      show({ key: lastKey.current, id, start, draft: start, kept, ...fresh });
    },
    [show, owner, entity],
  );

  // Stable, so that a long list need not be drawn again for their sake.
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
    try {
      await save(entity, sheet.id, upToDate(entity, sheet, live.current), {
        displayName: user?.displayName ?? null,
      });
      forgetDraft(placeOf(owner, entity, sheet.id));
      if (onScreen.current === sheet.key) show(null);
    } catch (error) {
      console.error(`Saving to ${entity.path} failed`, error);
      const failed = { ...sheet, saving: false, failure: saveFailureMessage(error) };
      if (onScreen.current === sheet.key) setSheet(failed);
      else setUnsaved((others) => [...others, failed]);
    }
    return undefined;
  }

  const dismiss = ({ key }: Sheet<F>): void =>
    setUnsaved((others) => others.filter((other) => other.key !== key));

  return {
    entity,
    sheet,
    unsaved,
    create,
    edit,
    type(name, text) {
      if (sheet === null || sheet.saving) return;
      const draft = { ...sheet.draft, [name]: text };
      keepDraft(placeOf(owner, entity, sheet.id), draft);
      setSheet({ ...sheet, draft, kept: null });
    },
    submit,
    close: () => show(null),
    restore: () =>
      setSheet(
        (current) =>
          current && { ...current, draft: { ...current.draft, ...current.kept }, kept: null },
      ),
    forget() {
      if (sheet === null) return;
      forgetDraft(placeOf(owner, entity, sheet.id));
      setSheet({ ...sheet, kept: null });
    },
    reopen(failed) {
      dismiss(failed);
      show(failed);
    },
    dismiss,
  };
}

/** The form as it should be stored now: untouched fields follow the live record, new numbers are still unused. */
function upToDate<F extends Fields>(
  entity: Entity<F>,
  { id, start, draft }: Sheet<F>,
  records: readonly RecordOf<Entity<F>>[],
): Draft<F> {
  if (id === null) return withUnusedNumbers(entity, draft, records);
  const live = records.find((record) => record.id === id);
  if (live === undefined) return draft;
  const current = draftOf(entity, live);
  return Object.fromEntries(
    Object.keys(draft).map((name) => [
      name,
      draft[name] === start[name] ? current[name] : draft[name],
    ]),
  ) as Draft<F>;
}

const differs = (one: Draft, other: Draft): boolean =>
  Object.keys(one).some((name) => one[name] !== other[name]);

const placeOf = (owner: string, entity: { readonly path: string }, id: string | null): string =>
  `draft:${owner}:${entity.path}:${id ?? 'new'}`;
