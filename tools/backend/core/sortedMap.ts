import { compareKeys } from './keyOrder.ts';

const MAX_RUN_LENGTH = 128;

/**
 * An immutable map in key order: a list of short sorted runs. A change copies one run and the list of
 * runs, so writing one of 100,000 children costs about as much as writing one of 1,000. Keys and values
 * are in separate arrays: pairs take a sixth more memory and three times as long to iterate.
 */
export class SortedMap<V> {
  private constructor(
    private readonly runs: readonly (readonly string[])[],
    private readonly values: readonly (readonly V[])[],
    readonly size: number,
  ) {}

  /** Entries may come in any order, but keys must be unique. */
  static from<V>(entries: readonly (readonly [string, V])[]): SortedMap<V> {
    const sorted = entries.toSorted(([a], [b]) => compareKeys(a, b));
    const runs: string[][] = [];
    const values: V[][] = [];
    for (let from = 0; from < sorted.length; from += MAX_RUN_LENGTH) {
      const run = sorted.slice(from, from + MAX_RUN_LENGTH);
      runs.push(run.map(([key]) => key));
      values.push(run.map(([, value]) => value));
    }
    return new SortedMap(runs, values, sorted.length);
  }

  get(key: string): V | undefined {
    const runIndex = this.#runOf(key);
    const run = this.runs[runIndex] ?? [];
    const index = lowerBound(run, key);
    return run[index] === key ? this.values[runIndex]?.[index] : undefined;
  }

  with(key: string, value: V): SortedMap<V> {
    const runIndex = this.#runOf(key);
    const run = this.runs[runIndex] ?? [];
    const values = this.values[runIndex] ?? [];
    const index = lowerBound(run, key);
    const replaced = run[index] === key ? 1 : 0;
    return new SortedMap(
      this.runs.toSpliced(runIndex, 1, ...splitIfTooLong(run.toSpliced(index, replaced, key))),
      this.values.toSpliced(
        runIndex,
        1,
        ...splitIfTooLong(values.toSpliced(index, replaced, value)),
      ),
      this.size + 1 - replaced,
    );
  }

  without(key: string): SortedMap<V> {
    const runIndex = this.#runOf(key);
    const run = this.runs[runIndex] ?? [];
    const values = this.values[runIndex] ?? [];
    const index = lowerBound(run, key);
    if (run[index] !== key) return this;
    const isLast = run.length === 1;
    return new SortedMap(
      this.runs.toSpliced(runIndex, 1, ...(isLast ? [] : [run.toSpliced(index, 1)])),
      this.values.toSpliced(runIndex, 1, ...(isLast ? [] : [values.toSpliced(index, 1)])),
      this.size - 1,
    );
  }

  *keys(): Generator<string> {
    for (const run of this.runs) yield* run;
  }

  *[Symbol.iterator](): Generator<readonly [string, V]> {
    for (const [runIndex, run] of this.runs.entries()) {
      const values = this.values[runIndex] ?? [];
      for (let index = 0; index < run.length; index += 1)
        yield [run[index] as string, values[index] as V];
    }
  }

  /** The index of the run that contains the key, or would. */
  #runOf(key: string): number {
    let low = 0;
    let high = this.runs.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (compareKeys(this.runs[middle]?.[0] ?? '', key) <= 0) low = middle;
      else high = middle - 1;
    }
    return low;
  }
}

/** The index of the key in a sorted run, or where it would be inserted. */
function lowerBound(run: readonly string[], key: string): number {
  let low = 0;
  let high = run.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (compareKeys(run[middle] ?? '', key) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}

function splitIfTooLong<T>(run: readonly T[]): readonly (readonly T[])[] {
  if (run.length <= MAX_RUN_LENGTH) return [run];
  return [run.slice(0, MAX_RUN_LENGTH / 2), run.slice(MAX_RUN_LENGTH / 2)];
}
