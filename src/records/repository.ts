import { ACTIVITY_PATH } from '../domain/activity.ts';
import { authorName, notedName, signedNamesPath } from '../domain/accounts/signature.ts';
import { nameInToken, signedInUid } from '../firebase/auth.ts';
import { SERVER_TIMESTAMP, exists, newKey, read, updatePaths } from '../firebase/database.ts';
import { storedValues, type Alongside, type RecordWrite, type Signature } from './storedValues.ts';
import { writeWithRetry } from './writeWithRetry.ts';

/** A new key for a save, which identifies its activity entry. */
export const newSaveKey = (): string => newKey();

/** Who signs what is sent now, with the name in their token, which `renew` requests first, and the server's time. */
export async function sign(
  renew: boolean,
): Promise<{ readonly uid: string; readonly signed: Signature }> {
  const user = authorName(await nameInToken(renew));
  return { uid: signedInUid() ?? '', signed: { user, timestamp: SERVER_TIMESTAMP } };
}

/** Notes the name under which the user signs, unless it is noted. Rejects when that cannot be read or stored. */
export async function noteName(): Promise<void> {
  const { uid, signed } = await sign(false);
  const names = notedName(uid, signed, await read(signedNamesPath(uid)));
  if (Object.keys(names).length > 0) await updatePaths(names);
}

/**
 * Stores values of records in one atomic write, each with an activity entry (specification, section 7), under the name in
 * the user's token and with the uid as its signature, and for an update that changes something with an entry of the record's history. `alongside` returns
 * what else to store with it, by path; `owner` is the uid of the person whose save it is. Resolves when the server has stored
 * all of it; rejects as `writeWithRetry` does, and then has stored none of it.
 */
export async function saveTogether(
  writes: readonly RecordWrite[],
  alongside: Alongside = () => ({}),
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
      const { uid, signed } = await sign(isRetry);
      return { ...storedValues(writes, signed, uid), ...alongside(signed, uid) };
    },
  });
}

/** Whether the save with this key is stored. Rejects when the database cannot be read. */
export const wasSaved = (key: string): Promise<boolean> => exists(`${ACTIVITY_PATH}/${key}`);
