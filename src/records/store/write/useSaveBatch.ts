import { useCallback } from 'react';
import type { Intent, Save } from './intent.ts';
import { enqueue, sayStored, useSaveContext, type NewIntent, type Queueing } from './outbox.ts';

/** A save of one record in a batch. Only the first of a batch may edit texts of a stored record. */
export type BatchSave = Pick<Save, 'path' | 'recordId' | 'adds' | 'advances' | 'children'> &
  Partial<Pick<Save, 'id' | 'typed' | 'base'>>;

/** What a batch is called in lists of what is not saved yet, what is stored with it, and what is said of it. */
export type BatchOptions = Pick<NewIntent, 'purpose' | 'title' | 'alongside'> & {
  readonly attach?: Queueing['attach'];
  /** What a toast says once it is stored. */
  readonly says?: string;
  /** Takes it back, which the toast offers. */
  readonly undo?: ((sent: readonly Intent[]) => void) | undefined;
};

const MAX_BATCH = 100;

/** Saves changes of several records, and says so. Resolves to what waits once it is on the device. */
type SaveBatch = (saves: readonly BatchSave[], options: BatchOptions) => Promise<readonly Intent[]>;

/** Saves changes of several records as one intent, one atomic update, in which the first one's activity entry is the newest. Stable. */
export function useSaveBatch(): SaveBatch {
  const context = useSaveContext();
  return useCallback(
    async (saves, { attach, says, undo, ...options }) => {
      const intents: Intent[] = [];
      for (const [first, ...further] of inBatches(saves)) {
        intents.push(await enqueue({ ...options, ...first, further }, context, { attach }));
      }
      if (says !== undefined) {
        void sayStored(intents, says, undo && { label: 'Undo', run: () => undo(intents) });
      }
      return intents;
    },
    [context],
  );
}

function inBatches(saves: readonly BatchSave[]): readonly (readonly [BatchSave, ...BatchSave[]])[] {
  const [first, ...others] = saves.slice(0, MAX_BATCH);
  return first === undefined ? [] : [[first, ...others], ...inBatches(saves.slice(MAX_BATCH))];
}
