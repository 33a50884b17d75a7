import type { Field } from '../../domain/field.ts';

/** The most decimals that a sum keeps: so that 0.1 and 0.2 make 0.3. */
const DECIMALS = 6;

/** The sum of two numbers, without the error of binary fractions. */
export const addExactly = (a: number, b: number): number => Number((a + b).toFixed(DECIMALS));

/** Whether an option of a select field comes after the stored one; never when the field does not know one of them. */
export function isFurther({ input }: Field<unknown>, option: string, stored: string): boolean {
  if (input.type !== 'select') return false;
  const [next, current] = [input.options.indexOf(option), input.options.indexOf(stored)];
  return current >= 0 && next > current;
}
