import { ACTIVITY_PATH, MAX_SUBJECT_LENGTH } from '../domain/activity.ts';
import type { Entity } from '../domain/entity.ts';
import { HISTORY_PATH } from '../domain/history.ts';
import { signaturePath } from '../domain/accounts/signature.ts';
import type { RecordValues } from './recordValues.ts';

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

/** What else to store in the write of a save, by path; `uid`: that of its author. */
export type Alongside = (signed: Signature, uid: string) => Readonly<Record<string, unknown>>;

/** The values by path that store records, their signed activity entries and what the updates among them change. */
export const storedValues = (
  writes: readonly RecordWrite[],
  signed: Signature,
  uid: string,
): Readonly<Record<string, unknown>> =>
  Object.assign(
    {},
    ...writes.map((write) => ({ ...valuesOf(write, signed), [signaturePath(write.key)]: uid })),
  ) as Record<string, unknown>;

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
