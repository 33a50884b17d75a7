import { useEffect } from 'react';
import { createStore } from '../lib/createStore.ts';

/** The highest count that is shown unless a list says otherwise; beyond it, the exact one may be unknown. */
export const MAX_COUNT = 99;

/** How many records need attention, as it is shown, by the path of their module; blank for none. */
export type CountsByModule = Readonly<Record<string, string>>;

/** Empty until the counts are known. */
export const sidebarCounts = createStore<CountsByModule>({});

/** Reports how many records of a module need attention, no more than `max` exactly; null while that is unknown. */
export function useAttentionCount(path: string, count: number | null, max = MAX_COUNT): void {
  useEffect(() => {
    if (count === null) return;
    const shown = count > max ? `${max}+` : String(count || '');
    sidebarCounts.set({ ...sidebarCounts.get(), [path]: shown });
  }, [path, count, max]);
}
