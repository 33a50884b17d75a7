/** A random integer from 0 to `highest`, inclusive. */
export function randomUpTo(highest: number): number {
  return Math.floor(Math.random() * (highest + 1));
}

/**
 * A random integer from `lowest` to `highest` that is not taken; all free ones are equally likely. When none is free,
 * one with one more digit: above 999 one from 1,000 to 9,999, and so on.
 */
export function randomUnused(taken: ReadonlySet<number>, highest: number, lowest = 0): number {
  const inRange = [...taken].filter((number) => number >= lowest && number <= highest);
  const freeCount = highest - lowest + 1 - inRange.length;
  if (freeCount === 0) return randomUnused(taken, highest * 10 + 9, highest + 1);

  let number = lowest + randomUpTo(freeCount - 1);
  for (const other of inRange.toSorted((a, b) => a - b)) {
    if (other <= number) number += 1;
  }
  return number;
}
