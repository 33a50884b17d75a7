import { useMemo } from 'react';
import type { Records } from '../../records/store/read/useRecords.ts';
import {
  statusRanges,
  useRecordsBy,
  useWholeIfKept,
} from '../../records/store/read/useRecordsBy.ts';
import { isOpen, MAX_OPEN, task } from './task.entity.ts';

/** Found by their status, so that those that are done cost nothing. All who ask share one subscription. */
const OPEN = statusRanges(task, 'status', ['Open'], { count: MAX_OPEN });

/** What is to be done, by anybody. */
export function useOpenTasks(isWanted: boolean): Records<typeof task> {
  const all = useWholeIfKept(task, { isWanted });
  const found = useRecordsBy(task, OPEN, { isWanted: isWanted && all === null });
  return useMemo(
    () => (all ? { ...all, records: all.records.filter(isOpen) } : found),
    [all, found],
  );
}
