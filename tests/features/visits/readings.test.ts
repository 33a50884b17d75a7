import { expect, it } from 'vitest';
import type { ParameterName } from '../../../src/company/water.ts';
import type { Range } from '../../../src/company/water.ts';
import {
  doubtAbout,
  lastReadings,
  outsideOf,
  outsideText,
  rangeText,
} from '../../../src/features/visits/readings.ts';
import { visit } from '../../../src/features/visits/visit.entity.ts';
import { parseRecord } from '../../../src/records/model/entity.ts';

it.each([
  [8.4, []],
  [7.8, []],
  [8.9, ['0.50 above']],
  [7.7, ['0.10 below']],
  [8.4004, ['0.0004 above']],
])('of a pH of %d, it is said in words how far it is outside', (value, texts) => {
  const outside = outsideOf([['ph', value]], new Map([['ph', [7.8, 8.4]]]));
  expect(outside.map(outsideText)).toEqual(texts);
});

it('thousands are grouped, and what is below zero has a true minus', () => {
  expect(rangeText([1250, 1400])).toBe('1,250–1,400');
  expect(rangeText([-2, -1])).toBe('−2–−1');
});

const RANGES: Partial<Record<ParameterName, Range>> = {
  ph: [7.8, 8.4],
  salinity: [34, 36],
  calcium: [380, 450],
  nitrate: [1, 15],
  phosphate: [0.01, 0.1],
};

const asked = (name: ParameterName, value: number, last?: number): string | null =>
  doubtAbout(
    name,
    value,
    RANGES[name] ?? [0, 0.05],
    last === undefined ? undefined : { value: last, date: '2026-11-19' },
  );

it.each<[string, ParameterName, number, number | undefined, string | null]>([
  ['far from the last one', 'ph', 72, 7.2, '7.2 last time: 72?'],
  ['as far as is usual', 'ph', 8.4, 7.6, null],
  ['a little further', 'ph', 8.41, 7.6, '7.6 last time: 8.41?'],
  ['a decimal point too far right', 'phosphate', 0.5, 0.05, '0.05 last time: 0.5?'],
  ['a decimal point too far left', 'salinity', 3.5, 35, '35 last time: 3.5?'],
  ['outside, but no slip', 'nitrate', 22, 14, null],
  ['outside, the first time', 'nitrate', 22, undefined, null],
  ['a slip the first time', 'ph', 82, undefined, '7.8–8.4 is usual: 82?'],
  ['a large number the first time', 'calcium', 4200, undefined, '380–450 is usual: 4,200?'],
  ['nothing, after nothing', 'ammonia', 0, 0, null],
])('a reading that is %s: %s %d after %s asks %s', (_, name, value, last, question) => {
  expect(asked(name, value, last)).toBe(question);
});

it('the last reading of each parameter is that of the latest day, however late its visit was recorded', () => {
  const visits = [
    ['-A', '2026-11-19', { ph: 8, nitrate: 5 }],
    ['-B', '2026-11-26', { ph: 8.2 }],
    ['-C', '2026-11-12', { ph: 7.9, calcium: 400, nitrate: 9 }],
    ['-D', '2026-11-26', { temperature: 0 }],
  ] as const;
  const last = lastReadings(
    visits.map(([id, date, readings]) => parseRecord(visit, id, { date, ...readings })),
  );
  expect(Object.fromEntries(last)).toEqual({
    ph: { value: 8.2, date: '2026-11-26' },
    nitrate: { value: 5, date: '2026-11-19' },
    calcium: { value: 400, date: '2026-11-12' },
    temperature: { value: 0, date: '2026-11-26' },
  });
});
