import { ACTIVITY_PATH, MAX_SUBJECT_LENGTH, authorName } from '../domain/activity.ts';
import type { Entity } from '../domain/entity.ts';
import { HISTORY_PATH } from '../domain/history.ts';
import { nameInToken } from '../firebase/auth.ts';
import { SERVER_TIMESTAMP, exists, newKey } from '../firebase/database.ts';
import type { RecordValues } from './recordValues.ts';
import { writeWithRetry } from './writeWithRetry.ts';

/** A new key for a save, which identifies its activity entry. */
export const newSaveKey = (): string => newKey();

/** What to write to one record. */
export type RecordWrite = RecordValues & {
  readonly entity: Entity;
  /** The record to update; null creates one. */
  readonly id: string | null;
  /** The key of its entries, and of a new record, from `newSaveKey`. */
  readonly key: string;
};

/** Who writes, and the server's time, as every entry holds them. */
export type Signature = { readonly user: string; readonly timestamp: object };

/** Stores values of one record; see `saveTogether`. */
export const save = (
  entity: Entity,
  id: string | null,
  values: RecordValues,
  key: string = newSaveKey(),
): Promise<void> => saveTogether([{ ...values, entity, id, key }]);

/**
 * Stores values of records in one atomic write, each with an activity entry (specification, section 7), under the name in
 * the user's token, and for an update that changes something with an entry of the record's history. `alongside` returns
 * what else to store with it, by path. Resolves when the server has stored all of it; rejects with `SaveDenied` or the database's error, and then has stored none of it.
 */
export async function saveTogether(
  writes: readonly RecordWrite[],
  alongside: (signature: Signature) => Readonly<Record<string, unknown>> = () => ({}),
): Promise<void> {
  const [first] = writes;
  if (first === undefined) return;
  await writeWithRetry({
    entry: `${ACTIVITY_PATH}/${first.key}`,
    updates: writes.flatMap(({ entity, id, changes = {} }) =>
      id === null ? [] : [{ path: `${entity.path}/${id}`, changes }],
    ),
    valuesFor: async (isRetry) => {
      const user = authorName(await nameInToken(isRetry));
      const signed = { user, timestamp: SERVER_TIMESTAMP };
      return {
        ...Object.assign({}, ...writes.map((write) => valuesOf(write, signed))),
        ...alongside(signed),
      };
    },
  });
}

/** The values by path that store a record and its entries. */
function valuesOf(
  { entity, id, key, values, subject, changes = {} }: RecordWrite,
  signed: Signature,
): Readonly<Record<string, unknown>> {
  const { created, updated } = entity.activity;
  const entry = { ...signed, subject: subject.slice(0, MAX_SUBJECT_LENGTH) };
  if (id === null) {
    return {
      // A new record and its entry share a key, so that the security rules can require each with the other.
      [`${entity.path}/${key}`]: values,
      [`${ACTIVITY_PATH}/${key}`]: { ...entry, action: created },
    };
  }
  const record = `${entity.path}/${id}`;
  return {
    ...Object.fromEntries(
      Object.entries(values).map(([name, value]) => [`${record}/${name}`, value]),
    ),
    [`${ACTIVITY_PATH}/${key}`]: { ...entry, action: updated },
    ...(Object.keys(changes).length > 0 && {
      [`${HISTORY_PATH}/${key}`]: { ...signed, record, changes },
    }),
  };
}

/** Whether the save with this key is stored. Rejects when the database cannot be read. */
export const wasSaved = (key: string): Promise<boolean> => exists(`${ACTIVITY_PATH}/${key}`);
