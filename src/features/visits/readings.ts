import { inFigures } from '../../lib/words.ts';
import { PARAMETERS, type ParameterName, type Range } from '../../company/water.ts';
import { distance } from '../installations/installation.entity.ts';
import type { Visit } from './visit.entity.ts';

/** The ranges that hold at an installation. */
export type Ranges = ReadonlyMap<ParameterName, Range>;

/** More decimals than anybody measures, and fewer than the errors of binary fractions have. */
export const MOST_DECIMALS = 4;

/** A number as it was measured, such as 8.1 or 1,320. */
export const measuredText = (value: number): string => inFigures(value, 0, MOST_DECIMALS);

/** A reading with the decimals that are usual of its parameter, such as 8.10, so that columns of them are read with ease. */
export const readingText = (name: ParameterName, value: number): string =>
  inFigures(value, PARAMETERS[name].decimals, MOST_DECIMALS);

/** A reading with its unit, such as 7.2 dKH. */
export const readingWithUnit = (name: ParameterName, value: number): string =>
  [readingText(name, value), PARAMETERS[name].unit].filter(Boolean).join(' ');

/** A range without its unit, such as 7.8–8.4. */
export const rangeText = ([low, high]: Range): string =>
  `${measuredText(low)}–${measuredText(high)}`;

/** A reading outside of its range; `by`: how far, below 0 under the lower bound. */
export type Outside = {
  readonly name: ParameterName;
  readonly value: number;
  readonly by: number;
};

/** The readings that are outside of their range, in their order. */
export const outsideOf = (
  readings: Iterable<readonly [ParameterName, number]>,
  ranges: Ranges,
): readonly Outside[] =>
  [...readings].flatMap(([name, value]) => {
    const range = ranges.get(name);
    const by = range ? distance(value, range) : 0;
    return by === 0 ? [] : [{ name, value, by }];
  });

/** Where a reading outside of its range is, such as "3.1 above". */
export const outsideText = ({ name, by }: Pick<Outside, 'name' | 'by'>): string =>
  `${readingText(name, Math.abs(by))} ${by > 0 ? 'above' : 'below'}`;

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
    return isFar || isSlip
      ? `${measuredText(last.value)} last time: ${measuredText(value)}?`
      : null;
  }
  const isFar = Math.abs(distance(value, range)) > PARAMETERS[name].jump;
  const isSlip = isFar && shifted(value).some((other) => distance(other, range) === 0);
  return isSlip ? `${rangeText(range)} is usual: ${measuredText(value)}?` : null;
}

/** What a number would be with its decimal point one or two places elsewhere. */
const shifted = (value: number): readonly number[] =>
  value === 0 ? [] : [0.01, 0.1, 10, 100].map((factor) => value * factor);

/** Whether two numbers differ by a tenth at most. */
const isNear = (value: number, last: number): boolean =>
  Math.abs(value - last) <= Math.abs(last) / 10 + ROUNDING;

/** More than the errors of binary fractions, and less than anybody measures. */
const ROUNDING = 1e-9;
