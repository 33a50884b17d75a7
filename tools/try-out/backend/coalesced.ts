/** Runs a task after the current one, once for all calls until then, and again after a call while it runs. */
export function coalesced(task: () => Promise<void>): () => void {
  let isWanted = false;
  let isRunning = false;
  async function run(): Promise<void> {
    isRunning = true;
    while (isWanted) {
      isWanted = false;
      await task();
    }
    isRunning = false;
  }
  return () => {
    isWanted = true;
    if (!isRunning) void Promise.resolve().then(() => (isRunning ? undefined : run()));
  };
}
