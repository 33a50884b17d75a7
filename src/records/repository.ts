import { ACTIVITY_PATH, actorName } from '../domain/activity.ts';
import {
  parseRecord,
  parseValues,
  type Draft,
  type Entity,
  type Fields,
  type RecordOf,
} from '../domain/entity.ts';
import {
  SERVER_TIME,
  isStored,
  newKey,
  watchChildren,
  writeTogether,
} from '../firebase/database.ts';
import { today } from '../lib/dates.ts';
import { whilePending } from './pendingSaves.ts';

/** Follows all records of an entity, oldest first; a change parses only the record that changed. Returns the way to stop. */
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

/** Who saves, and at which moment by the server's clock; the day of it is that of their own calendar. */
export type Author = { readonly displayName: string | null; readonly now?: Date };

/**
 * Stores a form and its activity entry together or not at all (specification, section 7). Without an id it
 * creates the record; with one it writes every field and leaves the rest of the record as it stands.
 * Resolves when the server has stored it; rejects with the database's error.
 */
export async function save<F extends Fields>(
  entity: Entity<F>,
  id: string | null,
  draft: Draft<F>,
  author: Author,
): Promise<void> {
  const values = parseValues(entity, draft);
  const activity = {
    user: actorName(author.displayName),
    action: id === null ? entity.activity.created : entity.activity.updated,
    subject: entity.activity.subject(values),
    timestamp: SERVER_TIME,
  };
  const key = newKey();
  const entry = `${ACTIVITY_PATH}/${key}`;
  await whilePending(
    writeOnce(entry, {
      ...(id === null
        ? { [`${entity.path}/${key}`]: { ...values, creationDate: today(author.now) } }
        : fieldPaths(`${entity.path}/${id}`, values)),
      // A new record and its entry share a key, so that the security rules can ask for the one with the other.
      [entry]: activity,
    }),
  );
}

/**
 * A write whose answer is lost with the connection is sent again, and refused then because its entry is there.
 * So whoever is refused looks for the entry, which nobody else can have made.
 */
async function writeOnce(entry: string, values: Readonly<Record<string, unknown>>): Promise<void> {
  try {
    await writeTogether(values);
  } catch (error) {
    const isThere = await isStored(entry).catch(() => false);
    if (!isThere) throw error;
  }
}

function fieldPaths(place: string, values: Readonly<Record<string, unknown>>) {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [`${place}/${name}`, value]),
  );
}
