import type { Entity, Fields, RecordOf } from '../../domain/entity.ts';
import { showToast } from '../../ui/toasts.ts';

/** The code that writes sheets, loaded on demand. */
export const EXPORT = {
  /** Loads the code ahead of time. Never rejects: exporting tries again and reports the error. */
  preload: async (): Promise<void> => {
    await load().catch(() => undefined);
  },
};

const load = () => import('./exportRecords.ts');

/** Downloads records as a CSV file, in their order. */
export async function exportRecords<F extends Fields>(
  entity: Entity<F>,
  records: readonly RecordOf<Entity<F>>[],
): Promise<void> {
  try {
    (await load()).exportRecords(entity, records);
  } catch (error) {
    console.error('Exporting failed', error);
    showToast('Nothing was exported. Check the connection and try again.');
  }
}
