import { useState } from 'react';
import type { Entity, Fields } from '../../model/entity.ts';
import { isComplete } from '../../lib/subscriptionStatus.ts';
import { useIsCopyKept } from '../../store/session/useIsCopyKept.ts';
import { useShownCopy } from '../../store/read/useCopy.ts';
import { useRecords, type Records } from '../../store/read/useRecords.ts';
import { useRecordsBy, type RecordRange } from '../../store/read/useRecordsBy.ts';

/**
 * The records of which the home page shows something, oldest first: those in the ranges, which must be stable. Where the person
 * keeps a copy on this device, all of them instead, so that the copy does not grow old; it waits for nothing.
 */
export function useHomeRecords<F extends Fields>(
  entity: Entity<F>,
  ranges: readonly RecordRange[],
  isWanted: boolean,
): Records<Entity<F>> {
  const isKept = useIsCopyKept();
  const [hadCopy] = useState(isKept);
  const [areAllWanted, setAllWanted] = useState(isKept);
  if (isKept && !areAllWanted) setAllWanted(true);
  const all = useRecords(entity, { isWanted: areAllWanted });
  // What is on the page stays there until the list is that somebody has just decided to keep.
  const areAllThere = hadCopy || isComplete(all.status);
  const found = useRecordsBy(entity, ranges, {
    isWanted: isWanted && !areAllThere,
    isSeenAgain: true,
  });
  useShownCopy(areAllThere ? undefined : found.savedAt);
  return areAllThere ? all : found;
}
