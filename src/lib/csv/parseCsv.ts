import Papa from 'papaparse';
import { inFigures } from '../words.ts';

/** The cells of a sheet by row. Rows without any text are left out; `number` is that of a row in a spreadsheet program. */
export type SheetRow = { readonly number: number; readonly cells: readonly string[] };

/** A sheet that cannot be read, with the reason for the user. */
export class SheetProblem extends Error {}

/** The most columns that are read: beyond, the separator or the file is another one than was meant. */
const MAX_COLUMNS = 200;

const SAMPLE_ROWS = 40;

/** Parses a sheet of at most `maxRows` rows with text. Throws a `SheetProblem`. */
export function parseCsv(text: string, maxRows: number): readonly SheetRow[] {
  const [line = '', named] = /^sep=([,;|\t])\r?\n/i.exec(text) ?? [];
  const body = text.slice(line.length);
  const skipped = line === '' ? 0 : 1;
  const { data, errors } = parse(body, named ?? guessSeparator(body));
  const problem = errors.find(({ type }) => type === 'Quotes');
  if (problem) {
    throw new SheetProblem(
      `A quotation mark in row ${(problem.row ?? 0) + 1 + skipped} is never closed, or followed by other text, so it cannot be told where the cells end. Correct the file, or save it as CSV again.`,
    );
  }
  const rows = data.flatMap((cells, index) =>
    hasText(cells) ? [{ number: index + 1 + skipped, cells }] : [],
  );
  if (rows.length === 0) throw new SheetProblem('There is no text in this sheet.');
  const widest = rows.find(({ cells }) => cells.length > MAX_COLUMNS);
  if (widest) {
    throw new SheetProblem(
      `Row ${widest.number} has ${inFigures(widest.cells.length)} cells. At most ${MAX_COLUMNS} columns can be read: remove those that are not to be imported.`,
    );
  }
  if (rows.length > maxRows) {
    throw new SheetProblem(
      `This sheet has ${inFigures(rows.length)} rows. At most ${inFigures(maxRows)} can be imported at once: divide it into several files.`,
    );
  }
  return rows;
}

/** The separator that parts the most rows into equally many cells; the title of a report is no row of its own. */
function guessSeparator(text: string): string {
  const scores = [',', ';', '\t', '|'].map((separator) => {
    const rows = parse(text, separator, SAMPLE_ROWS).data.filter(hasText);
    const widths = rows.map(({ length }) => length).filter((width) => width > 1);
    const counts = widths.map((width) => widths.filter((other) => other === width).length);
    const most = Math.max(0, ...counts);
    const width = widths[counts.indexOf(most)] ?? 1;
    return { separator, score: (most / rows.length) * Math.min(width - 1, 99) };
  });
  const [best] = scores.toSorted((a, b) => b.score - a.score);
  return best?.separator ?? ',';
}

const hasText = (cells: readonly string[]): boolean => cells.some((cell) => cell.trim() !== '');

function parse(text: string, delimiter: string, preview = 0): Papa.ParseResult<string[]> {
  // Without quoted cells, no line break is part of one.
  const lines = text.includes('"') ? text : text.replaceAll(/\r\n?/g, '\n');
  return Papa.parse<string[]>(lines, { delimiter, preview });
}
