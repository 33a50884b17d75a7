/** Returns a function that runs a task, never twice at a time, and always once after the last call. */
export function coalesce(task: () => Promise<void>): () => void {
  let isRunning = false;
  let isRequested = false;

  async function run(): Promise<void> {
    isRunning = true;
    while (isRequested) {
      isRequested = false;
      await task();
    }
    isRunning = false;
  }

  return () => {
    isRequested = true;
    if (!isRunning) void run();
  };
}
