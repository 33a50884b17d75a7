/** Waiting times, in milliseconds. */
export class Delays {
  readonly #begun = new Map<string, number>();
  readonly #times: number[];

  constructor(times: readonly number[] = []) {
    this.#times = [...times];
  }

  /** Something of this name is sent. */
  begin(name: string): void {
    this.#begun.set(name, performance.now());
  }

  /** It is seen; what was never sent does not count. */
  end(name: string): void {
    const begun = this.#begun.get(name);
    if (begun !== undefined) this.#times.push(performance.now() - begun);
  }

  /** The median, the 95th and 99th of a hundred and the longest, in words. */
  told(): string {
    const rising = this.#times.toSorted((a, b) => a - b);
    const at = (part: number): string =>
      `${(rising[Math.min(rising.length - 1, Math.floor(rising.length * part))] ?? Number.NaN).toFixed(0)} ms`;
    return `median ${at(0.5)}, p95 ${at(0.95)}, p99 ${at(0.99)}, longest ${at(1)} (${rising.length} measured)`;
  }
}
