import { memo, useCallback, useLayoutEffect, useState } from 'react';
import { isComplete, type SubscriptionStatus } from '../../../lib/subscriptionStatus.ts';
import { ENTITIES } from '../../model/entities.ts';
import type { Entity } from '../../model/entity.ts';
import type { Names } from '../../model/input.ts';
import { nameFieldOf } from '../../model/recordsNaming.ts';
import type { NamingList } from '../../model/rename.ts';
import { useRecords } from '../../store/read/useRecords.ts';

/** The lists of records that name parties, those that are there by now. */
export type LoadedLists = {
  readonly lists: readonly NamingList[];
  /** `partial`: some cannot be read. */
  readonly status: 'loading' | 'partial' | 'whole';
};

export const NO_LISTS: LoadedLists = { lists: [], status: 'loading' };

type NamingListsProps = {
  readonly of: Names['of'];
  /** Stable. */
  readonly onLists: (loaded: LoadedLists) => void;
};

type Loaded = NamingList & { readonly status: SubscriptionStatus };

/** Subscribes to all records that name parties, and hands them on. Renders nothing. */
export function NamingLists({ of, onLists }: NamingListsProps) {
  const [loaded, setLoaded] = useState<ReadonlyMap<string, Loaded>>(new Map());
  const onLoaded = useCallback(
    (list: Loaded) => setLoaded((before) => new Map(before).set(list.entity.path, list)),
    [],
  );
  const sources = ENTITIES.flatMap((entity) => {
    const field = nameFieldOf(entity, of);
    return field === undefined ? [] : [{ entity, field }];
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
