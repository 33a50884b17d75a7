import { useEffect } from 'react';
import { createStore } from '../../lib/createStore.ts';

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
