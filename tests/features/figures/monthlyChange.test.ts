import { expect, it } from 'vitest';
import { addedThisMonth, newOnLastMonth } from '../../../src/features/figures/monthlyChange.ts';

const TODAY = '2026-01-15';
const dated = (dates: readonly string[]) => dates.map((creationDate) => ({ creationDate }));

it.each([
  [['2025-12-31', '2026-01-01'], '+1 this month', undefined],
  [['2025-11-30', '2026-01-01', '2026-01-15'], '+2 this month', '+2 on last month'],
  [['2025-12-01', '2025-12-31', '2026-01-02'], '+1 this month', '-1 on last month'],
  [['2025-12-31'], undefined, '-1 on last month'],
  // Nothing is known of last month.
  [['2026-01-01'], undefined, undefined],
  [['2025-12-31', '2026-01-01', ''], undefined, undefined],
  [[], undefined, undefined],
])('records of %j have changed by %s, and what is new by %s', (dates, added, difference) => {
  expect(addedThisMonth(dated(dates), TODAY)).toBe(added);
  expect(newOnLastMonth(dated(dates), TODAY)).toBe(difference);
});
