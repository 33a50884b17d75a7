import { describe, expect, it } from 'vitest';
import { initialDraft, parseRecord } from '../../src/domain/entity.ts';
import {
  ASSIGNEES,
  TICKET_COLORS,
  countWithStatus,
  isOpen,
  ticket,
  type Ticket,
} from '../../src/domain/ticket.ts';

const stored = (status: unknown): Ticket => parseRecord(ticket, 't', { status });

describe('a ticket', () => {
  it.each([
    ['New', 'blue', true],
    ['In Progress', 'yellow', true],
    ['On Hold', 'gray', false],
    ['Resolved', 'purple', false],
    ['Closed', 'green', false],
  ] as const)('that is %s is %s; open: %s', (status, tone, open) => {
    expect(TICKET_COLORS[status]).toBe(tone);
    expect(isOpen(stored(status))).toBe(open);
  });

  it('has its statuses in this order', () => {
    expect(Object.keys(TICKET_COLORS).join(', ')).toBe(
      'New, In Progress, On Hold, Resolved, Closed',
    );
  });

  it.each([
    ['no status, which is New', undefined, true],
    ['a status outside the vocabulary', 'Parked', false],
    ['a status in other letters', 'new', false],
  ])('with %s is open: %s', (_, status, open) => {
    expect(isOpen(stored(status))).toBe(open);
  });

  it('goes to the first of four people unless somebody else is chosen', () => {
    expect(ASSIGNEES).toHaveLength(4);
    expect(initialDraft(ticket, []).assigned).toBe(ASSIGNEES[0]);
    expect(stored('New').assigned).toBe(ASSIGNEES[0]);
  });

  it('has a number up to 9999 as text, also when all but a few are taken', () => {
    const free = ['0', '500', '9999'];
    const taken = Array.from({ length: 10_000 }, (_, place) => String(place))
      .filter((number) => !free.includes(number))
      .map((ticketId) => parseRecord(ticket, ticketId, { ticketId }));
    expect(free).toContain(initialDraft(ticket, taken).ticketId);
  });
});

describe('counting tickets', () => {
  it.each([
    ['New', 3],
    ['In Progress', 1],
    ['On Hold', 0],
    ['Resolved', 0],
    ['Closed', 1],
  ] as const)('that are %s gives %d', (status, count) => {
    const tickets = ['New', 'New', undefined, 'In Progress', 'Closed', 'Parked'].map(stored);
    expect(countWithStatus(tickets, status)).toBe(count);
    expect(countWithStatus([], status)).toBe(0);
  });
});
