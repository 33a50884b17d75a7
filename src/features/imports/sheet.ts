import type { Entity } from '../../records/model/entity.ts';
import { guessMapping, type Mapping } from './guessColumns.ts';
import { MAX_ROWS } from '../importLog/importLog.ts';
import type { Row } from './row.ts';
import type { SheetSource } from './readFile.ts';
import { parseCsv } from '../../lib/csv/parseCsv.ts';

/** A parsed sheet, and where its columns go. */
export type Sheet = {
  readonly source: SheetSource;
  /** All rows, with that of the headings. */
  readonly all: readonly Row[];
  /** Where the headings are among all rows; -1 without any. What is above them is the title of a report. */
  readonly head: number;
  /** What the columns are called; those without a heading by their letter. */
  readonly headings: readonly string[];
  readonly rows: readonly Row[];
  readonly mapping: Mapping;
};

/** How many of the first rows may be the headings: reports have a title above them. */
export const MAX_HEAD = 20;

/** Parses a sheet. Throws a `SheetProblem`. */
export function openSheet(entity: Entity, source: SheetSource): Sheet {
  const all = parseCsv(source.text, MAX_ROWS + 1);
  const known = all
    .slice(0, MAX_HEAD)
    .map(({ cells }) => guessMapping(entity, cells).filter((name) => name !== null).length);
  const best = known.indexOf(Math.max(...known));
  // One known word may be a cell: only in the first row it is enough. Without any, the first row is one to import.
  const isHead = best === 0 ? known[0] !== 0 : (known[best] ?? 0) > 1;
  return withHeadings(entity, { source, all }, isHead ? best : known[0] === 0 ? -1 : 0);
}

/** The sheet with one of its rows as headings, below which those to import are; -1 stands for none. */
export function withHeadings(
  entity: Entity,
  { source, all }: Pick<Sheet, 'source' | 'all'>,
  head: number,
): Sheet {
  const rows = all.slice(head + 1);
  const titles = all[head]?.cells ?? [];
  const width =
    head >= 0 ? titles.length : rows.reduce((most, { cells }) => Math.max(most, cells.length), 0);
  const mapping = guessMapping(
    entity,
    Array.from({ length: width }, (_, n) => titles[n] ?? ''),
  );
  const headings = mapping.map((_, n) => titles[n]?.trim() || `Column ${columnLetters(n)}`);
  return { source, all, head, headings, rows, mapping };
}

/** The name of a column in a spreadsheet program: A to Z, then AA. */
const columnLetters = (index: number): string =>
  (index >= 26 ? columnLetters(Math.floor(index / 26) - 1) : '') +
  String.fromCharCode(65 + (index % 26));
