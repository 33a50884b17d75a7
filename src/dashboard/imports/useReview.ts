import { useMemo } from 'react';
import type { Entity, RecordOf } from '../../domain/entity.ts';
import { findDuplicates } from '../../domain/sheets/findDuplicates.ts';
import {
  readRows,
  stylesOf,
  type Question,
  type ReadRow,
  type Styles,
} from '../../domain/sheets/readRows.ts';
import type { Sheet } from './sheet.ts';

/** What an import of a sheet would do. */
export type Review = {
  readonly questions: readonly Question[];
  /** Whether the rows can be read: every question is answered, and a column goes somewhere. */
  readonly isReadable: boolean;
  readonly rows: readonly ReadRow[];
  /** What makes a row a duplicate, by its index. */
  readonly duplicates: ReadonlyMap<number, string>;
  /** Rows without problems and duplicates, with problems, and duplicates. */
  readonly counts: { readonly fresh: number; readonly wrong: number; readonly same: number };
};

/** Reads the rows of a sheet and compares them with the records that are there. */
export function useReview(
  entity: Entity,
  { rows, mapping, headings }: Sheet,
  answers: Styles,
  records: readonly RecordOf<Entity>[],
): Review {
  const { styles, questions } = useMemo(
    () => stylesOf(entity, rows, mapping, headings),
    [entity, rows, mapping, headings],
  );
  const isReadable =
    mapping.some((name) => name !== null) &&
    questions.every(({ name }) => answers[name] !== undefined);
  const read = useMemo(
    () => (isReadable ? readRows(entity, rows, mapping, { ...styles, ...answers }, headings) : []),
    [entity, rows, mapping, headings, styles, answers, isReadable],
  );
  const duplicates = useMemo(() => findDuplicates(entity, read, records), [entity, read, records]);
  const wrong = useMemo(() => read.filter(({ problems }) => problems.length > 0).length, [read]);
  const same = duplicates.size;
  const counts = { fresh: read.length - wrong - same, wrong, same };
  return { questions, isReadable, rows: read, duplicates, counts };
}
