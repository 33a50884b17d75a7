import { useState } from 'react';
import type { LineColumn } from '../../../domain/input.ts';
import { readLines, writeLines, type Line } from '../../../domain/lines.ts';

/**
 * The lines of a form's text, at least one, while they are edited: blank ones are not part of the text. Lines that
 * arrive from elsewhere replace them.
 */
export function useLines(
  columns: readonly LineColumn[],
  value: string,
  onTextChange: (text: string) => void,
) {
  const [edited, setEdited] = useState(() => ({ text: value, lines: linesOf(columns, value) }));
  const isOurs = edited.text === value;
  const current = isOurs ? edited : { text: value, lines: linesOf(columns, value) };
  if (!isOurs) setEdited(current);

  function change(lines: readonly Line[]): void {
    const text = writeLines(columns, lines);
    setEdited({ text, lines: lines.length === 0 ? BLANK : lines });
    if (text !== value) onTextChange(text);
  }

  return { lines: current.lines, change };
}

const BLANK: readonly Line[] = [{}];

function linesOf(columns: readonly LineColumn[], text: string): readonly Line[] {
  const lines = readLines(columns, text);
  return lines.length === 0 ? BLANK : lines;
}
