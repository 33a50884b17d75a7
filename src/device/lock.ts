/** Runs a task while no other tab runs one with the same name. Without support for locks, it runs at once. */
export async function withLock(name: string, task: () => Promise<void>): Promise<void> {
  const { locks } = navigator as { readonly locks?: LockManager | null };
  if (locks == null) await task();
  else await locks.request(name, task);
}
