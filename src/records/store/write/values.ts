import { ACTIVITY_PATH, MAX_SUBJECT_LENGTH } from '../../model/activity.ts';
import { LISTING_CHANGE, needsTrace } from '../../model/archive.ts';
import {
  CHANGED_AT,
  CHANGED_BY,
  SHARED,
  isLeftBlank,
  isSignedField,
  parseValues,
  type Entity,
} from '../../model/entity.ts';
import { readText } from '../../model/field.ts';
import { initialDraft, type Texts } from '../../model/draft.ts';
import { HISTORY_PATH, type Changes } from '../../model/history.ts';
import { keysBeside } from '../../model/recordsNaming.ts';

/** Values by path. */
export type Values = Readonly<Record<string, unknown>>;

/** The values a save writes to a record, by field, and the subject of its activity entry. */
export type RecordValues = {
  readonly values: Values;
  readonly subject: string;
  /** What an update does to the fields, for the history of its record. */
  readonly changes?: Changes;
};

/** What to write to one record. */
export type RecordWrite = RecordValues & {
  readonly entity: Entity;
  /** The record to update; null creates one. */
  readonly id: string | null;
  /** The key of its entries, and of a new record: a new one of the database. */
  readonly key: string;
  /** Whether everybody with access may see it; by default, what is no money, and what is new and about nothing. */
  readonly isShared?: boolean;
};

/** Whether everybody with access may see a record, given what is stored of it, or else its values. */
export const isShared = (
  { isForOffice }: Entity,
  stored: object | null,
  { about }: Readonly<Record<string, unknown>>,
  kindAt: (path: string) => Pick<Entity, 'isForOffice'> | undefined,
): boolean => {
  if (isForOffice !== 'about') return !isForOffice;
  if (stored !== null) return SHARED in stored;
  const path = readText(about);
  return kindAt(path.slice(0, path.lastIndexOf('/')))?.isForOffice !== true;
};

/** Who writes, by name and account, and the server's time, as every entry holds them. */
export type Signature = {
  readonly user: string;
  readonly uid: string;
  readonly timestamp: object;
};

/** What else to store in the write of a save, by path. */
export type Alongside = (signed: Signature) => Values;

/**
 * The values of a new record, from the texts of its form; missing ones have their initial text, and optional ones that were
 * left blank are not stored, nor are numbers that are issued later. `day`: YYYY-MM-DD; `children`: what it holds beside its fields.
 */
export function newRecord(
  entity: Entity,
  typed: Texts,
  day: string,
  children: Texts = {},
): RecordValues {
  const texts: Texts = { ...initialDraft(entity, []), ...typed };
  const values = parseValues(entity, texts);
  const subject = entity.activity.subject(values);
  const stored = Object.entries(values).filter(([name]) => {
    const field = entity.fields[name];
    return (
      field !== undefined &&
      field.input.type !== 'issued' &&
      !isSignedField(field) &&
      !isLeftBlank(field, texts[name] ?? '')
    );
  });
  return { values: { ...Object.fromEntries(stored), creationDate: day, ...children }, subject };
}

/** The values by path that store records, their signed activity entries and what the updates among them change. */
export const storedValues = (writes: readonly RecordWrite[], signed: Signature): Values =>
  Object.assign({}, ...writes.map((write) => valuesOf(write, signed))) as Values;

/** The values by path that store a record and its entries. */
function valuesOf(write: RecordWrite, signed: Signature): Values {
  const { entity, id, key, values, subject, changes = {} } = write;
  const { created, updated } = entity.activity;
  const isForAll =
    write.isShared ??
    (!entity.isForOffice || (entity.isForOffice === 'about' && id === null && !values['about']));
  const since = isForAll && { [SHARED]: signed.timestamp };
  const entry = {
    ...signed,
    // The end may halve a character.
    subject: subject.slice(0, MAX_SUBJECT_LENGTH).toWellFormed(),
    ...since,
  };
  if (id === null) {
    return {
      // A new record and its entry share a key, so that the security rules can require each with the other.
      [`${entity.path}/${key}`]: {
        ...values,
        ...keysBeside(entity, values),
        ...signedValues(entity, signed),
        [CHANGED_AT]: signed.timestamp,
        [CHANGED_BY]: signed.uid,
        ...(entity.isForOffice === 'about' && since),
      },
      [`${ACTIVITY_PATH}/${key}`]: { ...entry, action: created },
    };
  }
  const record = `${entity.path}/${id}`;
  return {
    ...Object.fromEntries(
      Object.entries({ ...values, ...keysBeside(entity, values) }).map(([name, value]) => [
        `${record}/${name}`,
        value,
      ]),
    ),
    // Also where nothing else of it changes, as where something is only noted beside it: what was imported is not removed from then on.
    [`${record}/${CHANGED_AT}`]: signed.timestamp,
    [`${record}/${CHANGED_BY}`]: signed.uid,
    [`${ACTIVITY_PATH}/${key}`]: { ...entry, action: updated },
    ...(needsTrace(entity, changes) && { [`${record}/${LISTING_CHANGE}`]: key }),
    ...(Object.keys(changes).length > 0 && {
      [`${HISTORY_PATH}/${key}`]: {
        ...signed,
        record,
        changes,
        ...(isForAll && { [SHARED]: record }),
      },
    }),
  };
}

/** Values by path, of which each object says who has saved it, and when. */
export const withSignature = (values: Values = {}, signed: Signature): Values =>
  Object.fromEntries(
    Object.entries(values).map(([path, value]) => [
      path,
      typeof value === 'object' ? { ...value, ...signed } : value,
    ]),
  );

/** The fields of a new record that say who creates it, and when. */
const signedValues = ({ fields }: Entity, { user, timestamp }: Signature): Values =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) =>
      isSignedField(field) ? [[name, field.input.type === 'author' ? user : timestamp]] : [],
    ),
  );
