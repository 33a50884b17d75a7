import { ASSIGNEES } from '../../company/assignees.ts';
import type { BadgeColors, StatusOf } from '../../lib/badgeColors.ts';
import { defineEntity, type RecordOf } from '../../model/entity.ts';
import { generated } from '../../model/documentNumber.ts';
import { openSelect, optional, partyName, statusField, text } from '../../model/field.ts';
import { regularNoun } from '../../lib/plural.ts';

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
  },
  sinceField: 'status',
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
