import {
  draftFromRecord,
  withUnusedNumbers,
  type Draft,
  type Entity,
  type Fields,
  type RecordOf,
} from '../../domain/entity.ts';
import { describeMismatches, type Mismatches } from '../../domain/mismatches.ts';
import type { StoredDraft, Texts } from './draftStorage.ts';

/** One form at work: what it started from, what is typed, and how its save stands. */
export type FormState<F extends Fields = Fields> = {
  readonly key: number;
  /** The record being edited; null for a new one. */
  readonly id: string | null;
  /** The text of every field before anybody typed in it here. */
  readonly start: Draft<F>;
  readonly draft: Draft<F>;
  /** Where the typed texts are stored until they are saved. */
  readonly draftKey: string;
  readonly saving: boolean;
  readonly problems: Readonly<Record<string, string>>;
  readonly failure: string | null;
  /** What was typed here before and never saved, newest first; offered until somebody types or restores one. */
  readonly offered: readonly StoredDraft[];
};

let lastKey = 0;

/** A form as it opens. */
export function initialFormState<F extends Fields>(
  id: string | null,
  start: Draft<F>,
  draftKey: string,
  offered: readonly StoredDraft[],
): FormState<F> {
  lastKey += 1;
  return {
    key: lastKey,
    id,
    start,
    draft: start,
    draftKey,
    saving: false,
    problems: {},
    failure: null,
    offered,
  };
}

/** The form after a text was typed; a field that is typed in for the first time starts from what it showed. */
export function withTyped<F extends Fields>(
  form: FormState<F>,
  values: Draft<F>,
  name: string,
  text: string,
): FormState<F> {
  const isUntouched = form.draft[name] === form.start[name];
  const start = isUntouched ? { ...form.start, [name]: values[name] } : form.start;
  return { ...form, start, draft: { ...form.draft, [name]: text }, offered: [] };
}

/** The form with an offered draft in it, on the base that it was typed on, so that later changes by others show. */
export const withRestored = <F extends Fields>(
  form: FormState<F>,
  { key, base, changes }: StoredDraft,
): FormState<F> => ({
  ...form,
  start: { ...form.start, ...base },
  draft: { ...form.draft, ...changes },
  draftKey: key,
  offered: [],
});

/** What is to be stored of a form until it is saved. */
export function storedDraftOf(form: FormState): StoredDraft {
  const changes = changesOf(form);
  const base = Object.keys(changes).map((name) => [name, form.start[name] ?? '']);
  return { key: form.draftKey, changes, base: Object.fromEntries(base) as Texts };
}

/** The fields somebody has typed in, with their texts. */
export function changesOf({ start, draft }: FormState): Texts {
  return Object.fromEntries(Object.entries(draft).filter(([name, text]) => text !== start[name]));
}

/** The odd values of the live record that nobody has typed over in the form. */
export function untouchedOddValues<F extends Fields>(
  form: FormState<F>,
  records: readonly RecordOf<Entity<F>>[],
): Mismatches {
  const { odd = {} } = records.find((record) => record.id === form.id) ?? {};
  return withoutChanged(form, odd);
}

/** What the database holds in fields that nobody has typed in and whose controls cannot show it, by field. */
export function describeUntouched<F extends Fields>(
  { fields }: Entity<F>,
  form: FormState<F>,
  records: readonly RecordOf<Entity<F>>[],
): Texts {
  const live = records.find((record) => record.id === form.id);
  return live === undefined ? {} : withoutChanged(form, describeMismatches(fields, live));
}

function withoutChanged<Value>(form: FormState, byField: Readonly<Record<string, Value>>) {
  const changes = changesOf(form);
  return Object.fromEntries(
    Object.entries(byField).filter(([name]) => changes[name] === undefined),
  );
}

/** The form on top of the live record: a field nobody touched here shows a colleague's newer value. */
export function mergeWithLive<F extends Fields>(
  entity: Entity<F>,
  form: FormState<F>,
  records: readonly RecordOf<Entity<F>>[],
): Draft<F> {
  const live = records.find((record) => record.id === form.id);
  if (live === undefined) return form.draft;
  return { ...draftFromRecord(entity, live), ...(changesOf(form) as Partial<Draft<F>>) };
}

/** The form as it is to be stored: on top of the live record, with numbers that are still unused. */
export function draftToSave<F extends Fields>(
  entity: Entity<F>,
  form: FormState<F>,
  records: readonly RecordOf<Entity<F>>[],
): Draft<F> {
  return form.id === null
    ? withUnusedNumbers(entity, form.draft, records)
    : mergeWithLive(entity, form, records);
}

/** What colleagues have made meanwhile of the fields that were typed in here, by field. */
export function conflictsOf<F extends Fields>(
  entity: Entity<F>,
  form: FormState<F>,
  records: readonly RecordOf<Entity<F>>[],
): Texts {
  const live = records.find((record) => record.id === form.id);
  if (live === undefined || form.saving) return {};
  const theirs = draftFromRecord(entity, live);
  return Object.fromEntries(
    Object.entries(changesOf(form)).flatMap(([name, text]) => {
      const their = theirs[name] ?? '';
      return their === form.start[name] || their === text ? [] : [[name, their]];
    }),
  );
}
