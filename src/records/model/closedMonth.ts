import { createStore } from '../../lib/createStore.ts';
import { formatDate } from '../../lib/dates.ts';

/** What the last day of the last closed month is called in the database, below `config`. */
export const CLOSED_UNTIL = 'closedUntil';

/** Where it is stored, as YYYY-MM-DD; nothing while no month is closed. */
export const CLOSED_UNTIL_PATH = `config/${CLOSED_UNTIL}`;

/** That day as far as this tab knows it; blank while no month is closed. */
export const closedUntil = createStore('');

/** Whether a date, YYYY-MM-DD, lies in a closed month. */
export const isClosed = (date: unknown): boolean =>
  typeof date === 'string' && date !== '' && date <= closedUntil.get();

/** Says of a date that it lies in a closed month; null of any other. */
export const closedNote = (date: string): string | null =>
  isClosed(date) ? `Closed up to ${formatDate(closedUntil.get())}.` : null;
