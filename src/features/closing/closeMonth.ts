import { CLOSED_UNTIL, CLOSED_UNTIL_PATH } from '../../model/closedMonth.ts';
import { HISTORY_PATH } from '../../model/history.ts';
import { newKey } from '../../store/firebase/database.ts';
import { explain } from '../../store/write/explain.ts';
import { save } from '../../store/write/save.ts';
import { companyValues, CONFIG } from '../documents/company.ts';

/**
 * Closes all months up to a day, YYYY-MM-DD, with an entry of the history; an earlier day than the one before opens the months in
 * between again, which only an administrator may. Rejects as `save` does, and without a connection.
 */
export function setClosedUntil(day: string): Promise<void> {
  const key = newKey();
  return save(
    async ({ uid, signed, read }) => {
      const from = await read(CLOSED_UNTIL_PATH);
      if (from === day) return null;
      const change = typeof from === 'string' ? { from, to: day } : { to: day };
      return {
        entry: `${HISTORY_PATH}/${key}`,
        values: companyValues(key, { [CLOSED_UNTIL]: change }, signed, uid, CONFIG),
        replaces: { [CLOSED_UNTIL_PATH]: from ?? null },
      };
    },
    { needsAnswer: true },
  );
}

/** Why the closed months were not changed. */
export const closingMessageOf = (error: unknown): string =>
  explain(
    error,
    { path: CLOSED_UNTIL_PATH, fields: [] },
    'Only an administrator can open a closed month again.',
  );
