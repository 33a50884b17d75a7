import { isFrozen, type Entity, type RecordOf } from './entity.ts';
import { countText } from '../../lib/words.ts';
import { isOtherName, keptNameOf, keysOfParty, nameIn, recordsNaming } from './recordsNaming.ts';

/** The records of an entity with the field in which they name a party. */
export type NamingList = {
  readonly entity: Entity;
  readonly field: string;
  readonly records: readonly RecordOf<Entity>[];
};

type Named = Omit<NamingList, 'records'> & { readonly record: RecordOf<Entity> };

/** What else a new name of a party concerns. */
export type Rename = {
  /** The records that can take the new name. */
  readonly followers: readonly Named[];
  /** Those that stay as they were issued. */
  readonly issued: readonly Named[];
  /** Other records that are kept for the name before: whose the followers are is not certain. */
  readonly namesakes: readonly Named[];
  /** The records that have the new name already. */
  readonly joined: readonly Named[];
};

/** What renaming the kept record with this id concerns, given all lists with such names. */
export function renameOf(
  lists: readonly NamingList[],
  id: string,
  { from, to }: { readonly from: string; readonly to: string },
): Rename {
  const isKept = ({ entity, field }: Omit<NamingList, 'records'>) => keptNameOf(entity) === field;
  const kept = lists.filter(isKept).flatMap(({ records }) => records) as unknown as KeptNames;
  const naming = (keys: ReadonlySet<string>): readonly Named[] =>
    lists.flatMap((list) =>
      recordsNaming(list.records, list.field, keys)
        .filter((record) => !isKept(list) || record.id !== id)
        .map((record) => ({ entity: list.entity, field: list.field, record })),
    );
  const named = naming(keysOfParty(kept, from));
  const others = named.filter(
    (one) => !isKept(one) && isOtherName(nameIn(one.record, one.field), to),
  );
  const known = new Set(named.map(({ record }) => record));
  return {
    // A save that waits for its author would hold the whole rename back.
    followers: others.filter((one) => !isIssued(one) && one.record.unsaved?.state !== 'blocked'),
    issued: others.filter(isIssued),
    namesakes: named.filter(isKept),
    joined: naming(keysOfParty(kept, to)).filter(({ record }) => !known.has(record)),
  };
}

const isIssued = ({ entity, field, record }: Named): boolean => isFrozen(entity, record, field);

type KeptNames = Parameters<typeof keysOfParty>[0];

/** How many records of each kind there are, such as "1 task, 2 notes"; blank if there are none. */
export function countsOf(named: readonly Named[]): string {
  const counts = new Map<Entity, number>();
  for (const { entity } of named) counts.set(entity, (counts.get(entity) ?? 0) + 1);
  return [...counts].map(([entity, count]) => countText(count, entity.noun)).join(', ');
}

/** What is to be saved of each record that takes a new name: its texts before and after. */
export const withName = (followers: readonly Named[], to: string) =>
  followers.map(({ entity, field, record }) => ({
    path: entity.path,
    recordId: record.id,
    typed: { [field]: to },
    base: { [field]: String(record[field]) },
  }));
