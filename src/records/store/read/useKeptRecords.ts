import { useState } from 'react';
import type { Entity, Fields } from '../../model/entity.ts';
import { isComplete } from '../../../lib/subscriptionStatus.ts';
import { useIsCopyKept } from '../../../session/useIsCopyKept.ts';
import { useShownCopy } from './useCopy.ts';
import { useRecords, type Records } from './useRecords.ts';
import { useRecordsBy, type RecordRange } from './useRecordsBy.ts';

type Options = {
  /** Whether to subscribe to the ranges, or to the whole list. */
  readonly isWanted: boolean;
  /** Whether to subscribe to the whole list where that is kept. */
  readonly isWholeWanted?: boolean;
  /** As for `useRecords`. */
  readonly withArchived?: boolean | 'counted';
};

/**
 * The records of an entity that a page shows something of, oldest first: those in the ranges, which must be stable. Where the person
 * keeps a copy on this device, all of them instead, of which only what has changed is read when they come back; it waits for nothing.
 */
export function useKeptRecords<F extends Fields>(
  entity: Entity<F>,
  ranges: readonly RecordRange[],
  { isWanted, isWholeWanted = true, withArchived = false }: Options,
): Records<Entity<F>> {
  const all = useWholeIfKept(entity, { isWanted: isWholeWanted, withArchived });
  const isKept = useIsCopyKept();
  const found = useRecordsBy(entity, ranges, {
    isWanted: isWanted && all === null,
    withArchived,
    ...(!isKept && { seenAs: JSON.stringify(ranges) }),
  });
  useShownCopy(all === null ? found.savedAt : undefined);
  return all ?? found;
}

/** All records of an entity where the person keeps a copy on this device; null while they are to be asked for in another way. */
export function useWholeIfKept<F extends Fields>(
  entity: Entity<F>,
  { isWanted, withArchived = false }: Options,
): Records<Entity<F>> | null {
  const isKept = useIsCopyKept();
  const [hadCopy] = useState(isKept);
  const [areAllWanted, setAllWanted] = useState(isKept);
  if (isKept && !areAllWanted) setAllWanted(true);
  const all = useRecords(entity, { isWanted: isWanted && areAllWanted, withArchived });
  // What is on the page stays there until the list is that somebody has just decided to keep.
  return isWanted && (hadCopy || isComplete(all.status)) ? all : null;
}
