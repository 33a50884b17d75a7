import { useMemo } from 'react';
import type { Entity, RecordOf } from '../../model/entity.ts';
import { findDuplicates } from './findDuplicates.ts';
import {
  examine,
  readRows,
  type Answers,
  type ForeignAmounts,
  type Question,
  type ReadRow,
  type Styles,
  type UnknownOption,
} from './readRows.ts';
import type { Sheet } from './sheet.ts';

/** What an import of a sheet would do. */
export type Review = {
  readonly questions: readonly Question[];
  readonly foreign: readonly ForeignAmounts[];
  readonly unknown: readonly UnknownOption[];
  /** How the columns with dates and numbers are written, as far as that is known. */
  readonly styles: Styles;
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
  { headings, rows, mapping }: Sheet,
  answers: Answers,
  records: readonly RecordOf<Entity>[],
): Review {
  const sheet = useMemo(() => ({ headings, rows, mapping }), [headings, rows, mapping]);
  const open = useMemo(() => examine(entity, sheet), [entity, sheet]);
  const { questions, foreign, unknown } = open;
  const styles = useMemo(() => ({ ...open.styles, ...answers.styles }), [open, answers.styles]);
  const isReadable =
    mapping.some((name) => name !== null) && questions.every(({ name }) => name in answers.styles);
  const read = useMemo(
    () => (isReadable ? readRows(entity, sheet, { ...answers, styles }) : []),
    [entity, sheet, styles, answers, isReadable],
  );
  const duplicates = useMemo(() => findDuplicates(entity, read, records), [entity, read, records]);
  const wrong = useMemo(() => read.filter(({ problems }) => problems.length > 0).length, [read]);
  const same = duplicates.size;
  const counts = { fresh: read.length - wrong - same, wrong, same };
  return { questions, foreign, unknown, styles, isReadable, rows: read, duplicates, counts };
}
