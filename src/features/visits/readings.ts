import { PARAMETERS, type ParameterName, type Range } from '../../company/water.ts';
import { distance } from '../installations/installation.entity.ts';
import type { Visit } from './visit.entity.ts';

/** A number as it was measured, such as 8.15 or 1,320. */
export const readingText = (value: number): string =>
  value.toLocaleString('en-US', { maximumFractionDigits: DECIMALS }).replace('-', '−');

/** More than anybody measures, and fewer than the errors of binary fractions have. */
const DECIMALS = 4;

/** A range without its unit, such as 7.8–8.4. */
export const rangeText = ([low, high]: Range): string => `${readingText(low)}–${readingText(high)}`;

/** How far a reading is outside of its range, such as "0.6 above 7.8–8.4"; null inside. */
export function outsideText(value: number, range: Range): string | null {
  const by = distance(value, range);
  if (by === 0) return null;
  return `${readingText(Math.abs(by))} ${by > 0 ? 'above' : 'below'} ${rangeText(range)}`;
}

/** A reading of an earlier visit. */
export type LastReading = { readonly value: number; readonly date: string };

/** The latest reading of each parameter; of two visits on one day, that of the one that was recorded later. */
export function lastReadings(visits: readonly Visit[]): ReadonlyMap<ParameterName, LastReading> {
  const last = new Map<ParameterName, LastReading>();
  for (const record of byDay(visits)) {
    for (const name of Object.keys(PARAMETERS) as ParameterName[]) {
      const value = record[name];
      if (value !== '') last.set(name, { value, date: record.date });
    }
  }
  return last;
}

/** Visits in the order of their days; those of a day in that in which they were recorded. */
export const byDay = (visits: readonly Visit[]): readonly Visit[] =>
  visits.toSorted((a, b) => compare(a.date, b.date) || compare(a.id, b.id));

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/**
 * What to ask about a reading that may be a slip, such as "7.2 last time: 72?"; null when it is likely. It is one when it is far
 * from the last one, or when it is outside of its range and would be as usual with its decimal point elsewhere.
 */
export function doubtAbout(
  name: ParameterName,
  value: number,
  range: Range,
  last: LastReading | undefined,
): string | null {
  if (last !== undefined) {
    const isFar = Math.abs(value - last.value) > PARAMETERS[name].jump + ROUNDING;
    const isSlip =
      distance(value, range) !== 0 && shifted(value).some((other) => isNear(other, last.value));
    return isFar || isSlip ? `${readingText(last.value)} last time: ${readingText(value)}?` : null;
  }
  const isFar = Math.abs(distance(value, range)) > PARAMETERS[name].jump;
  const isSlip = isFar && shifted(value).some((other) => distance(other, range) === 0);
  return isSlip ? `${rangeText(range)} is usual: ${readingText(value)}?` : null;
}

/** What a number would be with its decimal point one or two places elsewhere. */
const shifted = (value: number): readonly number[] =>
  value === 0 ? [] : [0.01, 0.1, 10, 100].map((factor) => value * factor);

/** Whether two numbers differ by a tenth at most. */
const isNear = (value: number, last: number): boolean =>
  Math.abs(value - last) <= Math.abs(last) / 10 + ROUNDING;

/** More than the errors of binary fractions, and less than anybody measures. */
const ROUNDING = 1e-9;
