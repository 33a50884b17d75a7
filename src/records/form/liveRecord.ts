import { draftFromRecord, withUnusedNumbers, type Draft, type Texts } from '../../domain/draft.ts';
import { isFrozen, type Entity, type Fields, type RecordOf } from '../../domain/entity.ts';
import { describeMismatches } from '../../domain/mismatches.ts';
import type { FormState } from './formState.ts';

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
