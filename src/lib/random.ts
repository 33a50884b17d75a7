/** A whole number from 0 to `highest`, both included. */
export function randomUpTo(highest: number): number {
  return Math.floor(Math.random() * (highest + 1));
}

/**
 * A whole number from `lowest` to `highest` that is not taken, each of the free ones equally likely. When all of
 * them are taken, one with a digit more: above 999 one from 1,000 to 9,999, and so on.
 */
export function randomUnused(taken: ReadonlySet<number>, highest: number, lowest = 0): number {
  const inRange = [...taken].filter((number) => number >= lowest && number <= highest);
  const free = highest - lowest + 1 - inRange.length;
  if (free === 0) return randomUnused(taken, highest * 10 + 9, highest + 1);

  let number = lowest + randomUpTo(free - 1);
  for (const other of inRange.toSorted((a, b) => a - b)) {
    if (other <= number) number += 1;
  }
  return number;
}
