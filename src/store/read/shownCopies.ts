import { useEffect } from 'react';
import { createStore, useStore } from '../../lib/createStore.ts';

/** When the copies on the page were written, in milliseconds since 1970. */
const shown = createStore<readonly number[]>([]);

/** Counts a list as shown from a copy that was written at this time, until it is live. */
export function useShownCopy(savedAt: number | undefined): void {
  useEffect(() => {
    if (savedAt === undefined) return undefined;
    shown.set([...shown.get(), savedAt]);
    return () => {
      const times = [...shown.get()];
      times.splice(times.indexOf(savedAt), 1);
      shown.set(times);
    };
  }, [savedAt]);
}

/** When the oldest copy on the page was written, in milliseconds since 1970; null if everything is live. */
export function useOldestCopy(): number | null {
  const times = useStore(shown);
  return times.length === 0 ? null : Math.min(...times);
}
