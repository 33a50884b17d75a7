import { useMemo } from 'react';
import type { Entity, Fields, RecordOf } from '../../records/model/entity.ts';
import type { Names } from '../../records/model/field.ts';
import { keysOfParty, nameFieldOf, recordsNaming } from '../../records/model/recordsNaming.ts';
import type { SubscriptionStatus } from '../../lib/subscriptionStatus.ts';
import { listed, useRecords } from '../../records/store/read/useRecords.ts';
import { useOpenRecord } from '../../records/page/address/useOpenRecord.ts';
import type { OpenList } from '../../records/page/OpenPanel.tsx';

/** The records of one kind that name a customer or supplier. */
export type PartyRecords<Row = RecordOf<Entity>> = {
  readonly entity: Entity;
  readonly status: SubscriptionStatus;
  /** Newest first. */
  readonly rows: readonly Row[];
  /** With the archived ones that go on counting in sums. */
  readonly counted: readonly Row[];
  /** Opens a record beside the page. A method, so that the lists of several kinds are of one type. */
  open(this: void, record: Row): void;
};

/** The records that are kept for customers or suppliers. */
type Kept = Parameters<typeof keysOfParty>[0];

type Party<F extends Fields> = {
  readonly of: Names['of'];
  readonly name: string;
  /** Those that are kept for the names, of which the list may be one. */
  readonly keptIn: (own: readonly RecordOf<Entity<F>>[]) => Kept;
};

/**
 * The live records of an entity that name a customer or supplier by its name or a former one, and the entity's form, which opens
 * on this page with these details.
 */
export function usePartyList<F extends Fields>(
  entity: Entity<F>,
  { of, name, keptIn }: Party<F>,
  details?: OpenList['details'],
) {
  const list = useRecords(entity, { withArchived: 'counted' });
  const { records, status } = list;
  const { opened, open, openNeighborIn, close, isUnknown } = useOpenRecord(entity, list);
  const kept = keptIn(records);
  const keys = useMemo(() => keysOfParty(kept, name), [kept, name]);
  const counted = useMemo(
    () => recordsNaming(records, nameFieldOf(entity, of) ?? '', keys),
    [records, entity, of, keys],
  );
  const rows = useMemo(() => listed(entity, counted), [entity, counted]);
  /** Stable, so that opening a record renders none of the sections. */
  const found: PartyRecords<RecordOf<Entity<F>>> = useMemo(
    () => ({ entity, status, rows, counted, open }),
    [entity, status, rows, counted, open],
  );

  const panel: OpenList = {
    entity,
    records,
    opened,
    close,
    openNeighbor: (by) => openNeighborIn(rows, by),
    isUnknown,
    ...(details && { details }),
  };
  return { panel, found, records };
}
