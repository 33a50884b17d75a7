import { useCallback } from 'react';
import { useAuth } from '../session/useAuth.ts';
import { appendItem, type Follow } from '../device/outboxItems.ts';
import type { Intent, Save, SaveContext } from './intent.ts';
import { createIntent } from './outbox.ts';
import type { Values } from './values.ts';
import { newKey } from '../firebase/database.ts';
import { useClockOffset } from '../connection/useConnection.ts';

/** A save of one record in a batch. Only the first of a batch may edit texts of a stored record. */
export type BatchSave = Pick<Save, 'path' | 'recordId' | 'adds' | 'advances' | 'children'> &
  Partial<Pick<Save, 'id' | 'typed' | 'base'>>;

/** What a batch is called in lists of what is not saved yet, and what is stored with it. */
export type BatchOptions = {
  readonly purpose: string;
  readonly title: string;
  /** What is stored beside the records, given the id of the intent; see `Intent`. */
  readonly alongside?: (id: string) => Values;
  /** Finds what was picked for its form and belongs to the record of its first save: that follows it in the outbox. */
  readonly attach?: (intent: Intent) => Promise<Follow>;
};

/** The most saves in a batch. */
export const MAX_BATCH = 100;

/** Saves changes of several records at once; those beyond the most of a batch in another one. Stable. Resolves to what waits. */
export function useSaveBatch(): (
  saves: readonly BatchSave[],
  options: BatchOptions,
) => Promise<readonly Intent[]> {
  const uid = useAuth().user?.uid ?? '';
  const clockOffsetMs = useClockOffset();
  return useCallback(
    async (saves, options) => {
      const intents: Intent[] = [];
      for (const batch of inBatches(saves)) {
        intents.push(await saveBatch(batch, options, { uid, clockOffsetMs }));
      }
      return intents;
    },
    [uid, clockOffsetMs],
  );
}

/**
 * Saves changes of several records as one intent: one atomic update with one activity entry for each, of which that of the
 * first record is the newest. Resolves when the intent is on the device.
 */
async function saveBatch(
  [first, ...others]: readonly [BatchSave, ...BatchSave[]],
  { attach, alongside, ...options }: BatchOptions,
  context: SaveContext,
): Promise<Intent> {
  const further = others.map(withKey);
  const own = withKey(first);
  const intent = createIntent(
    {
      ...options,
      ...own,
      ...(further.length > 0 && { further }),
      ...(alongside && { alongside: alongside(own.id) }),
    },
    context,
  );
  await appendItem(intent, undefined, await attach?.(intent));
  return intent;
}

const withKey = (save: BatchSave): Save => ({ id: newKey(), typed: {}, base: {}, ...save });

/** Splits saves into batches. */
function inBatches(saves: readonly BatchSave[]): readonly (readonly [BatchSave, ...BatchSave[]])[] {
  const [first, ...others] = saves.slice(0, MAX_BATCH);
  return first === undefined ? [] : [[first, ...others], ...inBatches(saves.slice(MAX_BATCH))];
}
