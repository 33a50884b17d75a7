import { memo, useCallback, useLayoutEffect, useState } from 'react';
import { isComplete, type SubscriptionStatus } from '../../../lib/subscriptionStatus.ts';
import { countText } from '../../../lib/words.ts';
import { ENTITIES } from '../../model/entities.ts';
import { type Entity, isFrozen, type RecordOf } from '../../model/entity.ts';
import type { Names } from '../../model/field.ts';
import {
  isOtherName,
  keptNameOf,
  keysOfParty,
  nameFieldOf,
  nameIn,
  recordsNaming,
} from '../../model/recordsNaming.ts';
import { useRecords } from '../../store/read/useRecords.ts';

/** The lists of records that name parties, those that are there by now. */
export type LoadedLists = {
  readonly lists: readonly NamingList[];
  /** `partial`: some cannot be read. */
  readonly status: 'loading' | 'partial' | 'whole';
};

/** What there is before any list has loaded. */
export const NO_LISTS: LoadedLists = { lists: [], status: 'loading' };

type NamingListsProps = {
  readonly of: Names['of'];
  /** Whether the names are suggested: those in records about others are no source of them. */
  readonly areSuggested?: boolean;
  /** Stable. */
  readonly onLists: (loaded: LoadedLists) => void;
};

type Loaded = NamingList & { readonly status: SubscriptionStatus };

/** Subscribes to all records that name parties, and hands them on. Renders nothing. */
export function NamingLists({ of, areSuggested = false, onLists }: NamingListsProps) {
  const [loaded, setLoaded] = useState<ReadonlyMap<string, Loaded>>(new Map());
  const onLoaded = useCallback(
    (list: Loaded) => setLoaded((before) => new Map(before).set(list.entity.path, list)),
    [],
  );
  const sources = ENTITIES.flatMap((entity) => {
    const field = nameFieldOf(entity, of);
    const isSource = !areSuggested || !entity.isAboutOthers;
    return isSource && field !== undefined ? [{ entity, field }] : [];
  });
  const count = sources.length;
  useLayoutEffect(() => {
    const lists = [...loaded.values()];
    const isSettled =
      lists.length === count &&
      lists.every(({ status }) => isComplete(status) || status === 'failed');
    const isWhole = isSettled && lists.every(({ status }) => isComplete(status));
    onLists({ lists, status: isWhole ? 'whole' : isSettled ? 'partial' : 'loading' });
  }, [loaded, count, onLists]);
  return sources.map(({ entity, field }) => (
    <RecordsSource key={entity.path} entity={entity} field={field} onLoaded={onLoaded} />
  ));
}

type RecordsSourceProps = {
  readonly entity: Entity;
  readonly field: string;
  /** Stable. */
  readonly onLoaded: (list: Loaded) => void;
};

/** Subscribes to the records of an entity. Renders nothing. */
const RecordsSource = memo(function RecordsSource({ entity, field, onLoaded }: RecordsSourceProps) {
  const { records, status } = useRecords(entity);
  useLayoutEffect(
    () => onLoaded({ entity, field, status, records }),
    [onLoaded, entity, field, status, records],
  );
  return null;
});

/** The records of an entity with the field in which they name a party. */
export type NamingList = {
  readonly entity: Entity;
  readonly field: string;
  readonly records: readonly RecordOf<Entity>[];
};

/** Whether the records of a list are kept for the names. */
export const isKept = ({ entity, field }: Omit<NamingList, 'records'>): boolean =>
  keptNameOf(entity) === field;

/** The records of such a list. */
export const toKept = (records: readonly RecordOf<Entity>[]) => records as unknown as KeptNames;

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
  const kept = toKept(lists.filter(isKept).flatMap(({ records }) => records));
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
