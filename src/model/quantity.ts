import { parseNumber } from '../lib/parseNumber.ts';
import { MAX_NUMBER } from './validation.ts';

/** The quantity in a text, 0 if it is blank; null if there is none that can be stored. */
export function quantityIn(text: string): number | null {
  const number = text.trim() === '' ? 0 : parseNumber(text);
  return number === null || Math.abs(number) > MAX_NUMBER ? null : number;
}
