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
import { trackPending } from './pendingSaves.ts';
import { writeWithRetry } from './writeWithRetry.ts';

/** Subscribes to all records of an entity, oldest first; a change parses only the changed record. Returns an unsubscribe function. */
export function watchRecords<F extends Fields>(
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

/** A new key for a save, which identifies its activity entry. */
export const newSaveKey = (): string => newKey();

/** Optional details of a save. */
export type SaveOptions = {
  /** The time of the save by the server's clock; its day in the local time zone becomes the creation date. */
  readonly now?: Date;
  /** The key of the activity entry, from `newSaveKey`; also the key of the record when it is new. */
  readonly key?: string;
  /** Stored values to write back unchanged in place of the parsed ones. */
  readonly mismatches?: Mismatches;
};

/**
 * Stores a form and its activity entry in one atomic write (specification, section 7), under the name in the user's
 * token. A null `id` creates the record; otherwise every field is written and the rest of the record stays unchanged.
 * Resolves when the server has stored it; rejects with `SaveDenied` or the database's error.
 */
export async function save<F extends Fields>(
  entity: Entity<F>,
  id: string | null,
  draft: Draft<F>,
  { now, key = newSaveKey(), mismatches = {} }: SaveOptions = {},
): Promise<void> {
  const values = parseValues(entity, draft);
  const entryPath = `${ACTIVITY_PATH}/${key}`;
  const record =
    id === null
      ? { [`${entity.path}/${key}`]: { ...values, creationDate: today(now) } }
      : fieldPaths(`${entity.path}/${id}`, { ...values, ...mismatches });
  const entry = {
    action: id === null ? entity.activity.created : entity.activity.updated,
    subject: entity.activity.subject(values).slice(0, MAX_SUBJECT_LENGTH),
    timestamp: SERVER_TIMESTAMP,
  };
  // A new record and its entry share a key, so that the security rules can require each with the other.
  await trackPending(
    writeWithRetry({
      entry: entryPath,
      record: id === null ? null : `${entity.path}/${id}`,
      valuesFor: async (isRetry) => ({
        ...record,
        [entryPath]: { ...entry, user: authorName(await nameInToken(isRetry)) },
      }),
    }),
  );
}

/** Whether the save with this key is stored. Rejects when the database cannot be read. */
export const wasSaved = (key: string): Promise<boolean> => exists(`${ACTIVITY_PATH}/${key}`);

/** Field values by path, without those that are objects: security rules cannot compare them, so they stay as stored. */
function fieldPaths(recordPath: string, values: Readonly<Record<string, unknown>>) {
  return Object.fromEntries(
    Object.entries(values)
      .filter(([, value]) => typeof value !== 'object')
      .map(([name, value]) => [`${recordPath}/${name}`, value]),
  );
}
