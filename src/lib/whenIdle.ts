/** How long a task has where the browser cannot report that it is idle. */
const FALLBACK_TIME_MS = 10;

/**
 * Runs a task when the browser is idle, or after a delay in milliseconds where it cannot report that; `hasTime` tells the task
 * whether it is idle still. Returns a function that cancels it.
 */
export function whenIdle(
  task: (hasTime: () => boolean) => void,
  fallbackDelayMs = 2_000,
): () => void {
  // Safari does not implement requestIdleCallback.
  if (typeof window.requestIdleCallback !== 'function') {
    const timer = setTimeout(() => {
      const end = performance.now() + FALLBACK_TIME_MS;
      task(() => performance.now() < end);
    }, fallbackDelayMs);
    return () => clearTimeout(timer);
  }
  const request = window.requestIdleCallback((deadline) =>
    task(() => deadline.timeRemaining() > 0),
  );
  return () => window.cancelIdleCallback(request);
}
