import { randomUnused } from '../../lib/random.ts';
import { readText, type Field } from './field.ts';

/**
 * A document number: `prefix` and a random number from 0 to `highest` that no live record with this prefix has. When
 * all of them are taken, the next numbers have one more digit. The form shows it read-only.
 */
export function generated(label: string, prefix: () => string, highest: number): Field<string> {
  return {
    label,
    input: { type: 'generated' },
    initial: (taken = []) => unusedNumber(prefix(), highest, taken),
    parse: readText,
  };
}

/** A document number as `generated` draws it, which a stored record is given once, when it is needed. Blank until then. */
export function givenLater(label: string, prefix: () => string, highest: number): Field<string> {
  return {
    label,
    input: { type: 'given', draw: (taken) => unusedNumber(prefix(), highest, taken) },
    initial: () => '',
    parse: readText,
  };
}

/** A number without gaps that a stored record takes from a counter once, later. Blank until then. */
export function issued(label: string, counter: string): Field<number | ''> {
  return {
    label,
    input: { type: 'issued', counter },
    initial: () => '',
    parse: (raw) => (typeof raw === 'number' ? raw : readIssued(raw)),
  };
}

/** A number for a field that is given one later; `taken`: those of the live records. */
export const drawNumber = ({ input }: Field<string>, taken: readonly string[]): string =>
  input.type === 'given' ? input.draw(taken) : '';

/** A number as the form of a record has it, which is issued: none is ever stored as a text. */
const readIssued = (text: unknown): number | '' =>
  typeof text === 'string' && /^\d+$/.test(text) ? Number(text) : '';

function unusedNumber(prefix: string, highest: number, taken: readonly string[]): string {
  const numbers = taken
    .filter((value) => value.startsWith(prefix))
    .map((value) => value.slice(prefix.length))
    .filter((digits) => /^\d+$/.test(digits))
    .map(Number);
  return `${prefix}${randomUnused(new Set(numbers), highest)}`;
}
