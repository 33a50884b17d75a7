import { binaryProblem, decodeText } from '../../lib/csv/encoding.ts';
import { SheetProblem } from '../../lib/csv/parseCsv.ts';

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
