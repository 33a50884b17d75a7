import { expect, it } from 'vitest';
import { addDays } from '../../src/lib/calendar.ts';
import { formatDate, weekday } from '../../src/lib/dates.ts';
import { countText, digits, inFigures } from '../../src/lib/words.ts';

/** Numbers of all sizes and with up to six decimals, the same in each run. */
const NUMBERS = Array.from({ length: 2_000 }, (_, index) => {
  const size = 10 ** ((index % 17) - 3);
  const part = ((index * 7_919) % 1_999_993) / 1_999_993 - 0.5;
  return Number((part * size).toFixed(index % 7));
});

it.each([
  [0, 3],
  [0, 0],
  [2, 2],
  [2, 6],
  [1, 4],
])('numbers read as the platform writes them, with %d to %d decimals', (least, most) => {
  const options = { minimumFractionDigits: least, maximumFractionDigits: most } as const;
  // Which writes -0 of what rounds to nothing.
  const expected = (number: number) =>
    number.toLocaleString('en-US', options).replace(/^-(?=[0.]+$)/, '');
  const some = [...NUMBERS, 0, -0, 0.5, 1.005, -2.675, 1e-7, 999.9995, 1e15, 123_456_789.12];
  for (const number of some) expect(digits(number, least, most)).toBe(expected(number));
});

it('days read as the platform writes them', () => {
  const options = { day: '2-digit', month: 'short', year: 'numeric', timeZone: 'UTC' } as const;
  for (let day = '2027-12-31'; day < '2029-01-02'; day = addDays(day, 1)) {
    const date = new Date(day);
    expect(formatDate(day)).toBe(date.toLocaleDateString('en-GB', options));
    expect(weekday(day)).toBe(
      date.toLocaleDateString('en-GB', { weekday: 'long', timeZone: 'UTC' }),
    );
  }
});

it('what is counted is said in figures, with a real minus sign', () => {
  expect([countText(1, 'row'), countText(0, 'row'), countText(1_200, 'row')]).toEqual([
    '1 row',
    '0 rows',
    '1,200 rows',
  ]);
  expect(inFigures(-1_234.5)).toBe('−1,234.5');
});
