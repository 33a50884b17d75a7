import { useCallback } from 'react';
import { useAuth } from '../../auth/useAuth.ts';
import { useClockOffset } from '../useClockOffset.ts';
import { inBatches, saveBatch, type BatchOptions, type BatchSave } from './saveBatch.ts';

/** Saves changes of several records at once; those beyond the most of a batch in another one. Stable. */
export function useSaveBatch(): (
  saves: readonly BatchSave[],
  options: BatchOptions,
) => Promise<void> {
  const uid = useAuth().user?.uid ?? '';
  const clockOffsetMs = useClockOffset();
  return useCallback(
    async (saves, options) => {
      for (const batch of inBatches(saves)) await saveBatch(batch, options, { uid, clockOffsetMs });
    },
    [uid, clockOffsetMs],
  );
}
