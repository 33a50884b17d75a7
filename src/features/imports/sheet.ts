import type { Entity } from '../../model/entity.ts';
import { guessMapping, type Mapping } from './guessColumns.ts';
import { MAX_ROWS } from '../../model/importLog.ts';
import type { Row } from './readRows.ts';
import { detectSeparator, parseCsv, type Separator } from '../../lib/sheets/parseCsv.ts';
import type { SheetSource } from './sheetSource.ts';

/** A parsed sheet, and where its columns go. */
export type Sheet = {
  readonly source: SheetSource;
  readonly separator: Separator;
  /** All rows, with that of the headings. */
  readonly all: readonly Row[];
  readonly hasHeadings: boolean;
  /** What the columns are called; those without a heading by their letter. */
  readonly headings: readonly string[];
  /** The rows to import. */
  readonly rows: readonly Row[];
  readonly mapping: Mapping;
};

/** Parses a sheet. Throws a `SheetProblem`. */
export function openSheet(
  entity: Entity,
  source: SheetSource,
  separator: Separator = detectSeparator(source.text),
): Sheet {
  const all = parseCsv(source.text, separator, MAX_ROWS + 1);
  const first = all[0]?.cells ?? [];
  // A first row of which no cell is known as a heading is one to import.
  const hasHeadings = guessMapping(entity, first).some((name) => name !== null);
  return withHeadings(entity, { source, separator, all }, hasHeadings);
}

/** The sheet with its first row as headings, or as one of the rows to import. */
export function withHeadings(
  entity: Entity,
  { source, separator, all }: Pick<Sheet, 'source' | 'separator' | 'all'>,
  hasHeadings: boolean,
): Sheet {
  const rows = hasHeadings ? all.slice(1) : all;
  let width = 0;
  for (const { cells } of hasHeadings ? all.slice(0, 1) : all)
    width = Math.max(width, cells.length);
  const titles = hasHeadings ? (all[0]?.cells ?? []) : [];
  const mapping = guessMapping(
    entity,
    Array.from({ length: width }, (_, n) => titles[n] ?? ''),
  );
  const headings = mapping.map((_, n) => titles[n]?.trim() || `Column ${lettersOf(n)}`);
  return { source, separator, all, hasHeadings, headings, rows, mapping };
}

/** The name of a column in a spreadsheet program: A to Z, then AA. */
const lettersOf = (index: number): string =>
  (index >= 26 ? lettersOf(Math.floor(index / 26) - 1) : '') +
  String.fromCharCode(65 + (index % 26));
