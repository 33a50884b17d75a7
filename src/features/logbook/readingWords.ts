import { PARAMETERS, type ParameterName, type Range } from '../../company/water.ts';
import { distance } from '../installations/installation.entity.ts';
import { readingsOf, type Visit } from '../visits/visit.entity.ts';

/** The ranges that hold at an installation. */
export type Ranges = ReadonlyMap<ParameterName, Range>;

/** The most decimals that are shown: what was measured more exactly than is usual stays as it is. */
const MOST_DECIMALS = 3;

/** A reading as a number with the usual decimals, such as `8.10`. */
export const readingText = (name: ParameterName, value: number): string =>
  value
    .toLocaleString('en-US', {
      minimumFractionDigits: PARAMETERS[name].decimals,
      maximumFractionDigits: MOST_DECIMALS,
    })
    .replace('-', '−');

/** A reading with its unit, such as `7.2 dKH`. */
export const readingWithUnit = (name: ParameterName, value: number): string =>
  [readingText(name, value), PARAMETERS[name].unit].filter(Boolean).join(' ');

/** A reading outside of its range; `by`: how far, below 0 under the lower bound. */
export type Outside = {
  readonly name: ParameterName;
  readonly value: number;
  readonly by: number;
};

/** The readings of a visit that are outside of their range, in the order of the parameters. */
export const outsideOf = (record: Visit, ranges: Ranges): readonly Outside[] =>
  readingsOf(record).flatMap(([name, value]) => {
    const range = ranges.get(name);
    const by = range ? distance(value, range) : 0;
    return by === 0 ? [] : [{ name, value, by }];
  });

/** Where a reading outside of its range is, such as `3.1 above`. */
export const outsideText = ({ name, by }: Pick<Outside, 'name' | 'by'>): string =>
  `${readingText(name, Math.abs(by))} ${by > 0 ? 'above' : 'below'}`;

/** How a reading has changed, such as `+0.3`; `±0` where it has not. */
export function changeText(name: ParameterName, from: number, to: number): string {
  const change = Number((to - from).toFixed(MOST_DECIMALS));
  if (change === 0) return '±0';
  return change > 0 ? `+${readingText(name, change)}` : readingText(name, change);
}
