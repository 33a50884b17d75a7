import { ACTIVITY_PATH, MAX_SUBJECT_LENGTH, authorName } from '../domain/activity.ts';
import type { Entity } from '../domain/entity.ts';
import { HISTORY_PATH } from '../domain/history.ts';
import { nameInToken } from '../firebase/auth.ts';
import { SERVER_TIMESTAMP, exists, newKey } from '../firebase/database.ts';
import type { RecordValues } from './recordValues.ts';
import { writeWithRetry } from './writeWithRetry.ts';

/** A new key for a save, which identifies its activity entry. */
export const newSaveKey = (): string => newKey();

/**
 * Stores values of a record and an activity entry in one atomic write (specification, section 7), under the name in the
 * user's token; for an update that changes something, also an entry of the record's history. A null `id` creates the
 * record; otherwise its other values stay unchanged. `key`, from `newSaveKey`, is that of the entries, and of a new record.
 * Resolves when the server has stored it; rejects with `SaveDenied` or the
 * database's error.
 */
export async function save(
  entity: Entity,
  id: string | null,
  { values, subject, changes = {} }: RecordValues,
  key: string = newSaveKey(),
): Promise<void> {
  const entryPath = `${ACTIVITY_PATH}/${key}`;
  const entry = {
    action: id === null ? entity.activity.created : entity.activity.updated,
    subject: subject.slice(0, MAX_SUBJECT_LENGTH),
    timestamp: SERVER_TIMESTAMP,
  };
  // A new record and its entry share a key, so that the security rules can require each with the other.
  const record =
    id === null
      ? { [`${entity.path}/${key}`]: values }
      : Object.fromEntries(
          Object.entries(values).map(([name, value]) => [`${entity.path}/${id}/${name}`, value]),
        );
  await writeWithRetry({
    entry: entryPath,
    record: id === null ? null : `${entity.path}/${id}`,
    changes,
    valuesFor: async (isRetry) => {
      const user = authorName(await nameInToken(isRetry));
      const isChanged = id !== null && Object.keys(changes).length > 0;
      const { timestamp } = entry;
      return {
        ...record,
        [entryPath]: { ...entry, user },
        ...(isChanged && {
          [`${HISTORY_PATH}/${key}`]: { record: `${entity.path}/${id}`, user, timestamp, changes },
        }),
      };
    },
  });
}

/** Whether the save with this key is stored. Rejects when the database cannot be read. */
export const wasSaved = (key: string): Promise<boolean> => exists(`${ACTIVITY_PATH}/${key}`);
