/** A whole number from 0 to `highest`, both included. */
export function randomUpTo(highest: number): number {
  return Math.floor(Math.random() * (highest + 1));
}

/** Draws until the result is not taken; after 100,000 misses the last draw stands, since the range may be used up. */
export function drawUnused(draw: () => string, taken: ReadonlySet<string>): string {
  let drawn = draw();
  for (let misses = 0; taken.has(drawn) && misses < 100_000; misses += 1) drawn = draw();
  return drawn;
}
