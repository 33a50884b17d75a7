import { describe, expect, it } from 'vitest';
import { timeAxis, valueAxis } from '../../../src/features/logbook/chartScale.ts';

const at = (day: string): number => Date.parse(day);
const days = (times: readonly number[]) =>
  times.map((time) => new Date(time).toISOString().slice(0, 10));

describe('the value axis of a chart', () => {
  it.each([
    ['inside', [7.9, 8.1], [7.8, 8.4]],
    ['above', [7.9, 9.9], [7.8, 8.4, 9.9]],
    ['below', [6.9, 8.1], [6.9, 7.8, 8.4]],
    ['on both sides', [3, 12], [3, 7.8, 12]],
  ])(
    'holds the readings and their range, and names its bounds and what is %s',
    (_, values, ticks) => {
      const axis = valueAxis(
        values.map((value) => ({ time: 0, value })),
        [7.8, 8.4],
      );
      for (const value of [...values, 7.8, 8.4]) {
        expect(value).toBeGreaterThanOrEqual(axis.domain[0]);
        expect(value).toBeLessThanOrEqual(axis.domain[1]);
      }
      expect(axis.ticks).toEqual(ticks);
    },
  );

  it('leaves no room below zero', () => {
    expect(valueAxis([{ time: 0, value: 0.02 }], [0, 0.05]).domain[0]).toBe(0);
  });

  it('has a height with one bound only', () => {
    const [bottom, top] = valueAxis([{ time: 0, value: 7 }], [7, 7]).domain;
    expect(top).toBeGreaterThan(bottom);
  });
});

describe('the time axis of a chart', () => {
  it('names the first days of some months of a year', () => {
    const { ticks, areMonths } = timeAxis(at('2025-11-27'), at('2026-11-19'));
    expect(areMonths).toBe(true);
    expect(days(ticks)).toEqual(['2026-01-01', '2026-04-01', '2026-07-01', '2026-10-01']);
  });

  it('names its two days where it is short, and one day has a width', () => {
    expect(days(timeAxis(at('2026-11-05'), at('2026-12-02')).ticks)).toEqual([
      '2026-11-05',
      '2026-12-02',
    ]);
    const { domain, ticks } = timeAxis(at('2026-11-05'), at('2026-11-05'));
    expect(days(ticks)).toEqual(['2026-11-05']);
    expect(domain[1]).toBeGreaterThan(domain[0]);
  });
});
