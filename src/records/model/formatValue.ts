import type { Comparable } from './history.ts';
import { describeLines } from './lines.ts';
import { type Field, isDated, currentOption } from './field.ts';
import { moneyFromText } from '../../lib/money.ts';
import { formatDate, formatDateAndTime } from '../../lib/dates.ts';

/** A stored value as the history shows it: amounts of money, dates, lines in a few words, and `empty` for nothing. */
export function formatValue(
  { input, preview }: Field<unknown>,
  stored: Comparable | undefined,
): string {
  const text = String(stored ?? '');
  if (text.trim() === '') return 'empty';
  if (preview !== undefined) return moneyFromText(text);
  if (isDated(input)) return input.type === 'date' ? formatDate(text) : formatDateAndTime(text);
  if (input.type === 'lines') return describeLines(input.columns, text);
  // Of another record, its name.
  if (input.type === 'internal') return text.replaceAll(/^\S+ /gm, '');
  return input.type === 'select' ? currentOption(input, text) : text;
}
