import { expect, it } from 'vitest';
import { daysBetween, lastMonths, monthOf } from '../../src/lib/calendar.ts';

it.each([
  ['2026-11-22', '2026-11-22', 0],
  ['2026-11-21', '2026-11-22', 1],
  ['2026-11-23', '2026-11-22', -1],
  ['2026-02-28', '2026-03-01', 1],
  ['2024-02-29', '2024-03-01', 1],
  ['2025-12-31', '2026-01-01', 1],
  ['2026-11-21', '2026-12-31', 40],
  ['1900-01-01', '2026-11-22', 46_346],
  ['9999-12-31', '2026-11-22', -2_912_117],
])('from %s to %s it is %d days', (from, to, days) => {
  expect(daysBetween(from, to)).toBe(days);
});

it.each([
  '',
  ' ',
  'tomorrow',
  '2026-02-29',
  '2026-02-30',
  '2026-13-01',
  '2026-00-10',
  '2026-11-00',
  '2026-1-5',
  '22/11/2026',
  '2026-11-22T10:00',
  '0026-11-22',
  '1899-12-31',
  '12026-11-22',
  '٢٠٢٦-١١-٢٢',
])('%j is no date', (text) => {
  expect(monthOf(text)).toBeNull();
  expect(daysBetween(text, '2026-11-22')).toBeNull();
  expect(daysBetween('2026-11-22', text)).toBeNull();
});

it('a date is in its month', () => {
  expect(monthOf('2026-11-22')).toBe('2026-11');
});

it('the last months end with that of the day, also across the end of a year', () => {
  expect(lastMonths('2026-02-28', 4)).toEqual(['2025-11', '2025-12', '2026-01', '2026-02']);
  expect(lastMonths('2026-12-31', 2)).toEqual(['2026-11', '2026-12']);
  expect(lastMonths('2026-01-01', 1)).toEqual(['2026-01']);
});
