/** A source of random choices. */
export type Random = {
  /** An integer from 0 up to, but not including, `limit`. */
  below(this: void, limit: number): number;
  /** True with a probability of one in `count`. */
  oneIn(this: void, count: number): boolean;
  pick<Item>(this: void, items: readonly Item[]): Item;
};

/** A pseudorandom source (mulberry32): the same seed gives the same numbers. */
export function randomSource(seed: number): Random {
  let state = seed;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (limit: number): number => Math.floor(next() * limit);
  return {
    below,
    oneIn: (count) => below(count) === 0,
    pick: (items) => items[below(items.length)] as (typeof items)[number],
  };
}
