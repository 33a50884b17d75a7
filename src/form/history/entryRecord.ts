import { ACTIVITY_PATH, parseActivity, type ActivityEntry } from '../../model/activity.ts';
import { HISTORY_PATH, parseHistory } from '../../model/history.ts';
import { read } from '../../store/firebase/database.ts';
import { untilDisconnected } from '../../store/write/outcome.ts';

/** What is stored of an activity entry, and the path of its record if the history tells it. */
export type EntryRecord = { readonly entry: ActivityEntry | null; readonly record: string | null };

/** Looks up the record that an activity entry is about. Rejects when it cannot be read, also without a connection. */
export async function entryRecord(id: string): Promise<EntryRecord> {
  const [entry, history] = await untilDisconnected(() =>
    Promise.all([read(`${ACTIVITY_PATH}/${id}`), read(`${HISTORY_PATH}/${id}`)]),
  );
  return { entry: parseActivity(id, entry), record: parseHistory(id, history)?.record ?? null };
}
