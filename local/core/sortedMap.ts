import { compareKeys } from './keyOrder.ts';

type Run<V> = readonly (readonly [key: string, value: V])[];

/** Longest run of neighbours kept in one array. */
const LONGEST = 128;

/**
 * An immutable map in key order: a list of short sorted runs. A change copies one run and the list of
 * runs, so writing one of 100,000 children costs about as much as writing one of 1,000.
 */
export class SortedMap<V> {
  private constructor(
    private readonly runs: readonly Run<V>[],
    readonly size: number,
  ) {}

  /** From entries in any order; no key may occur twice. */
  static from<V>(entries: Run<V>): SortedMap<V> {
    const sorted = entries.toSorted(([a], [b]) => compareKeys(a, b));
    const runs: Run<V>[] = [];
    for (let from = 0; from < sorted.length; from += LONGEST) {
      runs.push(sorted.slice(from, from + LONGEST));
    }
    return new SortedMap(runs, sorted.length);
  }

  get(key: string): V | undefined {
    const run = this.runs[this.#runOf(key)] ?? [];
    const entry = run[lowerBound(run, key)];
    return entry?.[0] === key ? entry[1] : undefined;
  }

  with(key: string, value: V): SortedMap<V> {
    const place = this.#runOf(key);
    const run = this.runs[place] ?? [];
    const at = lowerBound(run, key);
    const replaced = run[at]?.[0] === key ? 1 : 0;
    const changed = halves(run.toSpliced(at, replaced, [key, value]));
    return new SortedMap(this.runs.toSpliced(place, 1, ...changed), this.size + 1 - replaced);
  }

  without(key: string): SortedMap<V> {
    const place = this.#runOf(key);
    const run = this.runs[place] ?? [];
    const at = lowerBound(run, key);
    if (run[at]?.[0] !== key) return this;
    const changed = run.length === 1 ? [] : [run.toSpliced(at, 1)];
    return new SortedMap(this.runs.toSpliced(place, 1, ...changed), this.size - 1);
  }

  *keys(): Generator<string> {
    for (const run of this.runs) for (const [key] of run) yield key;
  }

  *[Symbol.iterator](): Generator<readonly [string, V]> {
    for (const run of this.runs) for (const entry of run) yield entry;
  }

  /** The run that holds the key, or would. */
  #runOf(key: string): number {
    let low = 0;
    let high = this.runs.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (compareKeys(this.runs[middle]?.[0]?.[0] ?? '', key) <= 0) low = middle;
      else high = middle - 1;
    }
    return low;
  }
}

/** Where the key stands in a sorted run, or would. */
function lowerBound<V>(run: Run<V>, key: string): number {
  let low = 0;
  let high = run.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (compareKeys(run[middle]?.[0] ?? '', key) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}

function halves<V>(run: Run<V>): readonly Run<V>[] {
  if (run.length <= LONGEST) return [run];
  return [run.slice(0, LONGEST / 2), run.slice(LONGEST / 2)];
}
