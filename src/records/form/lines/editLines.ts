import type { LineColumn } from '../../../domain/input.ts';
import type { Line } from '../../../domain/lines.ts';

/** Whether nothing is in a line. */
export const isBlank = (line: Line | undefined): boolean =>
  Object.values(line ?? {}).every((cell) => cell.trim() === '');

/**
 * The lines with the rows of a spreadsheet in them, from a cell on: its columns are separated by tabs. What does not fit
 * beside the last column is left out.
 */
export function pastedInto(
  columns: readonly LineColumn[],
  lines: readonly Line[],
  text: string,
  from: { readonly line: number; readonly column: number },
): readonly Line[] {
  const rows = text.replace(/\r?\n$/, '').split(/\r?\n/);
  const count = Math.max(lines.length, from.line + rows.length);
  return Array.from({ length: count }, (_, index) => {
    const line = lines[index] ?? {};
    const cells = rows[index - from.line]?.split('\t') ?? [];
    const names = columns.slice(from.column).map(({ name }) => name);
    const pasted = names.flatMap((name, at) => {
      const cell = cells[at];
      return cell === undefined ? [] : [[name, cell.trim()] as const];
    });
    return { ...line, ...Object.fromEntries(pasted) };
  });
}
