import { ticket } from '../../../src/features/service/ticket.entity.ts';
import { changes, defineCase, records } from '../entityCase.ts';

export default defineCase(ticket, {
  titles: ['New Ticket', 'Edit Ticket', 'Create'],
  activity: ['created ticket', 'updated ticket'],
  subject: ({ ticketId }) => `#${ticketId}`,
  numbers: { prefix: '', highest: 9_999 },
  fields: {
    ticketId: ['Ticket ID', 'read-only text', /^(0|[1-9]\d{0,3})$/],
    customer: ['Customer', 'text', '', 'Sidra', 'Dune'],
    issue: ['Issue', 'several lines', '', 'The pump hums.\nSince Monday.', 'Quiet again'],
    assigned: [
      'Assigned To',
      'one of Omar Farouk | Priya Nair | Jonas Lindqvist | Mariam Saeed',
      'Omar Farouk',
      'Priya Nair',
      'Mariam Saeed',
    ],
    status: [
      'Status',
      'one of New | In Progress | On Hold | Resolved | Closed',
      'New',
      'In Progress',
      'Resolved',
    ],
    reported: ['Reported', 'datetime-local', '', '2026-11-05T14:05', '2026-11-06T00:00'],
    priority: ['Priority', 'one of Low | Normal | High | Urgent', 'Normal', 'High', 'Urgent'],
    phone: ['Site Phone', 'tel', '', '050 123 4567', '+971 4 555 0100'],
    site: ['Site Address', 'several lines', '', 'Villa 4\nPalm Jumeirah', 'Marina Walk'],
    archived: ['Archived', 'set by the app', ''],
  },
  page: {
    title: 'Service & Maintenance',
    buttons: ['New Ticket'],
    seeds: records(ticket, [
      { ticketId: '7', customer: 'Sidra', issue: 'Hum', assigned: 'Priya Nair', status: 'New' },
      { ticketId: '4711', status: 'In Progress', assigned: 'Somebody else' },
      { ticketId: '30', status: 'On Hold' },
      { ticketId: '31', status: 'Resolved' },
      { ticketId: '32', status: 'Closed' },
      { ticketId: '33' },
    ]),
    cards: { 'New Tickets': '2', 'In Progress': '1', 'On Hold': '1', 'Resolved Today': '2' },
    tags: { 'Resolved Today': 'Sample' },
    panel: 'All Tickets',
    rows: [
      ['Ticket ID', 'Customer', 'Issue', 'Assigned To', 'Status'],
      ['#33', '', '', 'Omar Farouk', 'New'],
      ['#32', '', '', 'Omar Farouk', 'Closed'],
      ['#31', '', '', 'Omar Farouk', 'Resolved'],
      ['#30', '', '', 'Omar Farouk', 'On Hold'],
      ['#4711', '', '', 'Somebody else', 'In Progress'],
      ['#7', 'Sidra', 'Hum', 'Priya Nair', 'New'],
    ],
    badges: [
      ['New', 'blue'],
      ['Closed', 'green'],
      ['Resolved', 'purple'],
      ['On Hold', 'gray'],
      ['In Progress', 'yellow'],
      ['New', 'blue'],
    ],
    change: {
      writes: changes(ticket, 'r0', { status: 'On Hold' }),
      cards: { 'New Tickets': '1', 'On Hold': '2' },
    },
  },
});
