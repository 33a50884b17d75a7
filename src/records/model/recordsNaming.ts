import { nameKey } from '../../lib/nameKey.ts';
import type { Texts } from './draft.ts';
import type { Entity, RecordOf } from './entity.ts';
import type { Names } from './field.ts';

type Row = RecordOf<Entity>;

/** The field of an entity that holds names of parties, if it has one. */
export const nameFieldOf = ({ fields }: Entity, of: Names['of']): string | undefined =>
  Object.keys(fields).find((name) => fields[name]?.names?.of === of);

/** The field with the name for which the records of an entity are kept, if they are. */
export const keptNameOf = ({ fields }: Entity): string | undefined =>
  Object.keys(fields).find((name) => fields[name]?.names?.formerNames !== undefined);

/** The fields of an entity with names that its records are looked up by. */
export const lookedUpFields = ({ fields }: Pick<Entity, 'fields'>): readonly string[] =>
  Object.keys(fields).filter((name) => {
    const { isLookedUp = false, formerNames } = fields[name]?.names ?? {};
    return isLookedUp || formerNames !== undefined;
  });

/**
 * The child beside a field with a name by which records are looked up. It has the name in lower case, which the rules can compare; it is
 * blank where the key of the name is not that, and other programs may leave it away.
 */
export const keyChildOf = (field: string): string => `${field}Key`;

/** The children with keys that belong to some values of a record. */
export const keysBeside = (
  entity: Pick<Entity, 'fields'>,
  values: Readonly<Record<string, unknown>>,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    lookedUpFields(entity).flatMap((field) => {
      const name = values[field];
      if (typeof name !== 'string') return [];
      const lower = name.toLowerCase();
      return [[keyChildOf(field), lower === nameKey(name) ? lower : '']];
    }),
  );

/** The name in a field of a record, trimmed. */
export function nameIn(record: Row, field: string): string {
  const value = record[field];
  return typeof value === 'string' ? value.trim() : '';
}

/** A record that is kept for a party. */
export type Kept = { readonly name: string; readonly formerNames: string };

/** The names in a text that has one a line. */
export const linesOf = (names: string): readonly string[] =>
  names.split('\n').filter((name) => name.trim() !== '');

/** The former names of a record after it was renamed, newest first and each once. */
export function formerNamesAfter(former = '', from = '', to = ''): string {
  const byKey = new Map([from, ...linesOf(former)].map((name) => [nameKey(name), name.trim()]));
  byKey.delete('');
  byKey.delete(nameKey(to));
  return [...byKey.values()].join('\n');
}

/** The former names in records that are nobody's name by now, by key, each with the current name of its record. */
export function currentNames(kept: readonly Kept[]): ReadonlyMap<string, string> {
  const current = new Set(kept.map(({ name }) => nameKey(name)));
  const names = new Map<string, string>();
  for (const { name, formerNames } of kept) {
    for (const former of formerNames === '' ? [] : linesOf(formerNames)) {
      if (!current.has(nameKey(former))) names.set(nameKey(former), name);
    }
  }
  return names;
}

/** The keys of all names of whoever is called by a name, given the records that are kept; none for a blank one. */
export function keysOfParty(kept: readonly Kept[], name: string): ReadonlySet<string> {
  const current = currentNames(kept);
  const key = nameKey(current.get(nameKey(name)) || name);
  const former = [...current].filter(([, now]) => nameKey(now) === key).map(([before]) => before);
  return new Set(key === '' ? [] : [key, ...former]);
}

/** The id of the record that a stored or parsed one was merged into; blank if it was not. */
export const mergedInto = (record: object): string =>
  'mergedInto' in record ? String(record.mergedInto) : '';

/** The ids of the records that were merged into one. */
export const absorbedIds = (record: Row): readonly string[] =>
  linesOf(nameIn(record, 'absorbed')).map((line) => line.slice(0, line.indexOf(' ')));

/** Finds the first record that is kept for a name, or else for somebody who had it before; none for a blank one. */
export function keptRecords<K extends Kept>(kept: readonly K[]): (name: string) => K | undefined {
  const current = currentNames(kept);
  const byKey = new Map(kept.toReversed().map((record) => [nameKey(record.name), record]));
  byKey.delete('');
  return (name) => byKey.get(nameKey(current.get(nameKey(name)) || name));
}

/** The record that is kept for one name; for many, `keptRecords` looks through all of them once. */
export const recordKeptFor = <K extends Kept>(kept: readonly K[], name: string): K | undefined =>
  keptRecords(kept)(name);

/**
 * The records that hold one of the names in a field, newest first: trimmed and in any case, by which records of one party
 * are joined. Given oldest first, as they are stored.
 */
export const recordsNaming = <R extends Row>(
  records: readonly R[],
  field: string,
  keys: ReadonlySet<string>,
): readonly R[] =>
  records.filter((record) => keys.has(nameKey(nameIn(record, field)))).toReversed();

/** Whether a text names somebody else than another one: names are joined in any case. */
export const isOtherName = (name: string, other: string): boolean =>
  nameKey(name) !== nameKey(other);

/** The field with the name of whom a record is kept for, if the texts of its form give it another one. */
export function renamedField(entity: Entity, record: Row | null, texts: Texts): string | null {
  const field = keptNameOf(entity);
  if (field === undefined || record === null) return null;
  const from = nameIn(record, field);
  return from !== '' && isOtherName(texts[field] ?? from, from) ? field : null;
}
