import { tabStorage } from '../lib/storage.ts';

/** How many reports one tab sends in an hour, however often it is loaded. */
const MAX_PER_HOUR = 10;

const HOUR_MS = 60 * 60 * 1_000;
const STORAGE_KEY = 'reports';

/** Whether this is a failure that a page has not reported, and one that fits into the hour; counts it if so. */
export function mayReport(failure: string, now: number, reported: Set<string>): boolean {
  if (reported.has(failure)) return false;
  reported.add(failure);
  // They outlast a reload: a page that fails at once may be loaded over and over.
  const times = ((tabStorage.getJson(STORAGE_KEY) ?? []) as readonly number[]).filter(
    (time) => now - time < HOUR_MS,
  );
  if (times.length >= MAX_PER_HOUR) return false;
  tabStorage.keep(STORAGE_KEY, JSON.stringify([...times, now]));
  return true;
}
