import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  dateAndTime,
  formatDateAndTime,
  formatMoment,
  timeAgo,
  timeOfDay,
  today,
} from '../../src/lib/dates.ts';
import { clauses } from '../specification/clauses.ts';

describe.each(['UTC', 'America/Los_Angeles', 'Asia/Dubai', 'Pacific/Auckland'])(
  'on a device in %s',
  (zone) => {
    beforeEach(() => void vi.stubEnv('TZ', zone));
    afterEach(() => void vi.unstubAllEnvs());

    it('today is the date at the company, also just after midnight', clauses('S4-20'), () => {
      expect(today(new Date('2026-11-25T19:59:00Z'))).toBe('2026-11-25');
      expect(today(new Date('2026-11-25T20:00:00Z'))).toBe('2026-11-26');
      expect(today(new Date('2027-12-31T20:00:00Z'))).toBe('2028-01-01');
    });

    it('times have two digits for hours and minutes, at the company', () => {
      const moment = Date.parse('2026-11-05T05:07:59Z');
      expect(timeOfDay(moment)).toBe('09:07');
      expect(dateAndTime(moment)).toBe('2026-11-05, 09:07');
      expect(formatMoment(moment)).toBe('05 Nov 2026, 09:07');
    });
  },
);

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
