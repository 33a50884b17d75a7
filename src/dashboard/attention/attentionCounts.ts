import { useEffect } from 'react';
import { createStore } from '../../lib/createStore.ts';

/** The highest count that is shown; beyond it, the exact one may be unknown. */
export const MAX_COUNT = 99;

/** How many records need attention, by the path of their module. */
export type AttentionCounts = Readonly<Record<string, number>>;

/** Empty until the counts are known. */
export const attentionCounts = createStore<AttentionCounts>({});

/** Reports how many records of a module need attention; null while that is unknown. */
export function useAttentionCount(path: string, count: number | null): void {
  useEffect(() => {
    if (count !== null) attentionCounts.set({ ...attentionCounts.get(), [path]: count });
  }, [path, count]);
}
