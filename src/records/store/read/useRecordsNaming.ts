import { useMemo } from 'react';
import { nameKey } from '../../../lib/nameKey.ts';
import { isComplete, type SubscriptionStatus } from '../../../lib/subscriptionStatus.ts';
import type { Entity, Fields, RecordOf } from '../../model/entity.ts';
import {
  keptNameOf,
  keptRecords,
  keyChildOf,
  keysOfParty,
  linesOf,
  mergedInto,
  nameIn,
  type Kept,
} from '../../model/recordsNaming.ts';
import { useKeptRecords, type RecordRange } from './useRecordsBy.ts';
import { useRecords, without, type Records, type WithArchived } from './useRecords.ts';

type Options = { readonly isWanted?: boolean; readonly withArchived?: WithArchived };

/**
 * The records of an entity that hold a name with one of these keys in a field that they are looked up by, oldest first, whatever has
 * written them. Without keys they are loading.
 */
export function useRecordsNaming<F extends Fields>(
  entity: Entity<F>,
  field: string,
  keys: ReadonlySet<string>,
  { isWanted = true, withArchived = false }: Options = {},
): Records<Entity<F>> {
  const list = [...keys].join('\n');
  const ranges = useMemo(() => rangesNaming(field, list.split('\n')), [field, list]);
  const isAsked = isWanted && list !== '';
  const { status, records, ...found } = useKeptRecords(entity, ranges, {
    isWanted: isAsked,
    isWholeWanted: isAsked,
    withArchived,
  });
  const own = useMemo(() => {
    const asked = new Set(list.split('\n'));
    return without(records, mergedInto).filter((one) => asked.has(nameKey(nameIn(one, field))));
  }, [records, field, list]);
  return isAsked ? { ...found, status, records: own } : { status: 'loading', records: [] };
}

/** Those with one of the keys beside the name, and those that have none. */
const rangesNaming = (field: string, keys: readonly string[]): readonly RecordRange[] => {
  const child = keyChildOf(field);
  return [{ child, to: '' }, ...keys.map((value) => ({ child, value }))];
};

/** Whoever is called by a name. */
type Named<Row> = {
  readonly status: SubscriptionStatus;
  /** The first record that is kept for them; null if there is none. */
  readonly record: Row | null;
  /** The keys of all their names; none while these are not known. */
  readonly keys: ReadonlySet<string>;
};

/** Who is called by a name, or was before, given the kind of records that are kept for such names. */
export function useNamed<F extends Fields>(
  entity: Entity<F>,
  name = '',
  { isWanted = true }: Pick<Options, 'isWanted'> = {},
): Named<RecordOf<Entity<F>>> {
  const field = keptNameOf(entity) ?? '';
  const key = nameKey(name);
  const isAsked = isWanted && key !== '';
  const own = useRecordsNaming(
    entity,
    field,
    useMemo(() => new Set([key]), [key]),
    { isWanted },
  );
  const former = useMemo(
    () =>
      new Set(
        asKept(own.records)
          .flatMap((one) => linesOf(one.formerNames))
          .map(nameKey),
      ),
    [own.records],
  );
  // A former name may be somebody else's by now.
  const others = useRecordsNaming(entity, field, former, { isWanted });
  const isCurrent = own.records.length > 0;
  // Nothing finds a record by a former name.
  const all = useRecords(entity, { isWanted: isAsked && isComplete(own.status) && !isCurrent });
  const sources = !isCurrent ? [all] : former.size > 0 ? [own, others] : [own];
  const status = sources.find((one) => !isComplete(one.status))?.status ?? own.status;
  const areKnown = isComplete(status);
  const [first, second] = sources;
  return useMemo(() => {
    const kept = asKept([...(first?.records ?? []), ...(second?.records ?? [])]);
    return {
      status: isAsked ? status : 'live',
      record: keptRecords(kept)(name) ?? null,
      keys: areKnown ? keysOfParty(kept, name) : new Set<string>(),
    };
  }, [first?.records, second?.records, name, status, isAsked, areKnown]);
}

const asKept = <Row extends object>(records: readonly Row[]) => records as readonly (Row & Kept)[];
