import { PEOPLE_PATH } from '../../../src/records/model/people.ts';
import {
  storedValues,
  type Alongside,
  type RecordWrite,
} from '../../../src/records/store/write/values.ts';
import type { Database } from '../../backend/core/database.ts';
import type { Caller } from '../../backend/core/errors.ts';
import { parseUpdate } from '../../backend/core/nodeFromJson.ts';
import { plainJson } from '../../backend/core/nodeToJson.ts';
import { parsePath, ROOT } from '../../backend/core/path.ts';
import { UID_PREFIX } from '../backendAddress.ts';

/** Somebody who works on the records within the backend, under the same security rules as the tabs. */
export type Person = {
  readonly name: string;
  /** The value at a path, as JSON. Throws PermissionDenied. */
  read(this: void, path: string): unknown;
  /** Stores values by path in one write. Throws PermissionDenied, and InvalidInput. */
  update(this: void, values: Readonly<Record<string, unknown>>): void;
  /** Stores records in one write, each with its activity entry, and what `alongside` returns. Throws as `update` does. */
  save(this: void, writes: readonly RecordWrite[], alongside?: Alongside): void;
};

/** Signs somebody in to the database, which notes their name. */
export function createPerson(
  name: string,
  database: Database,
  uid = UID_PREFIX + name.toLowerCase().replaceAll(' ', '-'),
): Person {
  const caller: Caller = { uid, provider: 'password', token: { sub: uid, name } };
  const update: Person['update'] = (values) =>
    void database.write(caller, parseUpdate(ROOT, values));
  const read: Person['read'] = (path) => plainJson(database.read(caller, parsePath(path)));
  const signed = { user: name, uid, timestamp: { '.sv': 'timestamp' } };
  update({ [`${PEOPLE_PATH}/${uid}`]: { name, at: signed.timestamp } });
  return {
    name,
    read,
    update,
    save(writes, alongside = () => ({})) {
      update({ ...storedValues(writes, signed), ...alongside(signed) });
    },
  };
}
