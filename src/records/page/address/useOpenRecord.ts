import { useCallback, useEffect, useState } from 'react';
import type { Texts } from '../../model/draft.ts';
import type { Entity, Fields, RecordOf } from '../../model/entity.ts';
import { isComplete } from '../../../lib/subscriptionStatus.ts';
import type { Records } from '../../store/read/useRecords.ts';
import { NEW, RECORD, askedRecord, recordName, textsToFill, withoutRecord } from './addresses.ts';
import { currentAddress, currentParams, entryState, useAddress } from './useAddress.ts';

/** The record of a list that the address opens. */
export type OpenRecord = {
  /** Its name in the address. */
  readonly key: string;
  /** Null for a new record, whose form starts with `texts`. */
  readonly id: string | null;
  readonly texts: Texts;
};

type Opening<Row> = {
  readonly opened: OpenRecord | null;
  /** Opens the form of a record. Stable, as are the others. */
  readonly open: (record: Row) => void;
  readonly create: () => void;
  /** Opens the record after the one that the address opens, or with -1 that before it, in the order of these rows. */
  readonly openNeighborIn: (rows: readonly Row[], by: 1 | -1) => void;
  /** Closes the record of a key; with null, as the person asks, also one that was opened a moment ago and is not on screen yet. */
  readonly close: (which: string | null) => void;
  /** Whether the address asks for a record that is not among the records, which have all been loaded. */
  readonly isUnknown: boolean;
};

/**
 * The open record of a list, which the address says: `?record=things/<id>`, or `?record=things/new` for a blank form. Back closes
 * it, and a link opens it. `beforeOpening`, stable, is called before a record is opened here.
 */
export function useOpenRecord<F extends Fields>(
  entity: Entity<F>,
  { records, status }: Records<Entity<F>>,
  beforeOpening?: () => void,
): Opening<RecordOf<Entity<F>>> {
  const { pathname, search, navigation, write, closeRecord } = useAddress();
  const params = new URLSearchParams(search);
  const asked = params.get(RECORD);
  const askedId = askedRecord(entity, params);
  const isOfList = askedId !== null;
  const isLoaded = isComplete(status) || status === 'failed';

  // The record of a link or a reload, until something else is opened here.
  const [arrival] = useState({ navigation, isSent: entryState()?.isSent === true });
  const hasArrived = navigation === arrival.navigation;
  const wasSent = hasArrived && arrival.isSent && askedId === NEW;

  function canOpen(): boolean {
    if (askedId !== NEW) return records.some(({ id }) => id === askedId);
    if (entity.isMadeFromOthers && Object.keys(textsToFill(params)).length === 0) return false;
    // A generated number avoids those of the records.
    return !wasSent && (isLoaded || !hasArrived);
  }

  // A form stays open when its record is removed or the records are loaded again.
  const [openKey, setOpenKey] = useState<string | null>(null);
  const key = isOfList && (asked === openKey || canOpen()) ? asked : null;
  if (key !== openKey) setOpenKey(key);

  useEffect(() => {
    if (wasSent) write(withoutRecord(currentParams()));
  }, [wasSent, write]);

  const show = useCallback(
    (id: string) => {
      beforeOpening?.();
      const now = currentParams();
      const changes = { ...withoutRecord(now), [RECORD]: recordName(entity, id) };
      // From one record to the next, Back still returns to the list.
      write(changes, now.has(RECORD) ? 'replace' : 'push');
    },
    [beforeOpening, write, entity],
  );
  const open = useCallback((record: RecordOf<Entity<F>>) => show(record.id), [show]);
  const create = useCallback(() => show(NEW), [show]);
  const openNeighborIn = useCallback(
    (rows: readonly RecordOf<Entity<F>>[], by: 1 | -1) => {
      // The one on screen may be behind it, after a key that came right before.
      const id = askedRecord(entity, currentParams());
      const next = rows[rows.findIndex((row) => row.id === id) + by];
      if (next) open(next);
    },
    [entity, open],
  );

  const close = useCallback(
    (which: string | null) => {
      // What is on screen may be behind the address, which says another page or record already.
      const now = currentParams().get(RECORD);
      const isOpen = which === null ? now !== null : now === which;
      if (isOpen && currentAddress().pathname === pathname) closeRecord();
    },
    [closeRecord, pathname],
  );

  const isMissing = isLoaded && key === null && !wasSent;
  return {
    opened:
      key === null
        ? null
        : { key, id: askedId === NEW ? null : askedId, texts: textsToFill(params) },
    open,
    create,
    openNeighborIn,
    close,
    isUnknown: asked !== null && (!isOfList || isMissing),
  };
}
