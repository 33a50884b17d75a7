/** How long to wait where the browser cannot say when it is idle, in milliseconds. */
const PATIENCE = 2_000;

/** Does something when the browser has nothing better to do. Returns a way to call it off. */
export function whenIdle(task: () => void): () => void {
  // Safari has no such call.
  if (typeof window.requestIdleCallback !== 'function') {
    const timer = setTimeout(task, PATIENCE);
    return () => clearTimeout(timer);
  }
  const request = window.requestIdleCallback(task);
  return () => window.cancelIdleCallback(request);
}
