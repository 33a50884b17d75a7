import {
  draftFromRecord,
  withUnusedNumbers,
  type Draft,
  type Entity,
  type Fields,
  type RecordOf,
  type Texts,
} from '../../domain/entity.ts';
import { describeMismatches, type Mismatches } from '../../domain/mismatches.ts';
import type { FormState } from './formState.ts';

type LiveRecords<F extends Fields> = readonly RecordOf<Entity<F>>[];

/** The texts a form displays: the live record, with the edits on top. */
export function mergeWithLive<F extends Fields>(
  entity: Entity<F>,
  form: FormState,
  records: LiveRecords<F>,
): Texts {
  const live = records.find(({ id }) => id === form.id);
  return { ...(live === undefined ? form.base : draftFromRecord(entity, live)), ...form.edits };
}

/** The texts a form saves: as displayed; in a new record, with another number for each that is taken by now. */
export function draftToSave<F extends Fields>(
  entity: Entity<F>,
  form: FormState,
  records: LiveRecords<F>,
): Draft<F> {
  const draft = mergeWithLive(entity, form, records) as Draft<F>;
  return form.id === null ? withUnusedNumbers(entity, draft, records) : draft;
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

/** The stored values that the unedited fields cannot represent; a save writes them back as they are. */
export function uneditedMismatches<F extends Fields>(
  form: FormState,
  records: LiveRecords<F>,
): Mismatches {
  const { mismatches = {} } = records.find(({ id }) => id === form.id) ?? {};
  return withoutEdited(form, mismatches);
}

/** Descriptions of the stored values that the controls of the unedited fields cannot show, by field. */
export function mismatchNotes<F extends Fields>(
  { fields }: Entity<F>,
  form: FormState,
  records: LiveRecords<F>,
): Texts {
  const live = records.find(({ id }) => id === form.id);
  return live === undefined ? {} : withoutEdited(form, describeMismatches(fields, live));
}

function withoutEdited<Value>(form: FormState, byField: Readonly<Record<string, Value>>) {
  return Object.fromEntries(
    Object.entries(byField).filter(([name]) => form.edits[name] === undefined),
  );
}
