import { useEffect } from 'react';
import { createStore } from '../../lib/createStore.ts';

const loadingCount = createStore(0);

/** Counts a list of the page as loading until its first records have arrived, or failed to. */
export function useLoadingList(isLoading: boolean): void {
  useEffect(() => {
    if (!isLoading) return undefined;
    loadingCount.set(loadingCount.get() + 1);
    return () => loadingCount.set(loadingCount.get() - 1);
  }, [isLoading]);
}

/** Runs a task once no list of the page is loading, or after the timeout. Returns a function that cancels it. */
export function whenListsHaveLoaded(timeoutMs: number, task: () => void): () => void {
  const timer = setTimeout(run, timeoutMs);
  const unsubscribe = loadingCount.subscribe(check);
  function cancel(): void {
    clearTimeout(timer);
    unsubscribe();
  }
  function run(): void {
    cancel();
    task();
  }
  function check(): void {
    if (loadingCount.get() === 0) run();
  }
  check();
  return cancel;
}
