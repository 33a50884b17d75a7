/** How long is waited where the browser cannot report that it is idle. */
const FALLBACK_DELAY_MS = 2_000;

/** Runs a task when the browser is idle, or after a delay where it cannot report that. Returns a function that cancels it. */
export function whenIdle(task: () => void): () => void {
  // Safari does not implement requestIdleCallback.
  if (typeof window.requestIdleCallback !== 'function') {
    const timer = setTimeout(task, FALLBACK_DELAY_MS);
    return () => clearTimeout(timer);
  }
  const request = window.requestIdleCallback(task);
  return () => window.cancelIdleCallback(request);
}
