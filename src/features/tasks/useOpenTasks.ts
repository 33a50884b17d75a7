import type { Records } from '../../store/read/useRecords.ts';
import { statusRanges } from '../../store/read/statusRanges.ts';
import { useRecordsBy } from '../../store/read/useRecordsBy.ts';
import { MAX_OPEN, task } from './task.entity.ts';

/** Found by their status, so that those that are done cost nothing. All who ask share one subscription. */
const OPEN = statusRanges(task, 'status', ['Open'], { count: MAX_OPEN });

/** What is to be done, by anybody. */
export const useOpenTasks = (isWanted: boolean): Records<typeof task> =>
  useRecordsBy(task, OPEN, { isWanted });
