import { ASSIGNEES } from '../../company/assignees.ts';
import type { BadgeColors, StatusOf } from '../../lib/badgeColors.ts';
import { ARCHIVE_FIELD } from '../../records/model/archive.ts';
import { defineEntity, type RecordOf } from '../../records/model/entity.ts';
import { daysBetween, isIsoDate } from '../../lib/calendar.ts';
import {
  link,
  openSelect,
  optional,
  partyName,
  statusField,
  text,
} from '../../records/model/field.ts';
import { nameKey } from '../../lib/nameKey.ts';
import { generated } from '../../records/model/documentNumber.ts';
import { regularNoun } from '../../lib/words.ts';

export const TICKET_COLORS = {
  New: 'blue',
  'In Progress': 'yellow',
  'On Hold': 'gray',
  Resolved: 'purple',
  Closed: 'green',
} as const satisfies BadgeColors;

type TicketStatus = StatusOf<typeof TICKET_COLORS>;

export const PRIORITY_COLORS = {
  Low: 'gray',
  Normal: 'gray',
  High: 'yellow',
  Urgent: 'red',
} as const satisfies BadgeColors;

/** Whether a ticket is New or In Progress (specification, section 4). */
export const isOpen = ({ status }: { readonly status: TicketStatus }): boolean =>
  status === 'New' || status === 'In Progress';

export const ticket = defineEntity({
  path: 'service/tickets',
  noun: regularNoun('ticket'),
  fields: {
    ticketId: generated('Ticket ID', () => '', 9999),
    customer: partyName('Customer', 'customers'),
    issue: text('Issue', 'multiline'),
    assigned: openSelect('Assigned To', ASSIGNEES),
    status: statusField('Status', TICKET_COLORS, 'New'),
    reported: optional(text('Reported', 'datetime-local')),
    priority: optional(statusField('Priority', PRIORITY_COLORS, 'Normal')),
    phone: optional(text('Site Phone', 'tel')),
    site: optional(text('Site Address', 'multiline')),
    installation: optional(link('Installation')),
    ...ARCHIVE_FIELD,
  },
  sinceField: 'status',
  indexedFields: ['installation'],
  needsAttention: isOpen,
  activity: {
    created: 'created ticket',
    updated: 'updated ticket',
    subject: ({ ticketId }) => `#${ticketId}`,
  },
});

export type Ticket = RecordOf<typeof ticket>;

/** The number of tickets with a status. */
export const countWithStatus = (tickets: readonly Ticket[], status: TicketStatus): number =>
  tickets.filter((record) => record.status === status).length;

/** The number of tickets that were set to Resolved on a day, YYYY-MM-DD, and still are. */
export const countResolvedOn = (tickets: readonly Ticket[], day: string): number =>
  tickets.filter(({ status, since }) => status === 'Resolved' && since === day).length;

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
