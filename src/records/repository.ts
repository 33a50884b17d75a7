import { ACTIVITY_PATH, authorName } from '../domain/activity.ts';
import { nameInToken } from '../firebase/auth.ts';
import { SERVER_TIMESTAMP, exists, newKey } from '../firebase/database.ts';
import { storedValues, type RecordWrite, type Signature } from './storedValues.ts';
import { writeWithRetry } from './writeWithRetry.ts';

/** A new key for a save, which identifies its activity entry. */
export const newSaveKey = (): string => newKey();

/**
 * Stores values of records in one atomic write, each with an activity entry (specification, section 7), under the name in
 * the user's token, and for an update that changes something with an entry of the record's history. `alongside` returns
 * what else to store with it, by path; `owner` is the uid of the person whose save it is. Resolves when the server has stored
 * all of it; rejects as `writeWithRetry` does, and then has stored none of it.
 */
export async function saveTogether(
  writes: readonly RecordWrite[],
  alongside: (signature: Signature) => Readonly<Record<string, unknown>> = () => ({}),
  owner?: string,
): Promise<void> {
  const [first] = writes;
  if (first === undefined) return;
  await writeWithRetry({
    ...(owner !== undefined && { owner }),
    entry: `${ACTIVITY_PATH}/${first.key}`,
    updates: writes.flatMap(({ entity, id, changes = {} }) =>
      id === null ? [] : [{ path: `${entity.path}/${id}`, changes }],
    ),
    valuesFor: async (isRetry) => {
      const user = authorName(await nameInToken(isRetry));
      const signed = { user, timestamp: SERVER_TIMESTAMP };
      return { ...storedValues(writes, signed), ...alongside(signed) };
    },
  });
}

/** Whether the save with this key is stored. Rejects when the database cannot be read. */
export const wasSaved = (key: string): Promise<boolean> => exists(`${ACTIVITY_PATH}/${key}`);
