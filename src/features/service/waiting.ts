import { nameKey } from '../../lib/nameKey.ts';
import { daysBetween } from '../../model/calendar.ts';
import type { Ticket } from './ticket.entity.ts';
import { isIsoDate } from '../../model/validation.ts';

/** Whether a ticket has to be dealt with before others. */
export const isPressing = ({ priority }: Ticket): boolean =>
  priority === 'High' || priority === 'Urgent';

/** Whether a ticket is assigned to somebody; a blank name is nobody's. */
export const isAssignedTo = ({ assigned }: Ticket, name: string): boolean =>
  nameKey(name) !== '' && nameKey(assigned) === nameKey(name);

/** When a ticket was reported, in milliseconds since 1970; null when that is not stored. */
export function reportedAt({ reported }: Ticket): number | null {
  const time = isIsoDate(reported, 'datetime-local') ? Date.parse(reported) : Number.NaN;
  return Number.isNaN(time) ? null : time;
}

/** For how many days a ticket has waited by a YYYY-MM-DD date, since it was reported or created; null if neither is known. */
export const daysWaiting = ({ reported, creationDate }: Ticket, today: string): number | null =>
  daysBetween(reported.slice(0, 10), today) ?? daysBetween(creationDate, today);
