import { addExactly } from '../../lib/sum.ts';
import { quantityIn } from '../../records/model/field.ts';
import { inFigures } from '../../lib/words.ts';

/** What was counted of one item. */
export type Count = {
  /** As typed. */
  readonly counted: string;
  /** The stock that was shown when the count of the item began. */
  readonly expected: number;
};

/** Counts by the id of their item. */
export type Counts = Readonly<Record<string, Count>>;

/** How much more there is than expected, below 0 for less; null when nothing, or no number, was typed. */
export function differenceOf({ counted, expected }: Count): number | null {
  const number = counted.trim() === '' ? null : quantityIn(counted);
  if (number === null || number < 0) return null;
  return addExactly(number, -expected);
}

/** Whether something is typed that is no quantity. */
export const isUnreadable = (count: Count): boolean =>
  count.counted.trim() !== '' && differenceOf(count) === null;

/** A number that says its direction, such as +3. */
export const signed = (number: number): string =>
  `${number > 0 ? '+' : number < 0 ? '−' : ''}${inFigures(Math.abs(number))}`;
