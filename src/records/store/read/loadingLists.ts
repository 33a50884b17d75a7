import { useEffect, useState } from 'react';
import { createStore } from '../../../lib/createStore.ts';

const loadingCount = createStore(0);

/** Counts a list of the page as loading until its first records have arrived, or failed to. */
export function useLoadingList(isLoading: boolean): void {
  useEffect(() => {
    if (!isLoading) return undefined;
    loadingCount.set(loadingCount.get() + 1);
    return () => loadingCount.set(loadingCount.get() - 1);
  }, [isLoading]);
}

/** How long others wait for the records of a page, which the network may never bring. */
const TIMEOUT_MS = 10_000;

/** Runs a task once no list of the page is loading, or after the timeout. Returns a function that cancels it. */
export function whenListsHaveLoaded(task: () => void): () => void {
  const timer = setTimeout(run, TIMEOUT_MS);
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

/** Whether the lists of the page have loaded once and are on screen: code around them would have to share the line. */
export function useListsHaveLoaded(): boolean {
  const [haveLoaded, setLoaded] = useState(false);
  useEffect(() => {
    let cancel: (() => void) | undefined;
    const inNextTask = (task: () => void): void => {
      const timer = setTimeout(task);
      cancel = () => clearTimeout(timer);
    };
    // The lists count themselves in effects of the same render.
    inNextTask(() => {
      cancel = whenListsHaveLoaded(() => {
        const frame = requestAnimationFrame(() => inNextTask(() => setLoaded(true)));
        cancel = () => cancelAnimationFrame(frame);
      });
    });
    return () => cancel?.();
  }, []);
  return haveLoaded;
}
