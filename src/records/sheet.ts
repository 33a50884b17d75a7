import {
  draftOf,
  withUnusedNumbers,
  type Draft,
  type Entity,
  type Fields,
  type RecordOf,
} from '../domain/entity.ts';
import type { Changes } from './keptDraft.ts';

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
  readonly kept: Changes | null;
};

let lastKey = 0;

/** A form as it opens. */
export function newSheet<F extends Fields>(
  id: string | null,
  start: Draft<F>,
  kept: Changes | null,
): Sheet<F> {
  lastKey += 1;
  return {
    key: lastKey,
    id,
    start,
    draft: start,
    saving: false,
    problems: {},
    failure: null,
    kept,
  };
}

/** The fields somebody has typed in, with their texts. */
export function changesOf({ start, draft }: Sheet): Changes {
  return Object.fromEntries(Object.entries(draft).filter(([name, text]) => text !== start[name]));
}

/** The form on top of the live record: a field nobody touched here shows a colleague's newer value. */
export function onLive<F extends Fields>(
  entity: Entity<F>,
  sheet: Sheet<F>,
  records: readonly RecordOf<Entity<F>>[],
): Draft<F> {
  const live = records.find((record) => record.id === sheet.id);
  if (live === undefined) return sheet.draft;
  return { ...draftOf(entity, live), ...(changesOf(sheet) as Partial<Draft<F>>) };
}

/** The form as it is to be stored: on top of the live record, with numbers that are still unused. */
export function toStore<F extends Fields>(
  entity: Entity<F>,
  sheet: Sheet<F>,
  records: readonly RecordOf<Entity<F>>[],
): Draft<F> {
  return sheet.id === null
    ? withUnusedNumbers(entity, sheet.draft, records)
    : onLive(entity, sheet, records);
}

/** What colleagues have made meanwhile of the fields that were typed in here, by field. */
export function conflictsOf<F extends Fields>(
  entity: Entity<F>,
  sheet: Sheet<F>,
  records: readonly RecordOf<Entity<F>>[],
): Changes {
  const live = records.find((record) => record.id === sheet.id);
  if (live === undefined || sheet.saving) return {};
  const theirs = draftOf(entity, live);
  return Object.fromEntries(
    Object.entries(changesOf(sheet)).flatMap(([name, text]) => {
      const their = theirs[name] ?? '';
      return their === sheet.start[name] || their === text ? [] : [[name, their]];
    }),
  );
}
