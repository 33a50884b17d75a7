import { expect, it } from 'vitest';
import {
  dateAndTime,
  dayIn,
  formatDateAndTime,
  timeAgo,
  timeOfDay,
  today,
} from '../../src/lib/dates.ts';
import { clauses } from '../specification/clauses.ts';

it('today is the local date, also just after midnight', clauses('S4-20'), () => {
  expect(today(new Date(2026, 0, 5, 0, 5))).toBe('2026-01-05');
  expect(today(new Date(2026, 11, 31, 23, 59))).toBe('2026-12-31');
});

it('the day of a place is that of its clock, whatever that of this machine', () => {
  expect(dayIn(4, Date.UTC(2026, 10, 25, 19, 59))).toBe('2026-11-25');
  expect(dayIn(4, Date.UTC(2026, 10, 25, 20, 0))).toBe('2026-11-26');
  expect(dayIn(4, Date.UTC(2027, 11, 31, 20, 0))).toBe('2028-01-01');
});

it('times of day have two digits for hours and minutes, in local time', () => {
  expect(timeOfDay(new Date(2026, 0, 5, 9, 7).getTime())).toBe('09:07');
  expect(timeOfDay(new Date(2026, 0, 5, 23, 59, 59).getTime())).toBe('23:59');
  expect(dateAndTime(new Date(2026, 0, 5, 0, 5).getTime())).toBe('2026-01-05, 00:05');
});

it.each([
  [0, 'just now'],
  [59_000, 'just now'],
  [60_000, '1 min ago'],
  [3_600_000, '1 h ago'],
  [86_400_000, '1 d ago'],
  [6.9 * 86_400_000, '6 d ago'],
  [7 * 86_400_000, '2026-06-08'],
  [-5_000, 'just now'],
])('a time %d ms ago reads %s', (elapsed, text) => {
  const now = new Date(2026, 5, 15, 12).getTime();
  expect(timeAgo(now - elapsed, now)).toBe(text);
});

it.each([
  ['2026-11-05T14:05', '05 Nov 2026, 14:05'],
  ['2026-11-05', '2026-11-05'],
  ['2026-11-05T14:05:30', '2026-11-05T14:05:30'],
  ['on Monday', 'on Monday'],
])('the moment %s is shown as %s', (stored, text) => {
  expect(formatDateAndTime(stored)).toBe(text);
});
