import { expect, it } from 'vitest';
import { initialDraft } from '../../../src/records/model/draft.ts';
import { parseRecord } from '../../../src/records/model/entity.ts';
import {
  countResolvedOn,
  countWithStatus,
  isOpen,
  ticket,
  type Ticket,
} from '../../../src/features/service/ticket.entity.ts';
import { clauses } from '../../specification/clauses.ts';

const ticketWith = (status: unknown): Ticket => parseRecord(ticket, 't', { status });

it.each([
  ['New', true],
  ['In Progress', true],
  ['On Hold', false],
  ['Resolved', false],
  ['Closed', false],
  [undefined, true],
  ['Parked', false],
  ['new', false],
])('a ticket with the status %s is open: %s', clauses('S4-13 S9-5'), (status, open) => {
  expect(isOpen(ticketWith(status))).toBe(open);
});

it('a new ticket has an unused number up to 9999 as text', clauses('S3-11'), () => {
  const free = ['0', '500', '9999'];
  const taken = Array.from({ length: 10_000 }, (_, number) => String(number))
    .filter((number) => !free.includes(number))
    .map((ticketId) => parseRecord(ticket, ticketId, { ticketId }));
  expect(free).toContain(initialDraft(ticket, taken).ticketId);
});

it.each([
  ['New', 3],
  ['In Progress', 1],
  ['On Hold', 0],
  ['Closed', 1],
] as const)('tickets with the status %s are counted: %d', (status, count) => {
  const tickets = ['New', 'New', undefined, 'In Progress', 'Closed', 'Parked'].map(ticketWith);
  expect(countWithStatus(tickets, status)).toBe(count);
});

it('counts the tickets that were resolved on a day and still are', () => {
  const tickets = [
    { status: 'Resolved', since: '2026-03-01' },
    { status: 'Resolved', since: '2026-02-28' },
    { status: 'Resolved' },
    { status: 'Closed', since: '2026-03-01' },
  ].map((stored, index) => parseRecord(ticket, `t${index}`, stored));
  expect(countResolvedOn(tickets, '2026-03-01')).toBe(1);
});
