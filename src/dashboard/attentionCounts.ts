import { createStore } from '../lib/createStore.ts';

/** How many records need attention, by the path of their module. */
export type AttentionCounts = Readonly<Record<string, number>>;

/** Empty until the counts are known. */
export const attentionCounts = createStore<AttentionCounts>({});
