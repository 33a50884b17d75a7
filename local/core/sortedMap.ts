import { compareKeys } from './keyOrder.ts';

/** Longest run of neighbours kept in one array. */
const RUN = 128;

/**
 * An immutable map in key order: a list of short sorted runs. A change copies one run and the list of
 * runs, so writing one of 100,000 children costs about as much as writing one of 1,000.
 */
export class SortedMap<V> {
  readonly #keys: readonly (readonly string[])[];
  readonly #values: readonly (readonly V[])[];
  readonly size: number;

  private constructor(
    keys: readonly (readonly string[])[],
    values: readonly (readonly V[])[],
    size: number,
  ) {
    this.#keys = keys;
    this.#values = values;
    this.size = size;
  }

  static readonly #nothing = new SortedMap<never>([], [], 0);

  static empty<V>(): SortedMap<V> {
    return SortedMap.#nothing;
  }

  /** From entries in any order; no key may occur twice. */
  static from<V>(entries: readonly (readonly [string, V])[]): SortedMap<V> {
    if (entries.length === 0) return SortedMap.empty();
    const sorted = entries.toSorted(([a], [b]) => compareKeys(a, b));
    const keys: string[][] = [];
    const values: V[][] = [];
    for (let from = 0; from < sorted.length; from += RUN) {
      const run = sorted.slice(from, from + RUN);
      keys.push(run.map(([key]) => key));
      values.push(run.map(([, value]) => value));
    }
    return new SortedMap(keys, values, sorted.length);
  }

  get(key: string): V | undefined {
    const run = this.#runOf(key);
    const at = lowerBound(this.#keys[run] ?? [], key);
    return this.#keys[run]?.[at] === key ? this.#values[run]?.[at] : undefined;
  }

  with(key: string, value: V): SortedMap<V> {
    const run = this.#runOf(key);
    const keys = this.#keys[run] ?? [];
    const values = this.#values[run] ?? [];
    const at = lowerBound(keys, key);
    if (keys[at] === key) {
      return new SortedMap(this.#keys, this.#values.with(run, values.with(at, value)), this.size);
    }
    const grownKeys = halves(keys.toSpliced(at, 0, key));
    const grownValues = halves(values.toSpliced(at, 0, value));
    return new SortedMap(
      this.#keys.toSpliced(run, 1, ...grownKeys),
      this.#values.toSpliced(run, 1, ...grownValues),
      this.size + 1,
    );
  }

  without(key: string): SortedMap<V> {
    const run = this.#runOf(key);
    const keys = this.#keys[run] ?? [];
    const at = lowerBound(keys, key);
    if (keys[at] !== key) return this;
    if (this.size === 1) return SortedMap.empty();
    const values = this.#values[run] ?? [];
    const last = keys.length === 1;
    return new SortedMap(
      last ? this.#keys.toSpliced(run, 1) : this.#keys.with(run, keys.toSpliced(at, 1)),
      last ? this.#values.toSpliced(run, 1) : this.#values.with(run, values.toSpliced(at, 1)),
      this.size - 1,
    );
  }

  *keys(): Generator<string> {
    for (const run of this.#keys) yield* run;
  }

  *[Symbol.iterator](): Generator<readonly [string, V]> {
    for (const [run, keys] of this.#keys.entries()) {
      const values = this.#values[run] ?? [];
      for (let at = 0; at < keys.length; at += 1) yield [keys[at] as string, values[at] as V];
    }
  }

  /** The run that holds the key, or would. */
  #runOf(key: string): number {
    let low = 0;
    let high = this.#keys.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (compareKeys(this.#keys[middle]?.[0] ?? '', key) <= 0) low = middle;
      else high = middle - 1;
    }
    return low;
  }
}

/** Where the key stands in a sorted run, or would. */
function lowerBound(keys: readonly string[], key: string): number {
  let low = 0;
  let high = keys.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (compareKeys(keys[middle] ?? '', key) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}

function halves<T>(run: readonly T[]): readonly (readonly T[])[] {
  if (run.length <= RUN) return [run];
  return [run.slice(0, RUN / 2), run.slice(RUN / 2)];
}
