/** A function that is limited in how often it runs. */
export type Throttled<Value> = {
  readonly call: (value: Value) => void;
  /** Drops a call that has yet to run. */
  readonly cancel: () => void;
};

/**
 * Runs a function at most once per interval: the first call at once, and of those that follow within the interval only the
 * last one, at its end.
 */
export function throttle<Value>(run: (value: Value) => void, intervalMs: number): Throttled<Value> {
  let waiting: { readonly value: Value } | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function flush(): void {
    timer = undefined;
    if (waiting === null) return;
    const { value } = waiting;
    waiting = null;
    timer = setTimeout(flush, intervalMs);
    run(value);
  }

  return {
    call(value) {
      waiting = { value };
      if (timer === undefined) flush();
    },
    cancel() {
      clearTimeout(timer);
      timer = undefined;
      waiting = null;
    },
  };
}
