import type { Records } from '../../store/read/useRecords.ts';
import { useRecordsBy } from '../../store/read/useRecordsBy.ts';
import { MAX_OPEN, task } from './task.entity.ts';

/** Found by their status, so that those that are done cost nothing. All who ask share one subscription. */
const OPEN = [{ child: 'status', from: 'Open', to: 'Open', count: MAX_OPEN }] as const;

/** What is to be done, by anybody. */
export const useOpenTasks = (isWanted: boolean): Records<typeof task> =>
  useRecordsBy(task, OPEN, { isWanted });
