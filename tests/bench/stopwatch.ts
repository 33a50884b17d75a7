/** When an awaited change was painted. */
export type Lap = {
  /** From the start of the navigation, in milliseconds. */
  readonly sinceNavigation: number;
  /** From the preceding input event, in milliseconds. */
  readonly sinceInput: number;
  /** By the wall clock, in milliseconds. */
  readonly clock: number;
};

/** The stopwatch inside the page. */
export type Stopwatch = {
  /** Starts waiting until the first element of `selector` has another text. */
  await(selector: string): void;
  /** Resolves when the awaited change has been painted. */
  lap: Promise<Lap>;
};

/** Runs in the page before its own code: installs the stopwatch, waiting for `arrival`. */
export function installStopwatch(arrival: string): void {
  const TIMEOUT_MS = 30_000;
  let inputAt = 0;
  for (const type of ['keydown', 'pointerup']) {
    window.addEventListener(type, ({ timeStamp }) => (inputAt = timeStamp), { capture: true });
  }

  const painted = (done: (lap: Lap) => void): void => {
    // A message sent in an animation frame arrives after the frame has been painted.
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => {
      const now = performance.now();
      done({ sinceNavigation: now, sinceInput: now - inputAt, clock: Date.now() });
    });
    port1.start();
    requestAnimationFrame(() => port2.postMessage(null));
  };

  const stopwatch: Stopwatch = {
    await(selector) {
      const text = (): string | undefined => document.querySelector(selector)?.textContent;
      const before = text();
      stopwatch.lap = new Promise((done, fail) => {
        setTimeout(() => fail(new Error(`${selector} has not changed`)), TIMEOUT_MS);
        const observer = new MutationObserver(() => {
          const now = text();
          if (now === undefined || now === before) return;
          observer.disconnect();
          painted(done);
        });
        observer.observe(document, { subtree: true, childList: true, characterData: true });
      });
    },
    lap: new Promise(() => undefined),
  };
  stopwatch.await(arrival);
  Object.assign(window, { stopwatch });
}
