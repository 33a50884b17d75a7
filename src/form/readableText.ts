import { describeLines } from '../model/lineAmounts.ts';
import type { InputSpec } from '../model/input.ts';

/** A text of a field as it is shown outside its control: lines in a few words, and `empty` for nothing. */
export function readableText(input: InputSpec | undefined, text: string): string {
  return input?.type === 'lines' ? describeLines(input.columns, text) : text || 'empty';
}
