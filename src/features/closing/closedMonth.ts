import { createStore } from '../../lib/createStore.ts';
import { formatDate } from '../../lib/dates.ts';
import type { Lock } from '../../records/model/entity.ts';
import { readText, text, type Field } from '../../records/model/field.ts';

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

/** The date by which an entry belongs to a month, which may be closed. */
export const bookingDate = (label: string): Field<string> => ({
  ...text(label, 'date'),
  doubt: closedNote,
});

/** Keeps these fields of records whose `date` lies in a closed month. */
export const lockedWithMonth = <Name extends string>(...fields: readonly Name[]): Lock<Name> => ({
  fields,
  holds: ({ date }) => isClosed(date),
  note: closedNote,
  refresh: async (read) => closedUntil.set(readText(await read(CLOSED_UNTIL_PATH))),
  refusal: 'by now its month is closed',
});
