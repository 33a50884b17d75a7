import { expect, it } from 'vitest';
import { parseRecord } from '../../../src/records/model/entity.ts';
import {
  daysWaiting,
  isAssignedTo,
  isPressing,
  reportedAt,
  ticket,
} from '../../../src/features/service/ticket.entity.ts';

it.each([
  ['Layla Haddad', 'Layla Haddad', true],
  [' layla HADDAD ', 'Layla Haddad', true],
  ['Layla', 'Layla Haddad', false],
  ['Layla Haddad', '', false],
  [' ', '', false],
])('a ticket assigned to %j is that of %j: %s', (assigned, name, isTheirs) => {
  expect(isAssignedTo(parseRecord(ticket, 't', { assigned }), name)).toBe(isTheirs);
});

it.each([
  [undefined, 'Normal', false],
  ['Low', 'Low', false],
  ['High', 'High', true],
  ['Urgent', 'Urgent', true],
  ['Later', 'Later', false],
])('a ticket with the priority %s has %s, and is pressing: %s', (stored, priority, pressing) => {
  const parsed = parseRecord(ticket, 't', { priority: stored });
  expect(parsed.priority).toBe(priority);
  expect(isPressing(parsed)).toBe(pressing);
});

it.each([
  ['2026-11-05T14:05', new Date(2026, 10, 5, 14, 5).getTime()],
  ['2026-11-05', null],
  ['2026-13-05T14:05', null],
  ['', null],
])('a ticket reported at %j was reported at %s', (reported, time) => {
  expect(reportedAt(parseRecord(ticket, 't', { reported }))).toBe(time);
});

it.each([
  ['2026-11-05T14:05', '2026-11-09', 5],
  ['', '2026-11-09', 1],
  ['2026-13-05T14:05', '2026-11-09', 1],
  ['', '', null],
])(
  'a ticket reported at %j and created on %j has waited %s days',
  (reported, creationDate, days) => {
    const parsed = parseRecord(ticket, 't', { reported, creationDate });
    expect(daysWaiting(parsed, '2026-11-10')).toBe(days);
  },
);
