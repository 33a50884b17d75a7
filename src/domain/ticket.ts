import type { BadgeColors, StatusOf } from '../lib/badgeColors.ts';
import { defineEntity, type RecordOf } from './entity.ts';
import { generated, openSelect, text, statusField } from './field.ts';

export const TICKET_COLORS = {
  New: 'blue',
  'In Progress': 'yellow',
  'On Hold': 'gray',
  Resolved: 'purple',
  Closed: 'green',
} as const satisfies BadgeColors;

/** Who can be asked to attend; sample names that the company replaces. The first is the default. */
export const ASSIGNEES = ['Omar Farouk', 'Priya Nair', 'Jonas Lindqvist', 'Mariam Saeed'] as const;

export const ticket = defineEntity({
  path: 'service/tickets',
  fields: {
    ticketId: generated('Ticket ID', () => '', 9999),
    customer: text('Customer'),
    issue: text('Issue', 'multiline'),
    assigned: openSelect('Assigned To', ASSIGNEES),
    status: statusField('Status', TICKET_COLORS, 'New'),
  },
  titles: { create: 'New Ticket', edit: 'Edit Ticket', submit: 'Create' },
  activity: {
    created: 'created ticket',
    updated: 'updated ticket',
    subject: ({ ticketId }) => `#${ticketId}`,
  },
});

export type Ticket = RecordOf<typeof ticket>;

/** Still waiting for work: New or In Progress (specification, section 4). */
export const isOpen = ({ status }: Ticket): boolean => status === 'New' || status === 'In Progress';

/** How many tickets have a status. */
export const countWithStatus = (
  tickets: readonly Ticket[],
  status: StatusOf<typeof TICKET_COLORS>,
): number => tickets.filter((candidate) => candidate.status === status).length;
