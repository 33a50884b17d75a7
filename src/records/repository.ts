import { ACTIVITY_PATH, MAX_SUBJECT_LENGTH, authorName } from '../domain/activity.ts';
import {
  parseRecord,
  parseValues,
  type Draft,
  type Entity,
  type Fields,
  type RecordOf,
} from '../domain/entity.ts';
import type { Mismatches } from '../domain/mismatches.ts';
import { nameInToken } from '../firebase/auth.ts';
import { SERVER_TIMESTAMP, exists, newKey, watchChildren } from '../firebase/database.ts';
import { today } from '../lib/dates.ts';
import { whilePending } from './pendingSaves.ts';
import { writeOnce } from './writeOnce.ts';

/** Follows all records of an entity, oldest first; a change parses only the record that changed. Returns an unsubscribe function. */
export function watch<F extends Fields>(
  entity: Entity<F>,
  onRecords: (records: readonly RecordOf<Entity<F>>[]) => void,
  onError: (error: Error) => void,
): () => void {
  return watchChildren(
    entity.path,
    (id, stored) => parseRecord(entity, id, stored),
    onRecords,
    onError,
  );
}

/** A fresh key for a save, by which it can be found again. */
export const newSaveKey = (): string => newKey();

/** What a save needs to know besides the form; all of it may be left out. */
export type SaveOptions = {
  /** The moment of the save by the server's clock; the day of it is that of the person's own calendar. */
  readonly now?: Date;
  /** The key of the activity entry, from `newSaveKey`; the key of the record, too, when it is new. */
  readonly key?: string;
  /** Values that are stored as they stand in place of what the form makes of them. */
  readonly odd?: Mismatches;
};

/**
 * Stores a form and its activity entry together or not at all (specification, section 7), in the name that the
 * signed-in person's token carries. Without an id it creates the record; with one it writes every field and leaves
 * the rest of the record as it stands. Resolves when the server has stored it; rejects with the database's error,
 * or a `SaveRefused` that says why.
 */
export async function save<F extends Fields>(
  entity: Entity<F>,
  id: string | null,
  draft: Draft<F>,
  { now, key = newSaveKey(), odd = {} }: SaveOptions = {},
): Promise<void> {
  const values = parseValues(entity, draft);
  const entry = `${ACTIVITY_PATH}/${key}`;
  const record =
    id === null
      ? { [`${entity.path}/${key}`]: { ...values, creationDate: today(now) } }
      : fieldPaths(`${entity.path}/${id}`, { ...values, ...odd });
  const activity = {
    action: id === null ? entity.activity.created : entity.activity.updated,
    subject: entity.activity.subject(values).slice(0, MAX_SUBJECT_LENGTH),
    timestamp: SERVER_TIMESTAMP,
  };
  // A new record and its entry share a key, so that the security rules can ask for the one with the other.
  await whilePending(
    writeOnce({
      entry,
      record: id === null ? null : `${entity.path}/${id}`,
      valuesFor: async (isRetry) => ({
        ...record,
        [entry]: { ...activity, user: authorName(await nameInToken(isRetry)) },
      }),
    }),
  );
}

/** Whether a save with this key has reached the database. Rejects when the database cannot be read. */
export const wasSaved = (key: string): Promise<boolean> => exists(`${ACTIVITY_PATH}/${key}`);

/** Children below a value cannot be judged one by one: a field that holds some is left as it stands. */
function fieldPaths(record: string, values: Readonly<Record<string, unknown>>) {
  return Object.fromEntries(
    Object.entries(values)
      .filter(([, value]) => typeof value !== 'object')
      .map(([name, value]) => [`${record}/${name}`, value]),
  );
}
