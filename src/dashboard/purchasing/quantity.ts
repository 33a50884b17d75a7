import { MAX_NUMBER } from '../../domain/validation.ts';
import { parseNumber } from '../../lib/parseNumber.ts';

/** The quantity in a text, 0 if it is blank; null if there is none that can be stored. */
export function quantityIn(text: string): number | null {
  const number = text.trim() === '' ? 0 : parseNumber(text);
  return number === null || Math.abs(number) > MAX_NUMBER ? null : number;
}

/** Whether a number input in an element holds something that is no number, which reads as blank. */
export const hasBadInput = (element: HTMLElement | null): boolean =>
  [...(element?.querySelectorAll('input') ?? [])].some(({ validity }) => validity.badInput);
