/**
 * Runs a task when the browser is idle, or after a delay in milliseconds where it cannot report that, without a deadline. Returns a
 * function that cancels it.
 */
export function whenIdle(
  task: (deadline?: IdleDeadline) => void,
  fallbackDelayMs = 2_000,
): () => void {
  // Safari does not implement requestIdleCallback.
  if (typeof window.requestIdleCallback !== 'function') {
    const timer = setTimeout(task, fallbackDelayMs);
    return () => clearTimeout(timer);
  }
  const request = window.requestIdleCallback(task);
  return () => window.cancelIdleCallback(request);
}
