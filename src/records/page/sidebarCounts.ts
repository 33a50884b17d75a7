import { useDeferredValue, useEffect, useMemo } from 'react';
import { createStore } from '../../lib/createStore.ts';
import { isComplete } from '../../lib/subscriptionStatus.ts';
import type { Entity } from '../model/entity.ts';
import type { Records } from '../store/read/useRecords.ts';
import { pageOf } from './address/addresses.ts';

/** The highest count that is shown unless a list says otherwise; beyond it, the exact one may be unknown. */
export const MAX_COUNT = 99;

/** How many records need attention, as it is shown, by the path of their module; blank for none. */
export type CountsByModule = Readonly<Record<string, string>>;

/** Empty until the counts are known. */
export const sidebarCounts = createStore<CountsByModule>({});

/** Reports how many things of a module need attention, no more than `max` exactly; null while that is unknown. */
export function useModuleCount(path: string, count: number | null, max = MAX_COUNT): void {
  useEffect(() => {
    if (count === null) return;
    const shown = count > max ? `${max}+` : String(count || '');
    sidebarCounts.set({ ...sidebarCounts.get(), [path]: shown });
  }, [path, count, max]);
}

/** Reports how many records of a list need attention, if its entity says which; null for a list that another one stands in for. */
export function useAttentionCount(entity: Entity, list: Records<Entity> | null): void {
  const { needsAttention } = entity;
  // The list itself comes first.
  const records = useDeferredValue(list !== null && isComplete(list.status) ? list.records : null);
  const count = useMemo(
    () => (records && needsAttention ? records.filter(needsAttention).length : null),
    [records, needsAttention],
  );
  useModuleCount(pageOf(entity).split('/').at(-1) ?? '', count);
}
