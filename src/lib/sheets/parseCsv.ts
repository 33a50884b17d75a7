import Papa from 'papaparse';

/** What separates the cells of a row. */
export const SEPARATORS = { ',': 'Comma', ';': 'Semicolon', '\t': 'Tab', '|': 'Bar' } as const;

export type Separator = keyof typeof SEPARATORS;

/** The cells of a sheet by row. Rows without any text are left out; `number` is that of a row in a spreadsheet program. */
export type SheetRow = { readonly number: number; readonly cells: readonly string[] };

/** A sheet that cannot be read, with the reason for the user. */
export class SheetProblem extends Error {}

/** The most columns that are read: beyond, the separator or the file is another one than was meant. */
const MAX_COLUMNS = 200;

/** The rows that are looked at to find the separator. */
const SAMPLE_ROWS = 40;

/** Finds the separator: the one that parts the most rows into as many cells as the first. */
export function detectSeparator(text: string): Separator {
  const named = /^sep=([,;|\t])\r?\n/i.exec(text)?.[1];
  if (named !== undefined) return named as Separator;
  const scores = (Object.keys(SEPARATORS) as Separator[]).map((separator) => {
    const rows = parse(text, separator, SAMPLE_ROWS).data.filter(hasText);
    const width = rows[0]?.length ?? 1;
    const equal = rows.filter(({ length }) => length === width).length;
    return {
      separator,
      score: width === 1 ? 0 : equal / rows.length + Math.min(width, 99) / 1_000,
    };
  });
  const [best] = scores.toSorted((a, b) => b.score - a.score);
  return best?.separator ?? ',';
}

/** Parses a sheet of at most `maxRows` rows with text. Throws a `SheetProblem`. */
export function parseCsv(text: string, separator: Separator, maxRows: number): readonly SheetRow[] {
  const body = text.replace(/^sep=[,;|\t]\r?\n/i, '');
  const skipped = body === text ? 0 : 1;
  const { data, errors } = parse(body, separator);
  const problem = errors.find(({ type }) => type === 'Quotes');
  if (problem) {
    const row = (problem.row ?? 0) + 1 + skipped;
    throw new SheetProblem(
      problem.code === 'MissingQuotes'
        ? `A quotation mark in row ${row} is opened and never closed, so it cannot be told where the cells end. Correct the file, or save it as CSV again.`
        : `A quotation mark in row ${row} is followed by other text, so it cannot be told where the cell ends. Correct the file, or save it as CSV again.`,
    );
  }
  const rows = data.flatMap((cells, index) =>
    hasText(cells) ? [{ number: index + 1 + skipped, cells }] : [],
  );
  if (rows.length === 0) throw new SheetProblem('There is no text in this sheet.');
  const widest = rows.find(({ cells }) => cells.length > MAX_COLUMNS);
  if (widest) {
    throw new SheetProblem(
      `Row ${widest.number} has ${widest.cells.length.toLocaleString('en-US')} cells. At most ${MAX_COLUMNS} columns can be read: choose another separator, or remove the columns that are not to be imported.`,
    );
  }
  if (rows.length > maxRows) {
    throw new SheetProblem(
      `This sheet has ${rows.length.toLocaleString('en-US')} rows. At most ${maxRows.toLocaleString('en-US')} can be imported at once: divide it into several files.`,
    );
  }
  return rows;
}

const hasText = (cells: readonly string[]): boolean => cells.some((cell) => cell.trim() !== '');

function parse(text: string, delimiter: Separator, preview = 0): Papa.ParseResult<string[]> {
  // Without quoted cells, no line break is part of one.
  const lines = text.includes('"') ? text : text.replaceAll(/\r\n?/g, '\n');
  return Papa.parse<string[]>(lines, { delimiter, newline: newlineOf(lines), preview });
}

/** The line break after the first row, outside of quoted cells. */
function newlineOf(text: string): '\r\n' | '\n' | '\r' {
  let isQuoted = false;
  let end = -1;
  for (let index = 0; index < text.length && end === -1; index += 1) {
    const character = text[index];
    if (character === '"') isQuoted = !isQuoted;
    else if (!isQuoted && (character === '\r' || character === '\n')) end = index;
  }
  if (text[end] === '\r') return text[end + 1] === '\n' ? '\r\n' : '\r';
  return '\n';
}
