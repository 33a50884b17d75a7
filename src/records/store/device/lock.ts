import { inPage } from './inPage.ts';

/** Runs a task while no other tab runs one with the same name. Without support for locks, it runs at once. */
export async function withLock(name: string, task: () => Promise<void>): Promise<void> {
  const { locks } = navigator as { readonly locks?: LockManager | null };
  if (locks == null) await task();
  else await locks.request(name, task);
}

/** Takes a lock unless somebody has it, in this tab or another. Resolves to a function that releases it, or to null. */
export async function takeLock(name: string): Promise<(() => void) | null> {
  const { locks } = navigator as { readonly locks?: LockManager | null };
  if (locks == null) {
    if (inPage.locks.has(name)) return null;
    inPage.locks.add(name);
    return () => inPage.locks.delete(name);
  }
  return new Promise((resolve, reject) => {
    const hold = (lock: Lock | null): Promise<void> | undefined => {
      if (lock !== null) return new Promise((release) => resolve(release));
      resolve(null);
      return undefined;
    };
    locks.request(name, { ifAvailable: true }, hold).catch(reject);
  });
}
