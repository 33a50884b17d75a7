/** Measures delays in milliseconds. */
export class Delays {
  readonly #started = new Map<string, number>();
  readonly #times: number[];

  constructor(times: readonly number[] = []) {
    this.#times = [...times];
  }

  start(name: string): void {
    this.#started.set(name, performance.now());
  }

  /** May be called several times per name; ignores names that were never started. */
  end(name: string): void {
    const started = this.#started.get(name);
    if (started !== undefined) this.#times.push(performance.now() - started);
  }

  /** The median, percentiles and maximum as text. */
  summary(): string {
    const sorted = this.#times.toSorted((a, b) => a - b);
    const quantile = (q: number): string =>
      `${(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * q))] ?? Number.NaN).toFixed(0)} ms`;
    return `median ${quantile(0.5)}, p95 ${quantile(0.95)}, p99 ${quantile(0.99)}, max ${quantile(1)} (${sorted.length} measured)`;
  }
}
