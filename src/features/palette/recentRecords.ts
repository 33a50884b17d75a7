import { createStore } from '../../lib/createStore.ts';

/** How many records the palette remembers. */
const MAX_RECENT = 5;

/** The addresses of the records that were opened last, newest first; until the page is reloaded. */
export const recentRecords = createStore<readonly string[]>([]);

/** Remembers an address if it is that of a record. */
export function rememberAddress(address: string): void {
  if (!/\?record=[^&]+\/(?!new$)[^&]+$/.test(address)) return;
  const others = recentRecords.get().filter((other) => other !== address);
  recentRecords.set([address, ...others].slice(0, MAX_RECENT));
}
