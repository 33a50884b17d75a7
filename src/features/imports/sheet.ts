import type { Entity } from '../../model/entity.ts';
import { guessMapping, type Mapping } from './guessColumns.ts';
import { MAX_ROWS } from '../../model/importLog.ts';
import type { Row } from './readRows.ts';
import { binaryProblem, decodeText } from '../../lib/sheets/encoding.ts';
import { parseCsv, SheetProblem } from '../../lib/sheets/parseCsv.ts';

/** The largest file that can be imported, in megabytes. */
export const MAX_IMPORT_MB = 20;

const MAX_BYTES = MAX_IMPORT_MB * 1024 * 1024;

/** A sheet before it is parsed. */
export type SheetSource = {
  /** The name of the file; null for pasted rows. */
  readonly name: string | null;
  readonly text: string;
  /** Whether nothing in the file says how it is encoded. */
  readonly isGuess: boolean;
};

/** Reads a file. Rejects with a `SheetProblem` when it is no sheet, before it is read when it is too large. */
export async function readFile(file: File): Promise<SheetSource> {
  if (file.size > MAX_BYTES) {
    const size = (file.size / 1024 / 1024).toFixed(1);
    throw new SheetProblem(
      `This file has ${size} MB. Files of up to ${MAX_IMPORT_MB} MB can be read: divide it into several.`,
    );
  }
  const bytes = new Uint8Array(await file.arrayBuffer());
  const problem = binaryProblem(bytes);
  if (problem !== null) throw new SheetProblem(problem);
  return { name: file.name, ...decodeText(bytes) };
}

/** Takes pasted text as a sheet. Throws a `SheetProblem`. */
export function readPasted(text: string): SheetSource {
  if (text.length > MAX_BYTES) {
    throw new SheetProblem(`This is too much to paste: at most ${MAX_IMPORT_MB} MB can be read.`);
  }
  if (text.includes('\0'))
    throw new SheetProblem('This is not a text: it contains NUL characters.');
  return { name: null, text, isGuess: false };
}

/** A parsed sheet, and where its columns go. */
export type Sheet = {
  readonly source: SheetSource;
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
export function openSheet(entity: Entity, source: SheetSource): Sheet {
  const all = parseCsv(source.text, MAX_ROWS + 1);
  const first = all[0]?.cells ?? [];
  // A first row of which no cell is known as a heading is one to import.
  const hasHeadings = guessMapping(entity, first).some((name) => name !== null);
  return withHeadings(entity, { source, all }, hasHeadings);
}

/** The sheet with its first row as headings, or as one of the rows to import. */
export function withHeadings(
  entity: Entity,
  { source, all }: Pick<Sheet, 'source' | 'all'>,
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
  return { source, all, hasHeadings, headings, rows, mapping };
}

/** The name of a column in a spreadsheet program: A to Z, then AA. */
const lettersOf = (index: number): string =>
  (index >= 26 ? lettersOf(Math.floor(index / 26) - 1) : '') +
  String.fromCharCode(65 + (index % 26));
